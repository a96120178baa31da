import MuiButton, { type ButtonProps as MuiButtonProps, type ButtonTypeMap } from '@mui/material/Button'
import type { ExtendButtonBase } from '@mui/material/ButtonBase'

import { TextElement } from '~/i18n/TextElement'

/** The build leaves out MUI's spinner (`scripts/stand-ins`): use `SubmitButton` for a pending state. */
type NeverWaits = { loading?: never; loadingIndicator?: never; loadingPosition?: never }

export type ButtonProps = Omit<MuiButtonProps, keyof NeverWaits>

/** Contained and primary by default; also `color="neutral"`, `"error"` and `variant="outlined"`, `"text"`. */
export const Button = (({ children, ...props }: ButtonProps) => (
  <MuiButton {...props}>
    <TextElement>{children}</TextElement>
  </MuiButton>
)) as ExtendButtonBase<ButtonTypeMap<NeverWaits>>
