import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

import ts from 'typescript'

import { filesUnder } from '../files.ts'

/** Where the client makes a call. */
export type Uses = {
  /** Folders whose code names the call: `features/brands`, `session`. */
  places: string[]
  /** Pages that reach it, as written in the address bar: `/brands/{brandId}`. */
  pages: string[]
}

const SDK = '~/api/generated/sdk.gen'
const QUERIES = '~/api/generated/@tanstack/react-query.gen'
/** Names of generated code that calls an operation, besides its function. A cache key alone makes no call. */
const GENERATED = /(?:InfiniteOptions|Options|Mutation)$/

/** One declaration at the top of a file: `src/a.ts#name`. Everything else there is `src/a.ts#`. */
type Node = string
type Entry = { next: Set<Node>; operations: Set<string> }
type Graph = Map<Node, Entry>

const sourcesUnder = (root: string) =>
  filesUnder(root).filter((file) => /\.tsx?$/.test(file) && !/generated\/|\.gen\./.test(file))

function fileOf(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('~/')
    ? join('src', specifier.slice(2))
    : specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : undefined
  return path === undefined
    ? undefined
    : ['', '.ts', '.tsx'].map((end) => path + end).find((file) => /\.tsx?$/.test(file) && existsSync(file))
}

/** What a name in this file refers to: an operation, or a declaration elsewhere. */
type Imported = { operation: string } | { node: Node }

function importsOf(file: string, source: ts.SourceFile): Map<string, Imported> {
  const imported = new Map<string, Imported>()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
      continue
    // TypeScript reads an import only with a literal
    const specifier = (statement.moduleSpecifier as ts.StringLiteral).text
    const target = fileOf(file, specifier)
    const bindings = statement.importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings)) continue
    for (const { name, propertyName, isTypeOnly } of bindings.elements) {
      const original = (propertyName ?? name).text
      if (isTypeOnly) continue
      if (specifier === SDK) imported.set(name.text, { operation: original })
      else if (specifier === QUERIES && GENERATED.test(original))
        imported.set(name.text, { operation: original.replace(GENERATED, '') })
      else if (target) imported.set(name.text, { node: `${target}#${original}` })
    }
  }
  return imported
}

const namesOf = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((part) => (ts.isBindingElement(part) ? namesOf(part.name) : []))

function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesOf(name))
  if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name)
    return [statement.name.text]
  return []
}

/** Names and dynamically imported files in a statement. */
function mentionedIn(statement: ts.Statement): { names: Set<string>; files: Set<string> } {
  const names = new Set<string>()
  const files = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text)
    if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      node.arguments[0] &&
      ts.isStringLiteral(node.arguments[0])
    )
      files.add(node.arguments[0].text)
    if (!ts.isTypeNode(node)) ts.forEachChild(node, visit)
  }
  visit(statement)
  return { names, files }
}

function readFile(file: string, graph: Graph): void {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const imported = importsOf(file, source)
  const own = new Set(source.statements.flatMap(declaredBy))
  const ofFile: Entry = { next: new Set(), operations: new Set() }
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) continue
    const { names, files } = mentionedIn(statement)
    const entry: Entry = { next: new Set(), operations: new Set() }
    for (const name of names) {
      const meaning = imported.get(name)
      if (own.has(name)) entry.next.add(`${file}#${name}`)
      else if (meaning && 'operation' in meaning) entry.operations.add(meaning.operation)
      else if (meaning) entry.next.add(meaning.node)
    }
    for (const specifier of files) {
      const target = fileOf(file, specifier)
      // it cannot be seen what is used of a file imported as a whole: all of it counts
      if (target) entry.next.add(`${target}#`)
    }
    for (const name of declaredBy(statement)) graph.set(`${file}#${name}`, entry)
    for (const next of entry.next) ofFile.next.add(next)
    for (const operation of entry.operations) ofFile.operations.add(operation)
  }
  graph.set(`${file}#`, ofFile)
}

function reachedFrom(start: Node, graph: Graph): Set<string> {
  const seen = new Set([start])
  const operations = new Set<string>()
  for (const node of seen) {
    const entry = graph.get(node)
    for (const operation of entry?.operations ?? []) operations.add(operation)
    for (const next of entry?.next ?? []) seen.add(next)
  }
  return operations
}

const positionOf = (file: string) => {
  const [, area = '', part = ''] = file.split('/')
  return area === 'features' ? `features/${part}` : area
}

const FRAME = '/_authenticated'
const SIGNED_IN = 'all signed-in pages'

const routeIdOf = (file: string) => /createFileRoute\('([^']+)'\)/.exec(readFileSync(file, 'utf8'))?.[1]

/** `/_authenticated/brands/$brandId` → `/brands/{brandId}` */
const pageOf = (id: string) =>
  id
    .replace(FRAME, '')
    .replaceAll(/\$(\w+)/g, '{$1}')
    .replace(/(.)\/$/, '$1')

/** Reads from the source which code uses the generated code of each operation, and which pages reach that code. */
export function usesOfOperations(root = 'src'): Map<string, Uses> {
  const graph: Graph = new Map()
  const files = sourcesUnder(root)
  for (const file of files) readFile(file, graph)
  const uses = new Map<string, { places: Set<string>; pages: Set<string> }>()
  const of = (operation: string) => {
    const found = uses.get(operation) ?? { places: new Set(), pages: new Set() }
    uses.set(operation, found)
    return found
  }
  for (const file of files)
    for (const operation of graph.get(`${file}#`)?.operations ?? []) of(operation).places.add(positionOf(file))
  const reached = files.flatMap((file) => {
    const id = file.startsWith(`${root}/routes/`) ? routeIdOf(file) : undefined
    return id === undefined ? [] : [{ id, operations: reachedFrom(`${file}#`, graph) }]
  })
  const inFrame = reached.find(({ id }) => id === FRAME)?.operations ?? new Set()
  for (const { id, operations } of reached)
    for (const operation of operations)
      of(operation).pages.add(id.startsWith(FRAME) && inFrame.has(operation) ? SIGNED_IN : pageOf(id))
  return new Map(
    [...uses].map(([operation, { places, pages }]) => [
      operation,
      { places: [...places].toSorted(), pages: [...pages].toSorted() },
    ]),
  )
}
