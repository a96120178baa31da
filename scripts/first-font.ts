import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import subsetFont from 'subset-font'

import { FIRST_FONT_WEIGHTS } from '../src/design/theme/theme-constants.ts'

const SOURCE = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

/** ASCII, and what the five languages add: letters, punctuation, spaces. */
const CHARACTERS =
  String.fromCodePoint(...Array.from({ length: 0x5f }, (_, at) => 0x20 + at)) +
  'ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸàâäæçéèêëîïôöœùûüÿáíóúñÁÍÓÚÑßẞìòÌÒ' +
  '¿¡’‘“”„«»–—…·•€©°×→←−\u00A0\u202F\u2011'

const [min, max] = FIRST_FONT_WEIGHTS

/** Writes the letters and weights of the public pages, a third of the whole font. @returns the path of the file */
export async function writeFirstFont(folder: string): Promise<string> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(SOURCE))
  const font = await subsetFont(whole, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
    // without digits of one width and other variants: no public page has columns of figures
    noLayoutClosure: true,
  })
  const path = `/assets/inter-first-${createHash('sha256').update(font).digest('hex').slice(0, 8)}.woff2`
  writeFileSync(join(folder, path), font)
  return path
}
