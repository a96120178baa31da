import { execFile } from 'node:child_process'

import type { Plugin } from 'vite'

/** An editor that saves several files at once starts one generation. */
const PAUSE_MS = 200

const OF_THE_CONTRACT = /\/openapi\/.+\.(?:ya?ml|ts)$/

/**
 * Runs `generate` after a call, once for all calls until it is done.
 * @param pause how long it waits for more calls, in milliseconds
 */
export function afterEach(generate: () => Promise<void>, pause = PAUSE_MS): () => void {
  let timer: NodeJS.Timeout | undefined
  let running = false
  let again = false
  const run = async () => {
    running = true
    await generate()
    running = false
    if (again) start()
  }
  const start = () => {
    again = running
    if (running) return
    clearTimeout(timer)
    timer = setTimeout(() => void run(), pause)
  }
  return start
}

/** The server of development writes client and types again when the description changes. A mistake is in its terminal. */
export function contract(): Plugin {
  return {
    name: 'contract',
    apply: 'serve',
    configureServer({ watcher, config: { root, logger } }) {
      // Vitest serves too, and its tests compare the committed files
      if (process.env['VITEST']) return
      const generate = () =>
        new Promise<void>((done) => {
          execFile(process.execPath, ['openapi/generate.ts'], { cwd: root }, (error, _said, problem) => {
            const text = error ? `The description has a mistake:\n${problem.trim()}` : 'Generated from openapi/'
            logger[error ? 'error' : 'info'](text, { timestamp: true })
            done()
          })
        })
      const changed = afterEach(generate)
      watcher.on('all', (_event, file) => {
        if (OF_THE_CONTRACT.test(file.replaceAll('\\', '/').replace(root, ''))) changed()
      })
    },
  }
}
