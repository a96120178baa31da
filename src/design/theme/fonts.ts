import file from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

import { safeLocalStorage } from '~/platform/storage'

import { createFont, FONT_FAMILY, FONT_STORAGE_KEY } from './theme-constants'

let loaded: FontFace | undefined

/** The font that the boot script loads from the cache. */
const fontOfBoot = () =>
  [...document.fonts].find(({ family, status }) => family.includes(FONT_FAMILY) && status !== 'error')

/**
 * Runs when idle, so that the first paint does not wait. The font is shown from the next page on, because visible text
 * never changes its font.
 */
export async function loadFonts(): Promise<void> {
  if (fontOfBoot() && safeLocalStorage.getItem(FONT_STORAGE_KEY) === file) return
  try {
    const font = await createFont(file).load()
    if (!fontOfBoot()) loaded = font
    safeLocalStorage.setItem(FONT_STORAGE_KEY, file)
  } catch {
    // on failure the fallback stays, with the same metrics
  }
}

/** Call this where the whole page changes anyway. */
export function showFonts(): void {
  if (loaded) document.fonts.add(loaded)
  loaded = undefined
}
