import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { isAbort } from '~/api/api-error'
import { percentOf, upload } from '~/api/upload'

import { tokensOf } from '../../support/tokens-of'
import { signedIn } from '../session/support/signed-in'
import { createFakeWire } from './support'

type Progress = { loaded: number; total: number; lengthComputable: boolean }

/** An XMLHttpRequest whose steps the test controls. */
class FakeXhr extends EventTarget {
  static sent: FakeXhr[] = []
  upload = new EventTarget()
  headers: Record<string, string> = {}
  status = 0
  responseText = ''
  responseURL = ''
  body: unknown
  address = ''
  stopped = false
  method = ''
  open(method: string, url: string) {
    this.method = method
    this.address = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nretry-after: 7\r\n\r\n'
  }
  send(body: unknown) {
    this.body = body
    FakeXhr.sent.push(this)
  }
  abort() {
    this.stopped = true
    this.dispatchEvent(new Event('abort'))
    this.dispatchEvent(new Event('loadend'))
  }
  progress(step: Progress) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), step))
  }
  answer(status: number, body: unknown, responseURL = this.address) {
    Object.assign(this, { status, responseText: JSON.stringify(body), responseURL })
    this.dispatchEvent(new Event('load'))
    this.dispatchEvent(new Event('loadend'))
  }
}

const last = () => {
  const xhr = FakeXhr.sent.at(-1)
  if (!xhr) throw new Error('Nothing was sent')
  return xhr
}

const file = new Blob(['x'.repeat(1000)], { type: 'image/png' })
const turn = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  FakeXhr.sent = []
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
})
afterEach(() => vi.unstubAllGlobals())

