import type { Decorator } from '@storybook/react-vite'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'

/** For screens whose links need a router. For screens with guards and data, use `Screen`. */
export const withRouter: Decorator = (Story) => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return (
    <RouterContextProvider router={router as never}>
      <Story />
    </RouterContextProvider>
  )
}
