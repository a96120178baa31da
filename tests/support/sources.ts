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

function projectPath(file: string, name: string): string | undefined {
  const alias = ALIASES.find(([prefix]) => prefix.test(name))
  if (alias) return name.replace(...alias)
  return name.startsWith('.') ? join(dirname(file), name) : undefined
}

/** Project paths a file imports, packages left out. */
export const projectImportsOf = (file: string) => importsOf(file).flatMap((name) => projectPath(file, name) ?? [])

const cache = new Map<string, readonly string[]>()

const isTypeImport = (statement: ts.Statement) =>
  ts.isImportDeclaration(statement) && statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword

/** Files of the project that a file imports, without dynamic imports. @param types with imports of types alone */
export function importedFilesOf(file: string, types = true): readonly string[] {
  const key = `${types} ${file}`
  const known = cache.get(key)
  if (known) return known
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const names = statements.flatMap((statement) =>
    (types || !isTypeImport(statement)) &&
    (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
    statement.moduleSpecifier &&
    ts.isStringLiteral(statement.moduleSpecifier)
      ? [statement.moduleSpecifier.text]
      : [],
  )
  const found = names.flatMap((name) => {
    const path = projectPath(file, name)
    return path ? ([path, `${path}.ts`, `${path}.tsx`].find((one) => /\.tsx?$/.test(one) && existsSync(one)) ?? []) : []
  })
  cache.set(key, found)
  return found
}

/** The importers of each file among `files`. */
export function importersOf(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>()
  for (const file of files)
    for (const imported of new Set(importedFilesOf(file)))
      importers.set(imported, [...(importers.get(imported) ?? []), file])
  return importers
}

/** Groups of files that reach each other by imports, each group sorted. */
export function circlesIn(files: readonly string[], importsOfFile: (file: string) => readonly string[]): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const visit = (file: string): number => {
    const at = index.size
    index.set(file, at)
    low.set(file, at)
    stack.push(file)
    for (const next of importsOfFile(file)) {
      if (!index.has(next)) low.set(file, Math.min(low.get(file) ?? at, visit(next)))
      else if (stack.includes(next)) low.set(file, Math.min(low.get(file) ?? at, index.get(next) ?? at))
    }
    if (low.get(file) === at) {
      const circle = stack.splice(stack.indexOf(file))
      if (circle.length > 1) circles.push(circle.toSorted())
    }
    return low.get(file) ?? at
  }
  for (const file of files) if (!index.has(file)) visit(file)
  return circles
}

/** Every file of the repository's folders of source and documentation. */
export const filesOfProject = () =>
  ['src', 'mocks', 'stories', 'tests', 'scripts', 'openapi', 'docs', 'deploy', '.storybook'].flatMap(filesUnder)
