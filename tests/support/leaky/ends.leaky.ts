import { createServer } from 'node:net'

import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterAll, afterEach, expect, it } from 'vitest'

const client = new QueryClient()

// the query library tells of it by a timer of 0 ms
afterEach(() => client.clear())

const hear = () => {}

/** Notifications that cause each other, of which the last needs the page. */
function tellLater(times: number): void {
  if (times === 0) expect(window.innerWidth).toBeGreaterThan(0)
  else setTimeout(() => tellLater(times - 1))
}

afterAll(() => tellLater(50))

it('ends what it starts', async () => {
  clearTimeout(setTimeout(() => {}, 60_000))
  clearInterval(setInterval(() => {}, 60_000))
  for (const target of [globalThis, document]) {
    target.addEventListener('online', hear, true)
    target.removeEventListener('online', hear, { capture: true })
    target.addEventListener('offline', hear, { once: true })
    target.dispatchEvent(new Event('offline'))
  }
  const ending = new AbortController()
  addEventListener('online', hear, { signal: ending.signal })
  ending.abort()
  const observer = new MutationObserver(() => {})
  observer.observe(document.body, { childList: true })
  observer.disconnect()
  new BroadcastChannel('closed').close()
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  server.close()
  expect(ending.signal.aborted).toBe(true)
})

it('watches a query to the end, whose notifications and garbage are due later', async () => {
  const told: unknown[] = []
  const watched = new QueryObserver(client, { queryKey: ['a'], queryFn: () => 'answer' })
  const leave = watched.subscribe(({ data }) => {
    // what happens on the page when a late notification comes
    told.push(window.innerWidth, data)
  })
  await watched.refetch()
  client.setQueryData(['a'], 'another')
  queueMicrotask(leave)
  expect(watched.getCurrentResult().data).toBe('another')
})
