import type { SxProps, Theme } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'

import { ExternalIcon } from '~/design/icons/first-icons'
import { TextElement } from '~/i18n/TextElement'

import { useLinkClass } from './use-link-class'
import { VisuallyHidden } from './VisuallyHidden'

export type LinkProps = Omit<ComponentProps<'a'>, 'color'> & {
  /** `inherit`: the colour of the surrounding text instead of the primary colour. */
  color?: 'inherit'
  /** Underlined by default. */
  underline?: 'hover' | 'none'
  /** Leaves the app: opens a new tab and says so. `unmarked`: without the icon, for a column of such links. */
  external?: boolean | 'unmarked'
  sx?: SxProps<Theme>
}

export function Link({ external = false, color, underline, className, sx, children, ...props }: LinkProps) {
  const look = { ...props, className: useLinkClass(className, sx), 'data-color': color, 'data-underline': underline }
  if (!external) return <a {...look}>{children}</a>
  return (
    <a {...look} target="_blank" rel="noopener noreferrer">
      <TextElement>{children}</TextElement>
      {external !== 'unmarked' && (
        <span>
          {' '}
          <ExternalIcon size={14} />
        </span>
      )}
      <VisuallyHidden>
        {' '}
        <FormattedMessage id="common.newTab" />
      </VisuallyHidden>
    </a>
  )
}
