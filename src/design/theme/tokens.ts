import type { PaletteOptions, ThemeOptions } from '@mui/material/styles'
import type { Breakpoint } from '@mui/system'
import type { CSSProperties } from 'react'

import { THEME_ATTRIBUTE, FIRST_FONT_FAMILY, FONT_FAMILY } from './theme-constants'

type Tone = { main: string; hover: string; on: string; soft: string }

type Tokens = {
  background: { default: string; paper: string; subtle: string }
  text: { primary: string; secondary: string; disabled: string }
  divider: string
  control: string
  primary: Tone
  neutral: Tone
  success: Tone
  warning: Tone & { bar: string }
  error: Tone
  info: Tone
  hover: string
}

/** A test checks the contrast: text 4.5, borders of controls and bars 3. */
export const lightTokens: Tokens = {
  background: { default: '#F7F8FA', paper: '#FFFFFF', subtle: '#EFF1F5' },
  text: { primary: '#14171F', secondary: '#535B6B', disabled: '#868EA0' },
  divider: '#E3E6EC',
  control: '#868EA0',
  primary: { main: '#3D4ED8', hover: '#3241BA', on: '#FFFFFF', soft: '#ECEEFF' },
  neutral: { main: '#14171F', hover: '#2C313D', on: '#FFFFFF', soft: '#EFF1F5' },
  success: { main: '#137A46', hover: '#0F6339', on: '#FFFFFF', soft: '#E6F5EC' },
  warning: { main: '#8F5400', hover: '#744400', on: '#FFFFFF', soft: '#FFF4DE', bar: '#B26A00' },
  error: { main: '#BF2519', hover: '#9F1D13', on: '#FFFFFF', soft: '#FDECEA' },
  info: { main: '#0A659F', hover: '#085282', on: '#FFFFFF', soft: '#E6F2FA' },
  hover: 'rgba(20, 23, 31, 0.05)',
}

export const darkTokens: Tokens = {
  background: { default: '#0F1218', paper: '#171B23', subtle: '#1F242E' },
  text: { primary: '#EEF0F4', secondary: '#A6AEBD', disabled: '#737C8F' },
  divider: '#2A303C',
  control: '#737C8F',
  primary: { main: '#9AA5FF', hover: '#B3BBFF', on: '#0F1218', soft: '#262C45' },
  neutral: { main: '#EEF0F4', hover: '#FFFFFF', on: '#0F1218', soft: '#1F242E' },
  success: { main: '#5CC98D', hover: '#7BD5A3', on: '#0F1218', soft: '#15291F' },
  warning: { main: '#F0B24A', hover: '#F4C26E', on: '#0F1218', soft: '#2E2412', bar: '#F0B24A' },
  error: { main: '#FF8F85', hover: '#FFA9A1', on: '#0F1218', soft: '#351A19' },
  info: { main: '#6CB8EC', hover: '#8BC7F0', on: '#0F1218', soft: '#12283A' },
  hover: 'rgba(238, 240, 244, 0.06)',
}

const tone = <Tone extends Tokens['primary']>({ main, hover, on, ...rest }: Tone) => ({
  main,
  light: main,
  dark: hover,
  contrastText: on,
  ...rest,
})

const palette = (tokens: Tokens) =>
  ({
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
  }) satisfies PaletteOptions

export const lightPalette = palette(lightTokens)
export const darkPalette = palette(darkTokens)

/** Distances, in px. */
export const space = [4, 8, 12, 16, 24, 32, 48] as const

export const radius = { control: 8, card: 12, badge: 999 } as const

export const overlayShadow = '0 8px 24px rgba(15, 18, 24, 0.12)'

/** Milliseconds: state change, menu, dialog or drawer. */
export const motion = { state: 120, menu: 180, dialog: 240 } as const
export const easing = 'cubic-bezier(.2, 0, 0, 1)'

/** A landscape phone, or a page zoomed to 400 %. */
export const lowWindow = '@media (max-height: 480px)'

/** Touch screens need taller controls, and iOS zooms into inputs below 16 px. */
export const touch = '@media (pointer: coarse)'

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
  interface TypographyVariants {
    price: CSSProperties
  }
  interface TypographyVariantsOptions {
    price?: CSSProperties
  }
}

const fontFamily = `'${FONT_FAMILY}', '${FIRST_FONT_FAMILY}', 'Inter Fallback', system-ui, sans-serif`

/** Sizes are in rem and so follow the user's font size. */
const text = (size: number, line: number, weight: number, more: { letterSpacing?: string } = {}) => ({
  fontFamily,
  fontSize: `${size / 16}rem`,
  lineHeight: `${line / 16}rem`,
  fontWeight: weight,
  letterSpacing: 0,
  ...more,
})

const title = { letterSpacing: '-0.01em' }

export const typography = {
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
  button: { ...text(14, 20, 550), textTransform: 'none' as const },
  overline: { ...text(12, 16, 600), textTransform: 'none' as const },
  price: { ...text(32, 40, 650, title), fontVariantNumeric: 'tabular-nums' },
} satisfies ThemeOptions['typography']

/** Each value of a tree as the variable that MUI's theme writes for it. */
export const variables = <Tree extends object>(tree: Tree, name: string): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'object' ? variables(value, `${name}-${key}`) : `var(${name}-${key})`,
    ]),
  ) as Tree

/** Narrowest window of each, in px. */
const values: Record<Breakpoint, number> = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 }

/** So many times a variable. */
export const times = (count: number, variable: string) => {
  const one = `var(--mui-${variable})`
  if (count === 0) return 0
  return count === 1 ? one : `calc(${count} * ${one})`
}

/**
 * What our own styles read. It only names the variables that the base styles of the page hold. MUI's own theme, which
 * writes them, is ten times as large: only the build has it (`BaseStyles.tsx`).
 */
export const theme = {
  vars: {
    zIndex: variables({ fab: '', appBar: '', snackbar: '', tooltip: '' }, '--mui-zIndex'),
    palette: { ...variables(lightPalette, '--mui-palette'), Skeleton: { bg: 'var(--mui-palette-Skeleton-bg)' } },
  },
  breakpoints: {
    values,
    keys: Object.keys(values) as Breakpoint[],
    up: (name: Breakpoint) => `@media (min-width:${values[name]}px)`,
    down: (name: Breakpoint) => `@media (max-width:${values[name] - 0.05}px)`,
  },
  typography,
  /** In steps of 8 px. */
  spacing: (steps: number) => times(steps, 'spacing'),
}

export type Theme = typeof theme

/**
 * Forced colours (Windows contrast themes): the browser replaces colours and drops shadows. Whatever only a background
 * shows needs a border or a system colour.
 */
export const forced = '@media (forced-colors: active)'

/** A border visible only in forced colours. Not for focusable elements: their focus ring is an outline too. */
export const hiddenEdge = { outline: '1px solid transparent', outlineOffset: -1 } as const

/** The filled part of a bar, a thumb, a mark. */
export const filledMark = { [forced]: { backgroundColor: 'CanvasText' } } as const

/** The selected item of several. */
export const chosenMark = {
  [forced]: { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
} as const

/** A logo is drawn for a light page: in the dark theme it stands on a light plate, which takes no room. */
export const LOGO = {
  height: 28,
  objectFit: 'contain',
  [`[${THEME_ATTRIBUTE}="dark"] &:is(img)`]: {
    borderRadius: '4px',
    color: 'text.primary',
    backgroundColor: 'currentColor',
    boxShadow: '0 0 0 4px',
  },
} as const
