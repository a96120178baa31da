import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Addresses that mean one file and no other. If it is missing, the answer is a 404, never a page. */
const NAMED_FILE = /^\/(?:(?:assets|brand|locales)\/|[^/]+\.(?:js|css|json|map|svg|png|ico|woff2|txt|xml|webmanifest)$)/

/**
 * Paths that are never served: files that the build leaves for its servers (`_headers.json`), compressed copies, which
 * have no address of their own, and anything hidden.
 */
const CLOSED = /\/\.|^\/_|\.(?:br|gz)$/i

/**
 * The path that an address means: decoded once, then freed of `..`, `.` and doubled slashes, as nginx does it.
 * @returns undefined when there is no such path
 */
export function pathOf(address = '/'): string | undefined {
  let [path = ''] = address.split(/[?#]/)
  try {
    path = decodeURIComponent(path)
  } catch {
    // no file has such a name: the address is that of a missing file or of an unknown page
  }
  // some systems read a backslash as a slash, and a null byte as the end
  if (!path.startsWith('/') || /[\\\0]/.test(path)) return undefined
  const parts: string[] = []
  const all = path.split('/')
  for (const part of all) {
    if (part === '..') {
      if (parts.length === 0) return undefined
      parts.pop()
    } else if (part !== '' && part !== '.') parts.push(part)
  }
  const folder = parts.length > 0 && ['', '.', '..'].includes(all.at(-1) ?? '')
  return `/${parts.join('/')}${folder ? '/' : ''}`
}

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

/**
 * The file that a path means, as `try_files $uri $uri.html /index.html` would find it.
 * @param path as `pathOf` gives it
 * @returns the path of a file in the folder; undefined when there is none
 */
export function fileFor(folder: string, path: string): string | undefined {
  if (CLOSED.test(path)) return undefined
  const found = [path, `${path}.html`].find((file) => !file.endsWith('/') && isFile(join(folder, file)))
  return found ?? (NAMED_FILE.test(path) ? undefined : '/index.html')
}
