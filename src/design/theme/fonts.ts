import file from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

import { createFont, FONT_FAMILY, FONT_STORAGE_KEY } from './font-constants'

let loaded: FontFace | undefined

/** The boot script has asked for it already: it lay in the cache. */
const isThere = () =>
  [...document.fonts].some(({ family, status }) => family.includes(FONT_FAMILY) && status === 'loaded')

/** When idle: the first paint waits for no font. It is shown from the next page on, since text that stands never changes. */
export async function loadFonts(): Promise<void> {
  try {
    if (isThere() && localStorage.getItem(FONT_STORAGE_KEY) === file) return
    const font = await createFont(file).load()
    if (!isThere()) loaded = font
    localStorage.setItem(FONT_STORAGE_KEY, file)
  } catch {
    // the fallback has the same measures
  }
}

/** Where all of the page changes anyway. */
export function showFonts(): void {
  if (loaded) document.fonts.add(loaded)
  loaded = undefined
}
