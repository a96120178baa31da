import { useRouterState } from '@tanstack/react-router'

/** Whether the page of this address is shown: nothing on it leads to it. A link to it stays until it has arrived. */
export const useIsHere = (to: string): boolean =>
  useRouterState({ select: ({ location, resolvedLocation = location }) => resolvedLocation.pathname === to })
