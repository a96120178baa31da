import { createLink } from '@tanstack/react-router'

import { ArrowLeftIcon } from '~/design/icons/icons'
import { Link, type LinkProps } from '~/design/layout/Link'
import { TextElement } from '~/i18n/intl'

/** Stands above a page title and leads to the parent page. */
export const BackLink = createLink(({ children, ...props }: LinkProps) => (
  <Link {...props} sx={LOOK}>
    <ArrowLeftIcon size={16} />
    <TextElement>{children}</TextElement>
  </Link>
))

const LOOK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  mb: 1,
  '@media print': { display: 'none' },
} as const
