import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['src/api/generated', 'mocks/generated']

const filesUnder = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : []

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** Committed files that differ from a fresh generation, or that it no longer writes. */
export async function staleFiles(generate: (root: string) => Promise<void>): Promise<string[]> {
  mkdirSync('.cache', { recursive: true })
  const fresh = mkdtempSync('.cache/fresh-')
  try {
    await generate(fresh)
    return FOLDERS.flatMap((folder) =>
      [...new Set([...filesUnder(folder), ...filesUnder(join(fresh, folder))])]
        .filter((file) => textOf(join(folder, file)) !== textOf(join(fresh, folder, file)))
        .map((file) => join(folder, file)),
    )
  } finally {
    rmSync(fresh, { recursive: true })
  }
}
