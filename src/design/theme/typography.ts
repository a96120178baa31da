import type { ThemeOptions } from '@mui/material/styles'
import type { CSSProperties } from 'react'

import { FONT_FAMILY } from './font-constants'

declare module '@mui/material/styles' {
  interface TypographyVariants {
    price: CSSProperties
  }
  interface TypographyVariantsOptions {
    price?: CSSProperties
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    price: true
  }
}

/** Sizes are in rem and so follow the user's font size. */
const text = (size: number, line: number, weight: number, more: { letterSpacing?: string } = {}) => ({
  fontSize: `${size / 16}rem`,
  lineHeight: `${line / 16}rem`,
  fontWeight: weight,
  letterSpacing: 0,
  ...more,
})

const title = { letterSpacing: '-0.01em' }

const fontFamily = `'${FONT_FAMILY}', 'Inter Fallback', system-ui, sans-serif`

export const typography: NonNullable<ThemeOptions['typography']> = {
  fontFamily,
  fontWeightMedium: 550,
  fontWeightBold: 600,
  h1: text(28, 36, 650, title),
  h2: text(20, 28, 600, title),
  h3: text(16, 24, 600, title),
  h4: text(14, 20, 600),
  h5: text(14, 20, 600),
  h6: text(14, 20, 600),
  subtitle1: text(14, 20, 600),
  subtitle2: text(13, 18, 600),
  body1: text(14, 20, 400),
  body2: text(13, 18, 400),
  caption: text(12, 16, 400),
  button: { ...text(14, 20, 550), textTransform: 'none' },
  overline: { ...text(12, 16, 600), textTransform: 'none' },
  price: { ...text(32, 40, 650, title), fontVariantNumeric: 'tabular-nums' },
}
