import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

import ts from 'typescript'

import { filesUnder } from '../../scripts/files.ts'

const ALIASES: [RegExp, string][] = [
  [/^~\//, 'src/'],
  [/^#mocks\/?/, 'mocks/'],
]

/** The hand-written source files in a folder of the project. */
export const sourcesUnder = (root: string) =>
  existsSync(root) ? filesUnder(root).filter((file) => /\.tsx?$/.test(file) && !/generated|\.gen\./.test(file)) : []

/** What a file imports, as it is written there. */
export const importsOf = (file: string) =>
  ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.map(({ fileName }) => fileName)

/** Project paths a file imports, packages left out. */
export const projectImportsOf = (file: string) =>
  importsOf(file).flatMap((name) => {
    const alias = ALIASES.find(([prefix]) => prefix.test(name))
    if (alias) return [name.replace(...alias)]
    return name.startsWith('.') ? [join(dirname(file), name)] : []
  })

/** Every file of the repository's folders of source and documentation. */
export const filesOfProject = () =>
  ['src', 'mocks', 'stories', 'tests', 'scripts', 'openapi', 'docs', 'deploy', '.storybook'].flatMap(filesUnder)
