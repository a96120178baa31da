import { createLink } from '@tanstack/react-router'

import { Button } from '~/design/inputs/Button'
import { Link } from '~/design/layout/Link'

/** A link inside the app: typed routes, no page load. */
export const AppLink = createLink(Link)

/** The same as a button. */
export const ButtonLink = createLink(Button)
