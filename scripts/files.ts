import { readdirSync } from 'node:fs'
import { join } from 'node:path/posix'

/** The paths of all files in a folder and its subfolders, with slashes on every system. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath.replaceAll('\\', '/'), entry.name))
