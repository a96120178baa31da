import { createLink } from '@tanstack/react-router'

import { Button } from '~/design/inputs/Button'
import { Link } from '~/design/layout/Link'

/** A link to a page of this app: typed addresses, no page load. */
export const AppLink = createLink(Link)

/** The same, where going there is the next step. */
export const ButtonLink = createLink(Button)
