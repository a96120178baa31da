import MuiButton, { type ButtonTypeMap, type ButtonProps as MuiButtonProps } from '@mui/material/Button'
import type { ExtendButtonBase } from '@mui/material/ButtonBase'
import type { ComponentProps } from 'react'

import { useLinkClass } from '~/design/layout/Link'
import { TextElement } from '~/i18n/intl'

/** The build leaves out MUI's spinner (`scripts/stand-ins`): use `SubmitButton` for a pending state. */
type NeverWaits = { loading?: never; loadingIndicator?: never; loadingPosition?: never }

export type ButtonProps = Omit<MuiButtonProps, keyof NeverWaits>

/** Contained and primary by default; also `color="neutral"`, `"error"` and `variant="outlined"`, `"text"`. */
export const Button = (({ children, ...props }: ButtonProps) => (
  <MuiButton {...props}>
    <TextElement>{children}</TextElement>
  </MuiButton>
)) as ExtendButtonBase<ButtonTypeMap<NeverWaits>>

type LinkButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className' | 'color'> & {
  /** `inherit`: the colour of the surrounding text instead of the primary colour. */
  color?: 'inherit'
}

/** A button that looks like a link, for use in a sentence. */
export const LinkButton = ({ color, ...props }: LinkButtonProps) => (
  <button {...props} className={useLinkClass()} type="button" data-color={color} />
)
