type Chunk = { file: string; name?: string; imports?: string[] }

/** The part of Vite's manifest that is read here. */
export type Manifest = Record<string, Chunk>

/** The files of some chunks and of all they import, without those they import later. */
export function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The manifest has no chunk ${key}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...files]
}

/** The chunk that the router's plugin creates for a page: its screen and loader, loaded when the page is opened. */
export const PAGE = '?tsr-split=component---loader'

const END = `.tsx${PAGE}`

/**
 * The chunk of a page, or the group of `scripts/chunks.ts` that holds it and has its name. In file names, the router
 * reads a dot as a slash.
 * @param route its id, such as `/_authenticated/users/`
 * @throws when the build has none: otherwise it would silently be fetched late
 */
export function chunkOfPage(manifest: Manifest, route: string): string {
  const wanted = `src/routes${route.replace(/\/$/, '/index')}`
  const isWanted = (key: string) => key.endsWith(END) && key.slice(0, -END.length).replaceAll('.', '/') === wanted
  const key = Object.keys(manifest).find(isWanted) ?? keyOfGroup(manifest, wanted.replace(/.*\//, ''))
  return found(key, `a script of the page ${route}`)
}

/** The chunk of a group of `scripts/chunks.ts`. @throws when the build has none */
export const chunkOfGroup = (manifest: Manifest, name: string): string =>
  found(keyOfGroup(manifest, name), `a file "${name}"`)

const keyOfGroup = (manifest: Manifest, name: string) =>
  Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key]?.name === name)

function found(key: string | undefined, what: string): string {
  if (key === undefined) throw new Error(`The build lacks ${what}`)
  return key
}
