import { createHash } from 'node:crypto'

import { type Modules, SOURCES, type Starts } from './chunk-groups.ts'

/** Modules with all their static imports, those of packages too. */
function withAllImports(ids: readonly string[], modules: Modules, found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue
    found.add(id)
    withAllImports(modules.getModuleInfo(id)?.importedIds ?? [], modules, found)
  }
  return found
}

/** Short, and the same from build to build. */
const nameOf = (users: readonly string[]) =>
  users.length < 3 ? users.join('-') : `shared-${createHash('sha256').update(users.join()).digest('hex').slice(0, 4)}`

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

type Users = { pages: string[]; dialogs: string[] }

/**
 * What the same pages import is one file, whatever dialogs import it too: no page loads what it does not need, and the
 * bundler would make a file for each combination. What dialogs alone import is one file for the same dialogs; those of
 * one line of `together` count as one. What one page alone imports, and no dialog, is left to the bundler.
 */
export function sameUsers(pages: Readonly<Record<string, Starts>>, together: Readonly<Record<string, Starts[]>>) {
  let users: Map<string, Users> | undefined
  function find(modules: Modules) {
    const found = new Map<string, Users>()
    const note = (kind: keyof Users, name: string, ids: readonly string[]) => {
      for (const id of withAllImports(ids, modules)) {
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
    for (const id of later) note('dialogs', id.replace(/.*\/-?|\.tsx?$/g, ''), [id])
    return found
  }
  // a file takes the imports of its modules along, so those with more users come first, and those of pages before all
  const groupOf = (kind: keyof Users, count: number, priority: number) => ({
    debugName: `${count} of ${kind}`,
    priority,
    name: (id: string, modules: Modules): string | null => {
      const its = (users ??= find(modules)).get(id)
      if (its?.[kind].length !== count || (kind === 'dialogs' && its.pages.length > 0)) return null
      return kind === 'pages' && count === 1 && its.dialogs.length === 0 ? null : nameOf(its[kind])
    },
  })
  return [
    ...Array.from({ length: MOST_DIALOGS }, (_, at) => groupOf('dialogs', at + 1, at + 1)),
    ...Object.keys(pages).map((_, at) => groupOf('pages', at + 1, MOST_DIALOGS + at + 1)),
  ]
}
