import { useRouterState } from '@tanstack/react-router'

/** Whether the page of this address is shown: nothing on it leads to it. */
export const useIsHere = (to: string): boolean => useRouterState({ select: ({ location }) => location.pathname === to })
