import { readFileSync } from 'node:fs'

import { filesUnder } from '../scripts/files.ts'

const IMPORTED =
  /^(?:import|export) (?!type ).*?from '([^'.~#][^'?]*)'|^\} from '([^'.~#][^'?]*)'|\bimport\('([^'.~#][^'?]*)'\)/gm
/** Bundled by Storybook itself, or not for browsers. */
const NOT_OURS = /^(?:node:|virtual:|storybook|@storybook\/|msw|vite)/

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, whole, last, later]) => whole ?? last ?? later ?? '')

/**
 * The packages our modules import, named to Vite before the first story: one that it meets later makes it reload the
 * page in the middle of a test.
 */
export function dependenciesOf(...folders: string[]): string[] {
  const found = folders
    .flatMap((folder) => filesUnder(folder).filter((file) => /\.tsx?$/.test(file)))
    .flatMap(importsOf)
    .filter((name) => name !== '' && !NOT_OURS.test(name))
  return [...new Set(found)].toSorted()
}
