import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createBackend } from '#mocks'
import type { Fault, FaultKind } from '#mocks/core/faults'
import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { send } from './caller'

type Backend = ReturnType<typeof createBackend>

/** One call for brands. Never rejects. */
function ask(backend: Backend, signal?: AbortSignal): Promise<Response> {
  const headers = { Authorization: `Bearer ${backend.signIn(CLAIRE).access}` }
  return backend.handle(
    new Request('http://sandbox.example/api/v1/brands/?page_size=1', { headers, ...(signal && { signal }) }),
  )
}

/** Like `--expose-gc`. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
}

const struck = (kind: FaultKind, more: Partial<Fault> = {}) =>
  ask(createBackend({ conditions: { faults: [{ operation: 'listBrands', kind, ...more }] } }))

const HOUR = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Whether it is still without an answer after that time of the set clock. */
async function isPending(answer: Promise<unknown>, ms = HOUR): Promise<boolean> {
  const later = new Promise<'nothing'>((resolve) => {
    setTimeout(() => resolve('nothing'), ms)
  })
  const first = Promise.race([answer, later])
  await vi.advanceTimersByTimeAsync(ms)
  return (await first) === 'nothing'
}

/** The text that arrives within that time of the set clock, before the body fails, stalls or ends. */
async function arriving(response: Response, ms = HOUR): Promise<{ text: string; end: string }> {
  const reader = response.body?.getReader()
  let text = ''
  const later = new Promise<'stalled'>((resolve) => {
    setTimeout(() => resolve('stalled'), ms)
  })
  async function read() {
    try {
      for (;;) {
        const chunk = await Promise.race([reader?.read(), later])
        if (chunk === 'stalled') return { text, end: 'stalled' }
        if (!chunk || chunk.done) return { text, end: 'ended' }
        text += new TextDecoder().decode(chunk.value)
      }
    } catch {
      return { text, end: 'broken' }
    }
  }
  const arrived = read()
  await vi.advanceTimersByTimeAsync(ms)
  return arrived
}

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('a fault instead of the answer', () => {
  it.each([
    ['status', { status: 503 }, 503, 'application/json'],
    ['status', {}, 500, 'application/json'],
    ['expired-token', {}, 401, 'application/json'],
    ['rate-limited', {}, 429, 'application/json'],
    ['details', {}, 400, 'application/json'],
    ['refused', {}, 200, 'application/json'],
    ['html', { status: 502 }, 502, 'text/html; charset=utf-8'],
    ['html', {}, 200, 'text/html; charset=utf-8'],
    ['text', { status: 504 }, 504, 'text/plain; charset=utf-8'],
    ['empty', {}, 200, 'application/json'],
    ['no-content', {}, 204, null],
    ['redirect', {}, 302, null],
  ] as const)('of %s %o answers %i', async (kind, more, status, type) => {
    const response = await struck(kind, more)
    expect([response.status, response.headers.get('content-type')]).toEqual([status, type])
  })

  it('with rate-limited sends the given Retry-After (C125)', async () => {
    expect((await struck('rate-limited')).headers.get('retry-after')).toBeNull()
    expect((await struck('rate-limited', { retryAfter: 'bientôt'.slice(0, 4) })).headers.get('retry-after')).toBe(
      'bien',
    )
  })

  it('with body sends any text as JSON (C097, C103)', async () => {
    for (const body of ['{"success":"true"}', '{"data":NaN}', ' '])
      expect(await (await struck('body', { body })).text()).toBe(body)
  })

  it('with network drops the call before it is handled, and with lost after it', async () => {
    for (const kind of ['network', 'lost'] as const) {
      const backend = createBackend({ conditions: { faults: [{ operation: '*', kind }] } })
      const logout = new Request('http://sandbox.example/api/v1/auth/logout/', {
        method: 'POST',
        headers: { Authorization: `Bearer ${backend.signIn(CLAIRE).access}` },
      })
      expect((await backend.handle(logout)).type).toBe('error')
      expect(backend.world.families[0]?.revoked).toBe(kind === 'lost')
    }
  })

  it('with hang answers nothing until the caller aborts', async () => {
    const backend = createBackend({ conditions: { faults: [{ operation: '*', kind: 'hang' }] } })
    const controller = new AbortController()
    const answer = ask(backend, controller.signal)
    expect(await isPending(answer)).toBe(true)
    // frees whatever Node no longer references
    collectGarbage()
    await new Promise(setImmediate)
    controller.abort(new Error('assez'))
    await expect(answer).rejects.toThrow('assez')
    await expect(ask(backend, controller.signal)).rejects.toThrow('assez')
  })
})

