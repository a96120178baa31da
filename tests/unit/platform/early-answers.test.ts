import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { fetchEarly, forgetEarlyAnswers, takeEarlyOrFetch } from '~/platform/early-answers'

const CALL = 'https://api.example.com/invitations/abc/'

beforeEach(() => {
  let calls = 0
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(`answer ${(calls += 1)}`, { status: 200 + calls })))
})

afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.earlyAnswers = undefined
})

const read = async (answer: Promise<Response>) => {
  const { status, ...rest } = await answer.then(async (sent) => ({ status: sent.status, text: await sent.text() }))
  return `${status} ${rest.text}`
}

it('an answer that was requested early serves two readers, and is used once (NFR-12)', async () => {
  const early = fetchEarly(new Request(CALL))
  expect(await read(takeEarlyOrFetch(new Request(CALL)))).toBe('201 answer 1')
  expect(await read(early)).toBe('201 answer 1')
  expect(await read(takeEarlyOrFetch(new Request(CALL)))).toBe('202 answer 2')
})

it('another address has a request of its own (NFR-12)', async () => {
  void fetchEarly(new Request(CALL))
  expect(await read(takeEarlyOrFetch(new Request(`${CALL}?page=2`)))).toBe('202 answer 2')
})

it('a call that changes something is sent, and leaves the early answer to its reader (NFR-12)', async () => {
  void fetchEarly(new Request(CALL))
  expect(await read(takeEarlyOrFetch(new Request(CALL, { method: 'POST' })))).toBe('202 answer 2')
  expect(await read(takeEarlyOrFetch(new Request(CALL)))).toBe('201 answer 1')
})

it('the request is sent as usual when the early call fails (NFR-12)', async () => {
  const cut = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(cut)))
  await expect(fetchEarly(new Request(CALL))).rejects.toThrow('network error')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('answer')))
  expect(await read(takeEarlyOrFetch(new Request(CALL)))).toBe('200 answer')
})

it('an answer that nobody has used can be forgotten (NFR-12)', async () => {
  void fetchEarly(new Request(CALL))
  forgetEarlyAnswers()
  expect(await read(takeEarlyOrFetch(new Request(CALL)))).toBe('202 answer 2')
})

it('an answer without a body keeps its status (NFR-12)', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })))
  void fetchEarly(new Request(CALL))
  expect(await read(takeEarlyOrFetch(new Request(CALL)))).toBe('204 ')
})

/** A call that hangs until it is aborted, as the signal of the request says. */
function hanging() {
  const signals: AbortSignal[] = []
  vi.stubGlobal('fetch', (request: Request, { signal = request.signal }: RequestInit = {}) => {
    if (signal?.aborted) return Promise.reject(signal.reason)
    if (signal) signals.push(signal)
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  return { sent: () => signals.length, running: () => signals.filter(({ aborted }) => !aborted).length }
}

it('the abort of the request that took the early answer aborts the early call (C303)', async () => {
  const calls = hanging()
  const early = fetchEarly(new Request(CALL)).catch(({ name }: Error) => name)
  const leave = new AbortController()
  const taken = takeEarlyOrFetch(new Request(CALL, { signal: leave.signal })).catch(({ name }: Error) => name)
  expect(calls.running()).toBe(1)
  leave.abort()
  expect(await Promise.all([taken, early])).toEqual(['AbortError', 'AbortError'])
  expect([calls.sent(), calls.running()]).toEqual([1, 0])
})

it('a call whose answer nobody has taken ends when it is forgotten, and with its own signal (C303)', async () => {
  const calls = hanging()
  const limit = new AbortController()
  for (const signal of [undefined, limit.signal]) {
    fetchEarly(new Request(CALL, { ...(signal && { signal }) })).catch(() => {})
    expect(calls.running()).toBe(1)
    if (signal) limit.abort()
    else forgetEarlyAnswers()
    expect(calls.running()).toBe(0)
  }
})
