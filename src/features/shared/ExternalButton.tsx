import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { ExternalIcon } from '~/design/icons/first-icons'
import { Button } from '~/design/inputs/Button'
import { VisuallyHidden } from '~/design/layout/VisuallyHidden'

type ExternalButtonProps = { href: string; primary?: boolean; small?: boolean; children: ReactNode }

/** Opens an external page in a new tab without opener, and says so (SUB-07, C281). */
export function ExternalButton({ href, primary = false, small = false, children }: ExternalButtonProps) {
  return (
    <Button
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      size={small ? 'small' : 'medium'}
      variant={primary ? 'contained' : 'outlined'}
      color={primary ? 'primary' : 'neutral'}
      endIcon={<ExternalIcon />}
    >
      {children}
      <VisuallyHidden>
        {' '}
        <FormattedMessage id="common.newTab" />
      </VisuallyHidden>
    </Button>
  )
}
