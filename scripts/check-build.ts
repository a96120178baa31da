import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Chunk = { file: string; imports?: string[]; css?: string[]; dynamicImports?: string[] }
type Manifest = Record<string, Chunk>

/** Most JavaScript a first visit of the page may load, in bytes of gzip: bytes are exact, times are not. */
const BUDGETS: { page: string; chunks: string[]; bytes: number }[] = [
  { page: '/auth/login', chunks: ['index.html', 'src/routes/auth/login.tsx?tsr-split=component'], bytes: 195_000 },
]

/** What only the sandbox build may hold. */
const SANDBOX_ONLY = ['mockServiceWorker', 'setupWorker', 'sandboxPassword', 'Atelier Lumière']

const complaints: string[] = []

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function withImports(manifest: Manifest, keys: string[]): Set<string> {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) return void complaints.push(`the manifest has no chunk ${key}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return files
}

function checkSizes(): void {
  // vite documents this shape of its manifest
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Manifest
  for (const { page, chunks, bytes } of BUDGETS) {
    const files = [...withImports(manifest, chunks)].filter((file) => file.endsWith('.js'))
    const total = files.reduce((sum, file) => sum + gzipSync(readFileSync(join('dist', file)), { level: 9 }).length, 0)
    console.info(
      `${page}: ${(total / 1000).toFixed(1)} kB of JavaScript (gzip) in ${files.length} files, at most ${bytes / 1000} kB`,
    )
    if (total > bytes) complaints.push(`${page} loads ${total} bytes of JavaScript, ${total - bytes} too many`)
  }
}

function checkProductionHoldsNoSandbox(): void {
  if (existsSync('dist/config.json')) complaints.push('dist/ brings a config.json: that is for whoever serves it')
  for (const file of filesOf('dist').filter((name) => /\.(?:js|html|json|css)$/.test(name))) {
    const text = readFileSync(file, 'utf8')
    for (const mark of SANDBOX_ONLY) if (text.includes(mark)) complaints.push(`${file} holds "${mark}" of the sandbox`)
  }
}

checkSizes()
checkProductionHoldsNoSandbox()
complaints.forEach((complaint) => console.error(complaint))
process.exit(complaints.length > 0 ? 1 : 0)
