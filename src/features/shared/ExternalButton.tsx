import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { ExternalIcon } from '~/design/icons/first-icons'
import { Button, type ButtonProps } from '~/design/inputs/Button'
import { VisuallyHidden } from '~/design/layout/Text'
import { TextElement } from '~/i18n/intl'

type ExternalButtonProps = Pick<ButtonProps, 'size' | 'fullWidth'> & {
  href: string
  primary?: boolean
  children: ReactNode
}

/** Opens an external page in a new tab without opener, and says so (SUB-07). */
export function ExternalButton({ href, primary = false, children, ...look }: ExternalButtonProps) {
  return (
    <Button
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant={primary ? 'contained' : 'outlined'}
      color={primary ? 'primary' : 'neutral'}
      endIcon={<ExternalIcon />}
      {...look}
    >
      <TextElement>{children}</TextElement>
      <VisuallyHidden>
        {' '}
        <FormattedMessage id="common.newTab" />
      </VisuallyHidden>
    </Button>
  )
}
