import { createHash } from 'node:crypto'

import { type Modules, SOURCES, type Starts, withImports } from './chunk-groups.ts'

/** Short, and the same from build to build. */
function fileName(importers: readonly string[]): string {
  if (importers.length < 3) return importers.map((path) => path.replace(/.*\//, '')).join('-')
  return `shared-${createHash('sha256').update(importers.toSorted().join()).digest('hex').slice(0, 8)}`
}

/** What is imported later: dialogs, and parts of pages. Texts are not among them. */
function laterThan(starts: readonly Starts[], modules: Modules): Set<string> {
  const later = new Set<string>()
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    const info = modules.getModuleInfo(id)
    info?.importedIds.forEach(visit)
    info?.dynamicallyImportedIds.forEach((other) => {
      if (other.startsWith(SOURCES) && !other.includes('?')) later.add(other)
      visit(other)
    })
  }
  starts.flatMap((start) => start(modules)).forEach(visit)
  return later
}

/** More dialogs than one module has. */
const MOST_DIALOGS = 40

type Importers = { pages: string[]; dialogs: string[] }

/**
 * What the same pages import is one file, whatever dialogs import it too: no page loads what it does not need, and the
 * bundler would make a file for each combination. What dialogs alone import is one file for the same dialogs; those of
 * one line of `together` count as one. What one page alone imports, and no dialog, is left to the bundler.
 */
export function sameImporters(pages: Readonly<Record<string, Starts>>, together: Readonly<Record<string, Starts[]>>) {
  let importers: Map<string, Importers> | undefined
  function find(modules: Modules) {
    const found = new Map<string, Importers>()
    const note = (kind: keyof Importers, name: string, ids: readonly string[]) => {
      for (const id of withImports(ids, modules, () => true)) {
        const its = found.get(id) ?? { pages: [], dialogs: [] }
        its[kind].push(name)
        found.set(id, its)
      }
    }
    for (const [name, page] of Object.entries(pages)) note('pages', name, page(modules))
    const later = laterThan(Object.values(pages), modules)
    for (const [name, starts] of Object.entries(together)) {
      const ids = starts.flatMap((start) => start(modules))
      ids.forEach((id) => later.delete(id))
      note('dialogs', name, ids)
    }
    for (const id of later)
      note(
        'dialogs',
        id.slice(SOURCES.length).replace(/\/-|\.tsx?$/g, (cut) => (cut === '/-' ? '/' : '')),
        [id],
      )
    return found
  }
  // a file takes the imports of its modules along, so those with more importers come first, and those of pages before all
  const groupOf = (kind: keyof Importers, count: number, priority: number) => ({
    debugName: `${count} of ${kind}`,
    priority,
    name: (id: string, modules: Modules): string | null => {
      const its = (importers ??= find(modules)).get(id)
      if (its?.[kind].length !== count || (kind === 'dialogs' && its.pages.length > 0)) return null
      return kind === 'pages' && count === 1 && its.dialogs.length === 0 ? null : fileName(its[kind])
    },
  })
  return [
    ...Array.from({ length: MOST_DIALOGS }, (_, at) => groupOf('dialogs', at + 1, at + 1)),
    ...Object.keys(pages).map((_, at) => groupOf('pages', at + 1, MOST_DIALOGS + at + 1)),
  ]
}
