/** Also read by the boot script, which is inlined in every page: this module imports nothing. */

export const FONT_FAMILY = 'Inter Variable'
/** Local storage key: the path of the font file, once the browser has cached it. */
export const FONT_STORAGE_KEY = 'font'
/** The stored path must match this pattern, because anyone could have written it. */
export const FONT_FILE = /^\/assets\/[\w.-]+\.woff2$/

/** The Latin subset covers French. `optional`: visible text never changes its font. */
export const createFont = (file: string): FontFace =>
  new FontFace(FONT_FAMILY, `url(${file})`, { weight: '100 900', display: 'optional' })
