import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

import { filesUnder } from '../scripts/files.ts'

const FOLDERS = ['src/api/generated', 'mocks/generated']

const namesUnder = (folder: string) =>
  existsSync(folder) ? filesUnder(folder).map((file) => file.slice(folder.length + 1)) : []

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** Puts a fresh file into its folder, or takes away one that is no longer written. */
function renew(file: string, fresh: string) {
  if (!existsSync(fresh)) return rmSync(file)
  mkdirSync(dirname(file), { recursive: true })
  return copyFileSync(fresh, file)
}

/**
 * Committed files that differ from a fresh generation, or that it no longer writes.
 * @param write puts the fresh ones in their place, and leaves the others: a server of development reloads only these
 */
export async function staleFiles(generate: (root: string) => Promise<void>, write = false): Promise<string[]> {
  mkdirSync('.cache', { recursive: true })
  const fresh = mkdtempSync('.cache/fresh-')
  try {
    await generate(fresh)
    const stale = FOLDERS.flatMap((folder) =>
      [...new Set([...namesUnder(folder), ...namesUnder(join(fresh, folder))])]
        .filter((file) => textOf(join(folder, file)) !== textOf(join(fresh, folder, file)))
        .map((file) => join(folder, file)),
    )
    if (write) for (const file of stale) renew(file, join(fresh, file))
    return stale
  } finally {
    rmSync(fresh, { recursive: true })
  }
}
