import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link'
import { FormattedMessage } from 'react-intl'

import { ExternalIcon } from '~/design/icons/first-icons'

import { VisuallyHidden } from './VisuallyHidden'

export type LinkProps = MuiLinkProps & {
  /** Leaves the app: opens a new tab and says so. */
  external?: boolean
}

export function Link({ external = false, children, ...props }: LinkProps) {
  if (!external) return <MuiLink {...props}>{children}</MuiLink>
  return (
    <MuiLink {...props} target="_blank" rel="noopener noreferrer">
      {children} <ExternalIcon size={14} />
      <VisuallyHidden>
        <FormattedMessage id="common.newWindow" />
      </VisuallyHidden>
    </MuiLink>
  )
}
