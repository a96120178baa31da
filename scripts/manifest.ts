type Chunk = { file: string; imports?: string[] }

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
