import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Rolldown } from 'vite'

import { PAGE } from './manifest.ts'

export type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>
/** The modules that a file starts from. The file holds their imports too. */
export type Starts = (modules: Modules) => string[]

export const SOURCES = fileURLToPath(new URL('../src/', import.meta.url)).replaceAll('\\', '/')

/** @throws naming the path: otherwise a renamed folder would silently drop out of its file */
function existing(path: string): string {
  if (!existsSync(SOURCES + path)) throw new Error(`scripts/chunks.ts names src/${path}, which does not exist`)
  return SOURCES + path
}

const filesIn = (folder: string, recursive: boolean) =>
  readdirSync(existing(folder), { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath.replaceAll('\\', '/')}/${entry.name}`)

const known = (ids: readonly string[], modules: Modules) => ids.filter((id) => modules.getModuleInfo(id) !== null)

/** The pages of a folder of routes. */
export function pagesIn(folder: string): Starts {
  const ids = filesIn(folder, true).map((file) => file + PAGE)
  return (modules) => known(ids, modules)
}

/** One page. */
export function pageAt(file: string): Starts {
  const ids = [existing(`${file}.tsx`) + PAGE]
  return (modules) => known(ids, modules)
}

/** The file of a component, if the path is one. */
const moduleOf = (path: string) => (existsSync(`${SOURCES}${path}.tsx`) ? `${SOURCES}${path}.tsx` : undefined)

/** One module, when what belongs together has no folder of its own. */
export function moduleAt(path: string): Starts {
  const ids = [moduleOf(path) ?? existing(`${path}.ts`)]
  return (modules) => known(ids, modules)
}

/** A module of a package, by its path beside the package's entry file. The bundler adds its imports. */
export function besideEntry(name: string, file: string): Starts {
  const id = fileURLToPath(new URL(file, import.meta.resolve(name))).replaceAll('\\', '/')
  if (!existsSync(id)) throw new Error(`scripts/chunks.ts names ${file} of ${name}, which does not exist`)
  return (modules) => known([id], modules)
}

/** All modules of a folder. */
export function modulesIn(folder: string): Starts {
  const ids = filesIn(folder, true)
  return (modules) => known(ids, modules)
}

/** Modules of a folder, without its subfolders, that others import dynamically. */
export function fetchedLaterIn(folder: string): Starts {
  const ids = filesIn(folder, false)
  return (modules) => ids.filter((id) => (modules.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
}

/** French texts. */
export function textsOf(namespaces: readonly string[]): Starts {
  const ids = namespaces.map((name) => `${existing(`i18n/messages/fr/${name}.json`)}?messages`)
  return (modules) => known(ids, modules)
}

/** One page, or the shell around the pages of a folder, with French texts. */
export function withTexts(file: string, namespaces: readonly string[]): Starts {
  const page = pageAt(file)
  const texts = textsOf(namespaces)
  return (modules) => [...page(modules), ...texts(modules)]
}

/** What both import, statically. */
export function shared(one: readonly Starts[], other: readonly Starts[]): Starts {
  return (modules) => {
    const others = closureOf(other, modules)
    return [...closureOf(one, modules)].filter((id) => others.has(id))
  }
}

const isOurs = (id: string) => id.startsWith(SOURCES)

/** Modules with all their static imports. @param takes default: ours, those of packages left out */
export function withImports(
  ids: readonly string[],
  modules: Modules,
  takes: (id: string) => boolean = isOurs,
  found = new Set<string>(),
): Set<string> {
  for (const id of ids) {
    if (found.has(id) || !takes(id)) continue
    found.add(id)
    withImports(modules.getModuleInfo(id)?.importedIds ?? [], modules, takes, found)
  }
  return found
}

function closureOf(starts: readonly Starts[], modules: Modules): Set<string> {
  const ids = starts.flatMap((start) => start(modules))
  return new Set([...ids, ...withImports(ids, modules)])
}

type Limits = {
  /** The file holds modules of these folders only. */
  within?: readonly string[]
  /** The file holds none of these folders and modules. */
  without?: readonly string[]
}

/** One file of some modules and their imports, without those that a group of higher priority holds. */
export function group(
  name: string,
  priority: number,
  starts: readonly Starts[],
  { within, without = [] }: Limits = {},
) {
  const inside = within?.map((folder) => `${existing(folder)}/`)
  const outside = without.map((path) => moduleOf(path) ?? `${existing(path)}/`)
  let members: Set<string> | undefined
  return {
    debugName: name,
    priority,
    name: (id: string, modules: Modules): string | null => {
      members ??= closureOf(starts, modules)
      if (members.size === 0) throw new Error(`scripts/chunks.ts: the file "${name}" would be empty`)
      return members.has(id) &&
        (inside?.some((folder) => id.startsWith(folder)) ?? true) &&
        !outside.some((folder) => id.startsWith(folder))
        ? name
        : null
    },
  }
}