describe('a fault in the answer', () => {
  it.each([
    ['reset-body', 'broken'],
    ['stall', 'stalled'],
    ['truncated', 'ended'],
  ] as const)('with %s sends half of the body, then it is %s (C104)', async (kind, end) => {
    const whole = await (await ask(createBackend())).text()
    const half = await arriving(await struck(kind))
    expect(half.end).toBe(end)
    expect(half.text.length).toBeGreaterThan(10)
    expect(half.text.length).toBeLessThan(whole.length)
    expect(isJson(half.text)).toBe(false)
  })

  it('with drip sends byte by byte (C106)', async () => {
    expect((await arriving(await struck('drip', { delay: 5000 }), 4999)).text).toBe('')
    const { text, end } = await arriving(await struck('drip', { delay: 0 }), 10_000)
    expect([isJson(text), end]).toEqual([true, 'ended'])
  })

  it('with bom or wrong-type sends the right text in the wrong form (C103)', async () => {
    const bytes = new Uint8Array(await (await struck('bom')).arrayBuffer())
    expect(Array.from(bytes.slice(0, 4))).toEqual([0xef, 0xbb, 0xbf, 0x7b])
    const wrong = await struck('wrong-type')
    expect([wrong.headers.get('content-type'), isJson(await wrong.text())]).toEqual(['text/html; charset=utf-8', true])
  })

  it.each([
    ['null-data', null],
    ['wrong-data', expect.any(String)],
    ['textual-numbers', { results: [expect.objectContaining({ id: '33' })], pagination: { count: '47' } }],
    ['unknown-fields', expect.objectContaining({ nouveau_champ: { valeur: 1 } })],
  ] as const)('with %s changes the data (C109, C113)', async (kind, data) => {
    expect(await (await struck(kind)).json()).toMatchObject({ success: true, data })
  })

  it('with huge exceeds fifty megabytes (C107)', async () => {
    expect((await (await struck('huge')).text()).length).toBeGreaterThan(50_000_000)
  })

  it('with slow delays the answer', async () => {
    const response = struck('slow', { delay: 40 })
    expect(await isPending(response, 39)).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect((await response).status).toBe(200)
  })
})

const statuses = async (faults: Fault[], calls: number) => {
  const backend = createBackend({ conditions: { faults } })
  const seen = []
  for (let go = 0; go < calls; go += 1) seen.push((await ask(backend)).status)
  return seen
}

describe('a fault', () => {
  it('applies to its operation only, or to all', async () => {
    expect(await statuses([{ operation: 'getBrand', kind: 'status' }], 1)).toEqual([200])
    expect(await statuses([{ operation: '*', kind: 'status' }], 1)).toEqual([500])
  })

  it('applies to a number of calls, after a number of calls', async () => {
    expect(await statuses([{ operation: '*', kind: 'status', times: 2 }], 4)).toEqual([500, 500, 200, 200])
    expect(await statuses([{ operation: '*', kind: 'status', times: 1, skip: 2 }], 4)).toEqual([200, 200, 500, 200])
    expect(await statuses([{ operation: '*', kind: 'status' }], 3)).toEqual([500, 500, 500])
  })

  it('applies in order, after the one before', async () => {
    const first: Fault = { operation: '*', kind: 'expired-token', times: 1 }
    expect(await statuses([first, { operation: 'listBrands', kind: 'status', status: 503, times: 1 }], 3)).toEqual([
      401, 503, 200,
    ])
  })

  it('is logged with the call', async () => {
    const backend = createBackend()
    backend.controls.setFaults([{ operation: 'getCurrentUser', kind: 'status', status: 418, times: 1 }])
    await send(backend, 'getCurrentUser', { as: CLAIRE })
    await send(backend, 'getCurrentUser', { as: CLAIRE })
    expect(backend.calls.map(({ operation, status, fault }) => [operation, status, fault])).toEqual([
      ['getCurrentUser', 418, 'status'],
      ['getCurrentUser', 200, undefined],
    ])
    expect(backend.counters.getCurrentUser).toBe(2)
    backend.reset()
    expect([backend.calls, backend.counters.getCurrentUser]).toEqual([[], 0])
  })
})
