import { afterEach, describe, expect, it, vi } from 'vitest'

import { ApiError, REQUEST_TIMEOUT_MS } from '~/api/api-error'
import { createBrand, listBrands } from '~/api/generated/sdk.gen'
import type { AccessGrant } from '~/api/ports'
import { type Call, UPLOAD } from '~/api/transport/call'
import { openEnvelope, readErrorBody } from '~/api/transport/envelope'
import { timeLimit } from '~/api/transport/interceptors'
import { sendUploadWith } from '~/api/upload'

import { tokensOf } from '../../support/tokens-of'
import { createFakeClock, settle } from '../session/support/fake-clock'
import { createFakeWire } from './support'

const aborted = { name: 'AbortError' }

afterEach(() => vi.unstubAllGlobals())

const withAccessGrant = (wire: () => Response | Promise<Response>, change: Partial<AccessGrant>) => {
  const refusedAfterRenewal = vi.fn()
  return { refusedAfterRenewal, ...createFakeWire(wire, { tokens: { ...tokensOf(change), refusedAfterRenewal } }) }
}

describe('the token of a call', () => {
  it('is not sent once its session is over (C023)', async () => {
    const there = withAccessGrant(() => new Response(), { sessionSignal: AbortSignal.abort() })
    await expect(listBrands({ fetch: there.fetch })).rejects.toMatchObject(aborted)
    expect(there.requests).toEqual([])
  })

  it.each<[string, () => Response]>([
    ['a good answer', () => Response.json({ success: true, data: { results: [] } })],
    ['a refusal', () => new Response('', { status: 403 })],
    ['a failure of the server', () => new Response('', { status: 500 })],
    [
      'a lost connection',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
  ])('a call whose session is over ends as cancelled, and %s is not signalled (C023, G11)', async (_, late) => {
    const sessionSignal = new AbortController()
    const held = Promise.withResolvers<void>()
    const there = withAccessGrant(() => held.promise.then(late), { sessionSignal: sessionSignal.signal })
    const call = listBrands({ fetch: there.fetch }).catch((error: unknown) => error)
    await settle()
    sessionSignal.abort()
    expect(await call).toMatchObject(aborted)
    held.resolve()
    await settle()
    expect(there.signals).toEqual([])
    expect(there.clock.pending()).toBe(0)
  })

  it('a read is aborted with its session, and a write that may have reached the server may finish (C023)', async () => {
    const sessionSignal = new AbortController()
    const there = withAccessGrant(() => new Promise<never>(() => {}), { sessionSignal: sessionSignal.signal })
    const write = createBrand({ body: { name: 'Port' }, fetch: there.fetch }).catch((error: unknown) => error)
    const read = listBrands({ fetch: there.fetch }).catch((error: unknown) => error)
    await settle()
    sessionSignal.abort()
    expect(await Promise.all([write, read])).toMatchObject([aborted, aborted])
    const aborts = () => Object.fromEntries(there.requests.map(({ method, signal }) => [method, signal.aborted]))
    expect(aborts()).toEqual({ GET: true, POST: false })
    await there.clock.advance(REQUEST_TIMEOUT_MS)
    expect(aborts()).toEqual({ GET: true, POST: true })
    expect(there.clock.pending()).toBe(0)
  })

  it('is not requested when the session ended while the configuration was loading (C023)', async () => {
    const sessionSignal = new AbortController()
    const loading = Promise.withResolvers<string>()
    // another person has signed in: a access grant would be theirs
    const tokens = { ...tokensOf({ token: 'theirs' }), sessionSignal: () => sessionSignal.signal }
    const there = createFakeWire(() => new Response(), { tokens, apiBaseUrl: () => loading.promise })
    const call = listBrands({ fetch: there.fetch }).catch((error: unknown) => error)
    await settle()
    sessionSignal.abort()
    loading.resolve('https://api.exemple.fr/v1')
    expect(await call).toMatchObject(aborted)
    expect(there.requests).toEqual([])
  })

  it('is checked again after a 401 only, once it is fresh (K31)', async () => {
    for (const status of [401, 403, 500]) {
      const there = withAccessGrant(() => new Response('', { status }), { fresh: true })
      await expect(listBrands({ fetch: there.fetch })).rejects.toMatchObject({ status_code: status })
      expect(there.refusedAfterRenewal).toHaveBeenCalledTimes(status === 401 ? 1 : 0)
    }
    const good = withAccessGrant(() => Response.json({ success: true, data: { results: [] } }), { fresh: true })
    await listBrands({ fetch: good.fetch })
    expect(good.refusedAfterRenewal).not.toHaveBeenCalled()
  })
})

const openText = (status: number, text: string) => openEnvelope(UPLOAD, { status, headers: new Headers(), text })

const openJson = (body: object) => openText(200, JSON.stringify(body))

describe('the envelope', () => {
  it.each([
    ['Reçu', 'Reçu'],
    ['', undefined],
    [7, undefined],
    [null, undefined],
  ])('the message %j is %j (SES-41)', (message, read) => {
    expect(openJson({ success: true, message, data: {} })).toEqual({ data: {}, message: read })
  })

  it('a 204 has no data, whatever its body holds, and a status below 200 is a failure (decision 4)', () => {
    expect(openText(204, '<html>')).toEqual({ data: undefined, message: undefined })
    expect(() => openText(199, '{"success":true}')).toThrow(ApiError)
  })

  it('is due for an upload that has a body (decision 4)', () => {
    expect(() => openJson({ logo: '/x.png' })).toThrow(expect.objectContaining({ code: 'INVALID_RESPONSE' }))
  })
})

describe('the body of an error', () => {
  it('keeps fields that have a text, and no others (SES-39, C121)', () => {
    expect(readErrorBody({ details: { a: ['x'], b: 3, c: [] } }).details).toEqual({ a: ['x'] })
    expect(readErrorBody({ email: ['pris'], name: 7 })).toEqual({ details: { email: ['pris'] } })
    expect(readErrorBody({ success: false, email: ['pris'] })).toMatchObject({ details: {}, message: undefined })
  })

  it('reads the message first by default (SES-39)', () => {
    const body = { message: 'm', error: 'e' }
    expect(readErrorBody(body).message).toBe('m')
    expect(readErrorBody(body, { errorFirst: true }).message).toBe('e')
  })
})

describe('an address outside the description', () => {
  it.each(['https://evil.test/brands/', 'http://api.invalid.evil.test/brands/', 'http://api.invalid/x/'])(
    '%s is not called, and the reason is the cause of the error (C247)',
    async (address) => {
      const wire = createFakeWire(() => new Response())
      const failure = await wire.fetch(new Request(address)).catch((error: unknown) => error)
      const { pathname } = new URL(address)
      expect(failure).toMatchObject({ code: 'UNKNOWN_ERROR', cause: { message: `No operation for GET ${pathname}` } })
      expect(wire.requests).toEqual([])
    },
  )

  it('any fault on the way is an ApiError (SES-39)', async () => {
    const cause = new TypeError('no configuration')
    const wire = createFakeWire(() => new Response(), { apiBaseUrl: () => Promise.reject(cause) })
    await expect(listBrands({ fetch: wire.fetch })).rejects.toMatchObject({ code: 'UNKNOWN_ERROR', cause })
  })
})

describe('the last step of an upload', () => {
  class FakeXhr extends EventTarget {
    static last: FakeXhr | undefined
    upload = new EventTarget()
    responseURL = 'https://api.exemple.fr/x/'
    status = 204
    responseText = ''
    abort = vi.fn()
    open = vi.fn()
    setRequestHeader = vi.fn()
    send = vi.fn(() => void (FakeXhr.last = this))
    getAllResponseHeaders = () => ''
  }

  function sending(signal: AbortSignal) {
    FakeXhr.last = undefined
    vi.stubGlobal('XMLHttpRequest', FakeXhr)
    const call: Call = {
      operation: UPLOAD,
      url: 'https://api.exemple.fr/x/',
      method: 'POST',
      headers: {},
      body: undefined,
      keepalive: false,
      signal,
    }
    return { reply: sendUploadWith(() => {})(call), xhr: FakeXhr.last as FakeXhr | undefined }
  }

  it('does not begin when it is cancelled (C214)', async () => {
    const { reply, xhr } = sending(AbortSignal.abort())
    await expect(reply).rejects.toMatchObject(aborted)
    expect(xhr).toBeUndefined()
  })

  it('ends when the browser reports that it was cancelled (C214)', async () => {
    const { reply, xhr } = sending(new AbortController().signal)
    xhr?.dispatchEvent(new Event('abort'))
    await expect(reply).rejects.toMatchObject(aborted)
  })

  it('is not cancelled once it has ended (C214)', async () => {
    const cancel = new AbortController()
    const { reply, xhr } = sending(cancel.signal)
    for (const type of ['load', 'loadend']) xhr?.dispatchEvent(new Event(type))
    await expect(reply).resolves.toMatchObject({ status: 204 })
    cancel.abort()
    expect(xhr?.abort).not.toHaveBeenCalled()
  })
})

describe('a time limit', () => {
  it('can be restarted when nothing runs under it, and leaves no timer (SES-11)', async () => {
    const clock = createFakeClock()
    expect(() => timeLimit(clock).restart()).not.toThrow()
    await settle()
    expect(clock.pending()).toBe(0)
  })
})
