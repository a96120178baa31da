import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

/** A folder of its own for what a browser keeps and saves. */
export function profileFolder(name: string) {
  mkdirSync('.cache', { recursive: true })
  const path = mkdtempSync(resolve('.cache', `engine-${name}-`))
  // a browser that is just ending may still write
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }) }
}
