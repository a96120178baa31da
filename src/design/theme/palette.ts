import type { PaletteOptions } from '@mui/material/styles'

import { darkTokens, lightTokens } from './tokens'

type Tokens = typeof lightTokens
type Tone = Tokens['warning'] | Tokens['primary']

const tone = ({ main, hover, on, ...rest }: Tone) => ({ main, light: main, dark: hover, contrastText: on, ...rest })

const palette = (tokens: Tokens): PaletteOptions => ({
  primary: tone(tokens.primary),
  secondary: tone(tokens.neutral),
  neutral: tone(tokens.neutral),
  success: tone(tokens.success),
  warning: tone(tokens.warning),
  error: tone(tokens.error),
  info: tone(tokens.info),
  background: tokens.background,
  text: tokens.text,
  divider: tokens.divider,
  control: tokens.control,
  action: {
    active: tokens.text.secondary,
    hover: tokens.hover,
    selected: tokens.primary.soft,
    disabled: tokens.text.disabled,
    disabledBackground: tokens.background.subtle,
    focus: tokens.hover,
  },
})

export const lightPalette = palette(lightTokens)
export const darkPalette = palette(darkTokens)
