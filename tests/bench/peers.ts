import { cpSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { z } from 'zod/mini'

import { serve } from '../../scripts/serve.ts'
import { finished, originOf } from './servers.ts'

/** A built product to compare with: its folder, relative to the list, the page to open and the field users wait for. */
const Peers = z.array(z.object({ name: z.string(), folder: z.string(), path: z.string(), field: z.string() }))

const COPIES = join(import.meta.dirname, '../../.cache/bench/peers')

/** Serves each product of the list as the app is served: same server, same compression, without our headers. */
export async function startPeers(list: string) {
  const peers = Peers.parse(JSON.parse(readFileSync(list, 'utf8')))
  rmSync(COPIES, { recursive: true, force: true })
  return Promise.all(
    peers.map(async ({ name, folder, path, field }, at) => {
      const copy = join(COPIES, String(at))
      cpSync(resolve(dirname(list), folder), copy, { recursive: true })
      await finished(copy)
      const server = serve({ dir: copy, port: 0, plain: true })
      return { name, path, field, origin: await originOf(server), stop: () => server.close() }
    }),
  )
}
