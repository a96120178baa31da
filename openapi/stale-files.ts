import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path/posix'

import { filesUnder } from '../scripts/files.ts'

const FOLDERS = ['src/api/generated', 'mocks/generated']

const namesUnder = (folder: string) =>
  existsSync(folder) ? filesUnder(folder).map((file) => file.slice(folder.length + 1)) : []

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** Committed files that differ from a fresh generation, or that it no longer writes. */
export async function staleFiles(generate: (root: string) => Promise<void>): Promise<string[]> {
  mkdirSync('.cache', { recursive: true })
  const fresh = mkdtempSync('.cache/fresh-')
  try {
    await generate(fresh)
    return FOLDERS.flatMap((folder) =>
      [...new Set([...namesUnder(folder), ...namesUnder(join(fresh, folder))])]
        .filter((file) => textOf(join(folder, file)) !== textOf(join(fresh, folder, file)))
        .map((file) => join(folder, file)),
    )
  } finally {
    rmSync(fresh, { recursive: true })
  }
}
