import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { serve } from '../../scripts/serve.ts'
import { isInstalled, startNginx } from '../support/web-servers.ts'

const ROOT = join(import.meta.dirname, '../..')
const FLOOR = join(ROOT, '.cache/bench/floor')

const API_PORT = 4290

/** The address of a server once it listens. */
export async function originOf(server: ReturnType<typeof serve>): Promise<string> {
  if (!server.listening) await once(server, 'listening')
  // the address of a server that listens on a port has this shape
  const { port } = server.address() as AddressInfo
  return `http://localhost:${port}`
}

const run = (...args: string[]) =>
  new Promise<void>((resolve, reject) => {
    spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args.join(' ')} failed`)),
    )
  })

/** Does what ends each build: compressed copies, what servers must know. */
export const finished = (folder: string): Promise<void> => run('scripts/finish-build.ts', folder)

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

async function startApi() {
  const url = `http://localhost:${API_PORT}/api/v1`
  // the bench would otherwise use that other sandbox, in an unknown state
  if (await answers(url)) throw new Error(`Something else answers on port ${API_PORT}: end it first`)
  const api = spawn(process.execPath, ['mocks/serve.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(API_PORT) },
  })
  for (let tries = 0; tries < 50; tries += 1) {
    if (await answers(url)) return { url, stop: () => api.kill() }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  api.kill()
  throw new Error(`The sandbox does not answer on port ${API_PORT}`)
}

/**
 * Serves the production build, a page without scripts for comparison, and the sandbox's API, all with the real headers.
 */
export async function startServers(dir: string) {
  rmSync(FLOOR, { recursive: true, force: true })
  mkdirSync(FLOOR, { recursive: true })
  cpSync(join(import.meta.dirname, 'floor'), FLOOR, { recursive: true })
  cpSync(join(ROOT, 'public/favicon.svg'), join(FLOOR, 'favicon.svg'))
  await finished(FLOOR)

  const api = await startApi()
  const config = JSON.stringify({ apiBaseUrl: api.url, supportEmail: 'aide@exemple.fr' })
  const app = serve({ dir, port: 0, config })
  const nginx = isInstalled('nginx') ? await startNginx({ folder: dir, config }) : undefined
  const floor = serve({ dir: FLOOR, port: 0 })
  const control = async (what: string, data: unknown) => {
    await fetch(new URL(`/__sandbox/${what}`, api.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
    })
  }
  return {
    app: await originOf(app),
    /** The base URL of the sandbox's API. */
    api: api.url,
    /** The same build served with the shipped template; undefined without nginx. */
    nginx: nginx?.origin,
    floor: await originOf(floor),
    /** Faults that the sandbox plays from now on. */
    order: (faults: unknown[]): Promise<void> => control('faults', faults),
    /** Restarts the sandbox with another world. */
    reset: (world: string): Promise<void> => control('reset', { world }),
    async stop() {
      api.stop()
      app.close()
      floor.close()
      // removes its folder when it has stopped
      await nginx?.stop()
    },
  }
}
