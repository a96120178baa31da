import { createLink, useRouterState } from '@tanstack/react-router'

import { Button } from '~/design/inputs/Button'
import { Link } from '~/design/layout/Link'

/** A link inside the app: typed routes, no page load. */
export const AppLink = createLink(Link)

/** The same as a button. */
export const ButtonLink = createLink(Button)

/** Whether this page is shown, so that nothing on it links to it. A link to it stays until the navigation has ended. */
export const useIsHere = (to: string): boolean =>
  useRouterState({ select: ({ location, resolvedLocation = location }) => resolvedLocation.pathname === to })
