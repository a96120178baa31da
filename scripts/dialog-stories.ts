import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

import { filesUnder } from './files.ts'

const DIALOG = /dialog|drawer|sheet|popover/i
const HELPER = /from '(\.\/[^']+)'/g

/** A file and the helpers beside it. */
function sourceOf(file: string): string {
  const source = readFileSync(file, 'utf8')
  const helpers = [...source.matchAll(HELPER)]
    .flatMap(([, helper = '']) => ['.ts', '.tsx'].map((end) => join(dirname(file), `${helper}${end}`)))
    .filter((path) => existsSync(path))
  return [source, ...helpers.map((path) => readFileSync(path, 'utf8'))].join('\n')
}

/** The files whose stories open a dialog, or may: by their own words and those of the helpers beside them. */
export const dialogStories = (): string[] =>
  filesUnder('stories').filter((file) => file.endsWith('.stories.tsx') && DIALOG.test(sourceOf(file)))
