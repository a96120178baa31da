import { createServer } from 'node:net'

import { expect, it } from 'vitest'

it('leaves one of each kind', async () => {
  setTimeout(() => {}, 60_000)
  setInterval(() => {}, 60_000)
  addEventListener('online', () => {})
  document.addEventListener('visibilitychange', () => {})
  new MutationObserver(() => {}).observe(document.body, { childList: true })
  expect(new BroadcastChannel('left open').name).toBe('left open')
  await new Promise<void>((resolve) => void createServer().listen(0, '127.0.0.1', resolve))
})
