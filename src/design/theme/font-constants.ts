/** Read by the boot script too, which is inlined in every page: this module imports nothing. */

export const FONT_FAMILY = 'Inter Variable'
/** In local storage, once the font lies in the browser's cache: the path of its file. */
export const FONT_STORAGE_KEY = 'font'
/** Of storage, which anybody may have written, only such a path is taken. */
export const FONT_FILE = /^\/assets\/[\w.-]+\.woff2$/

/** The Latin subset: French needs no more. `optional`: text that stands never changes its face. */
export const createFont = (file: string): FontFace =>
  new FontFace(FONT_FAMILY, `url(${file})`, { weight: '100 900', display: 'optional' })
