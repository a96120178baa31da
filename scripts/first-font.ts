import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import subsetFont from 'subset-font'

import { FIRST_FONT_FAMILY } from '../src/design/theme/theme-constants.ts'

const SOURCE = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

/** ASCII, and what the five languages add: letters, punctuation, spaces. */
const CHARACTERS =
  String.fromCodePoint(...Array.from({ length: 0x5f }, (_, at) => 0x20 + at)) +
  'ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸàâäæçéèêëîïôöœùûüÿáíóúñÁÍÓÚÑßẞìòÌÒ' +
  '¿¡’‘“”„«»–—…·•€©°×→←−\u00A0\u202F\u2011'

/** Of the texts of public pages. */
const WEIGHTS = { min: 400, max: 650 }

/**
 * The font that a first visit waits for: the letters and weights of the public pages alone, a third of the whole font.
 * `optional`: if it is late, the page keeps its fallback, so no text moves.
 * @returns its path, and the styles that name it
 */
export async function writeFirstFont(folder: string): Promise<{ path: string; styles: string }> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(SOURCE))
  const font = await subsetFont(whole, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    // without digits of one width and other variants: no public page has columns of figures
    noLayoutClosure: true,
  })
  const path = `/assets/inter-first-${createHash('sha256').update(font).digest('hex').slice(0, 8)}.woff2`
  writeFileSync(join(folder, path), font)
  const face = `font-family:'${FIRST_FONT_FAMILY}';font-weight:${WEIGHTS.min} ${WEIGHTS.max};font-display:optional`
  return { path, styles: `@font-face{${face};src:url(${path}) format('woff2')}` }
}