describe('an upload', () => {
  it('reports no progress once its session is over (C023)', async () => {
    const sessionSignal = new AbortController()
    const { ports } = createFakeWire(() => new Response(), {
      tokens: tokensOf({ sessionSignal: sessionSignal.signal }),
    })
    const percents: number[] = []
    const done = upload({ path: '/brands/7/logo/', file, onProgress: (percent) => percents.push(percent) }, { ports })
    await turn()
    last().progress({ loaded: 10, total: 100, lengthComputable: true })
    sessionSignal.abort()
    await expect(done).rejects.toSatisfy(isAbort)
    last().progress({ loaded: 90, total: 100, lengthComputable: true })
    expect(percents).toEqual([0, 10])
  })

  it('sends the file as multipart, reports progress, resolves to the data (SES-42, SES-43)', async () => {
    const { ports } = createFakeWire(() => new Response())
    const percents: number[] = []
    const done = upload({ path: '/brands/7/logo/', file, onProgress: (percent) => percents.push(percent) }, { ports })
    await turn()
    const { address, headers, body } = last()
    expect(address).toBe('https://api.exemple.fr/v1/brands/7/logo/')
    expect(headers).toMatchObject({
      authorization: 'Bearer jeton',
      'x-requested-with': 'XMLHttpRequest',
      accept: 'application/json',
    })
    expect(headers).not.toHaveProperty('content-type')
    expect(body).toBeInstanceOf(FormData)
    last().progress({ loaded: 333, total: 1000, lengthComputable: true })
    last().progress({ loaded: 1000, total: 1000, lengthComputable: true })
    last().answer(200, { success: true, message: 'Reçu', data: { logo: '/x.png' } })
    await expect(done).resolves.toEqual({ logo: '/x.png' })
    expect(percents).toEqual([0, 33, 100])
  })

  it.each([
    [0, 0, 0],
    [5, 0, 0],
    [2000, 1000, 100],
    [-5, 1000, 0],
    [999, 1000, 99],
    [Number.NaN, 1000, 0],
    [1, Number.NaN, 0],
    [2 ** 31, 2 ** 32, 50],
  ])('of which %s of %s are sent is at %s %% (SES-42, C214)', (loaded, total, percent) => {
    expect(percentOf(loaded, total)).toBe(percent)
  })

  it('is sent again once after a 401, and its progress restarts (C022)', async () => {
    const there = await signedIn()
    const percents: number[] = []
    const done = upload(
      { path: '/x/', file, onProgress: (percent) => percents.push(percent) },
      { ports: there.tab.apiPorts },
    )
    await turn()
    last().progress({ loaded: 1000, total: 1000, lengthComputable: true })
    const first = last()
    first.answer(401, { detail: 'Expiré' })
    await there.clock.advance(1000)
    expect(FakeXhr.sent).toHaveLength(2)
    expect(last().body).toBe(first.body)
    expect(last().headers['authorization']).not.toBe(first.headers['authorization'])
    last().progress({ loaded: 500, total: 1000, lengthComputable: true })
    last().answer(200, { success: true, data: null })
    await expect(done).resolves.toBeUndefined()
    expect(percents).toEqual([0, 100, 0, 50])
  })

  it('times out after 30 s without progress, not 30 s in total (SES-42)', async () => {
    const { ports, clock } = createFakeWire(() => new Response())
    const failed = vi.fn()
    upload({ path: '/x/', file }, { ports }).catch(failed)
    await turn()
    for (let loaded = 100; loaded <= 300; loaded += 100) {
      await clock.advance(29_000)
      last().progress({ loaded, total: 1000, lengthComputable: true })
    }
    await clock.advance(29_999)
    expect(failed).not.toHaveBeenCalled()
    await clock.advance(1)
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'TIMEOUT_ERROR' }))
    expect(last().stopped).toBe(true)
  })

  it('can be cancelled half-way (C214)', async () => {
    const { ports } = createFakeWire(() => new Response())
    const cancel = new AbortController()
    const done = upload({ path: '/x/', file, signal: cancel.signal }, { ports }).catch((error: unknown) => error)
    await turn()
    cancel.abort()
    expect(isAbort(await done)).toBe(true)
    expect(last().stopped).toBe(true)
  })

  it('refuses an answer from another URL (C112)', async () => {
    const { ports } = createFakeWire(() => new Response())
    const done = upload({ path: '/x/', file }, { ports })
    await turn()
    last().answer(200, { success: true, data: {} }, 'https://evil.test/')
    await expect(done).rejects.toMatchObject({ code: 'NETWORK_ERROR' })
  })

  it('fails like every other call (SES-37, SES-39)', async () => {
    const { ports, signals } = createFakeWire(() => new Response())
    const lost = upload({ path: '/x/', file }, { ports })
    await turn()
    last().dispatchEvent(new Event('error'))
    await expect(lost).rejects.toMatchObject({ code: 'NETWORK_ERROR' })

    const refused = upload({ path: '/x/', file }, { ports })
    await turn()
    last().answer(413, { message: 'Trop lourd', code: 'TOO_LARGE' })
    await expect(refused).rejects.toMatchObject({ message: 'Trop lourd', code: 'TOO_LARGE', retryAfterMs: 7000 })
    expect(signals).toEqual([])
  })

  it('names itself when the server fails, reads the message first, and needs no body (SES-36, decision 4)', async () => {
    const { ports, signals } = createFakeWire(() => new Response())
    const failed = upload({ path: '/x/', file }, { ports })
    await turn()
    last().answer(500, { message: 'Plus tard', error: 'Autre' })
    await expect(failed).rejects.toMatchObject({ message: 'Plus tard', operation: 'upload' })
    expect(signals).toEqual(['500 upload'])

    const done = upload({ path: '/x/', file }, { ports })
    await turn()
    Object.assign(last(), { status: 204, responseText: '', responseURL: last().address })
    last().dispatchEvent(new Event('load'))
    await expect(done).resolves.toBeUndefined()
  })

  it('is posted, of unknown length is at 0 %, and is not cancelled once it has ended (SES-42)', async () => {
    const { ports } = createFakeWire(() => new Response())
    const cancel = new AbortController()
    const percents: number[] = []
    const done = upload(
      { path: '/x/', file, signal: cancel.signal, onProgress: (now) => percents.push(now) },
      { ports },
    )
    await turn()
    expect(last().method).toBe('POST')
    last().progress({ loaded: 500, total: 1000, lengthComputable: false })
    last().answer(200, { success: true, data: null })
    await done
    expect(percents).toEqual([0, 0])
    cancel.abort()
    expect(last().stopped).toBe(false)
  })

  it('that was cancelled before it began is not sent (C214)', async () => {
    const { ports } = createFakeWire(() => new Response())
    const cancel = new AbortController()
    cancel.abort()
    const failure = await upload({ path: '/x/', file, signal: cancel.signal }, { ports }).catch(
      (error: unknown) => error,
    )
    expect(isAbort(failure)).toBe(true)
    expect(FakeXhr.sent).toEqual([])
  })

  it.each([
    ['x-a: 1\r\nretry-after:7\r\n', 7000],
    ['retry-after:   7  \n', 7000],
    ['\r\n: 9\r\nno colon\r\nretry-after: 7', 7000],
    ['', undefined],
  ])('reads the headers of the answer: %j (SES-39)', async (text, retryAfterMs) => {
    const { ports } = createFakeWire(() => new Response())
    const done = upload({ path: '/x/', file }, { ports }).catch((error: unknown) => error)
    await turn()
    last().getAllResponseHeaders = () => text
    last().answer(429, {})
    expect(await done).toMatchObject({ retryAfterMs })
  })
})
