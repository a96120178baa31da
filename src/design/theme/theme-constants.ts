/** Also read by the boot script, which is inlined in every page: this module imports nothing. */

export const THEME_MODES = ['light', 'dark'] as const
export type ThemeMode = (typeof THEME_MODES)[number]
export type ThemeChoice = ThemeMode | 'system'

/** Holds `light` or `dark`. When missing, the system decides. */
export const THEME_STORAGE_KEY = 'theme'
/** The rules of the brand of `config.json`, as they were last. */
export const BRAND_STYLES_KEY = 'brand-styles'
/** An attribute of `<html>`, used in the stylesheet's selectors. */
export const THEME_ATTRIBUTE = 'data-theme'
export const DARK_QUERY = '(prefers-color-scheme: dark)'

export const FONT_FAMILY = 'Inter Variable'
/** A small part of it, which a first visit fetches with the page (`scripts/first-font.ts`). */
export const FIRST_FONT_FAMILY = 'Inter First'
export const FIRST_FONT_WEIGHTS = [400, 650] as const
/** Local storage key: the path of the font file, once the browser has cached it. */
export const FONT_STORAGE_KEY = 'font'
/** The stored path must match this pattern, because anyone could have written it. */
export const FONT_FILE = /^\/assets\/[\w.-]+\.woff2$/

export const createFirstFont = (file: string): FontFace =>
  new FontFace(FIRST_FONT_FAMILY, `url(${file})`, { weight: FIRST_FONT_WEIGHTS.join(' '), display: 'optional' })

/** The Latin subset covers French. `optional`: visible text never changes its font. */
export const createFont = (file: string): FontFace =>
  new FontFace(FONT_FAMILY, `url(${file})`, { weight: '100 900', display: 'optional' })
