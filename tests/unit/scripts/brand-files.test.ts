import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { serve } from '../../../scripts/serve.ts'
import { ask, isInstalled, publicFolder, startCaddy, startNginx } from '../../support/web-servers.ts'

const FILES = ['logo.svg', 'logo.webp', 'logo.jpg', 'icons/512.png', 'icons/index.html', '.env']

/** The brand of an installation, in the folder of its `config.json`. */
function writeBrand(folder: string) {
  mkdirSync(join(folder, 'brand/icons'), { recursive: true })
  for (const file of FILES) writeFileSync(join(folder, 'brand', file), `its ${file}`)
}

const folder = publicFolder('brand-files-')
const served = new Map<string, { origin: string; stop: () => unknown }>()

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  writeBrand(folder)
  execFileSync(process.execPath, ['scripts/finish-build.ts', folder])
  const config = '{"apiBaseUrl":"/api/v1"}'
  const own = serve({ dir: folder, port: 0, config })
  await new Promise((done) => own.once('listening', done))
  // a server that listens on a port has an address of this shape
  const { port } = own.address() as AddressInfo
  served.set('serve.ts', { origin: `http://127.0.0.1:${port}`, stop: () => own.close() })
  for (const [name, start] of [
    ['nginx', () => startNginx({ folder, config })],
    ['Caddy', () => startCaddy({ folder, config, upstream: 'http://127.0.0.1:9' }, [])],
  ] as const) {
    if (!isInstalled(name.toLowerCase())) continue
    const server = await start()
    writeBrand(join(server.work, 'config'))
    served.set(name, server)
  }
})

afterAll(async () => {
  for (const { stop } of served.values()) await stop()
  rmSync(folder, { recursive: true })
})

describe.each(['serve.ts', 'nginx', 'Caddy'])('%s', (name) => {
  const missing = name !== 'serve.ts' && !isInstalled(name.toLowerCase())
  const why = missing ? ` (skipped: ${name} is not installed; .ci/run installs it)` : ''

  it.skipIf(missing).each([
    ['/brand/logo.svg', 200, 'image/svg+xml'],
    ['/brand/logo.webp', 200, 'image/webp'],
    ['/brand/logo.jpg', 200, 'image/jpeg'],
    ['/brand/icons/512.png', 200, 'image/png'],
    ['/brand/icons', 404, 'text/plain; charset=utf-8'],
    ['/brand/icons/', 404, 'text/plain; charset=utf-8'],
    ['/brand/.env', 404, 'text/plain; charset=utf-8'],
  ])(`answers %s with %i and %s${why} (decision 1)`, async (path, status, type) => {
    const { status: said, headers } = await ask(served.get(name)?.origin ?? '', path)
    expect([said, headers['content-type'], headers['cache-control']]).toEqual([
      status,
      type,
      status === 200 ? 'no-cache' : 'no-store',
    ])
  })
})
