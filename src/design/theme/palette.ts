import type { PaletteOptions } from '@mui/material/styles'

import { darkTokens, lightTokens } from './tokens'

declare module '@mui/material/styles' {
  interface PaletteColor {
    soft: string
    bar?: string
  }
  interface SimplePaletteColorOptions {
    soft: string
    bar?: string
  }
  interface TypeBackground {
    subtle: string
  }
  interface Palette {
    neutral: PaletteColor
    control: string
  }
  interface PaletteOptions {
    neutral?: SimplePaletteColorOptions
    control?: string
  }
  // the theme always has CSS variables
  interface CssThemeVariables {
    enabled: true
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    neutral: true
  }
}

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
