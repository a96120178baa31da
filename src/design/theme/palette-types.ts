import type { CSSProperties } from 'react'

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
  interface TypographyVariants {
    price: CSSProperties
  }
  interface TypographyVariantsOptions {
    price?: CSSProperties
  }
  // the theme is always built with CSS variables
  interface CssThemeVariables {
    enabled: true
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    price: true
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    neutral: true
  }
}

declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    neutral: true
  }
}
