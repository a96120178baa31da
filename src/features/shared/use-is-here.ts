import { useRouterState } from '@tanstack/react-router'

/** Whether this page is shown, so that nothing on it links to it. A link to it stays until the navigation has ended. */
export const useIsHere = (to: string): boolean =>
  useRouterState({ select: ({ location, resolvedLocation = location }) => resolvedLocation.pathname === to })
