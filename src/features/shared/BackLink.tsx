import { createLink } from '@tanstack/react-router'

import { ArrowLeftIcon } from '~/design/icons/icons'
import { Link, type LinkProps } from '~/design/layout/Link'

/** Above the title of a page: leads to the page before it. */
export const BackLink = createLink(({ children, ...props }: LinkProps) => (
  <Link {...props} sx={LOOK}>
    <ArrowLeftIcon size={16} />
    {children}
  </Link>
))

const LOOK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  mb: 1,
  '@media print': { display: 'none' },
} as const
