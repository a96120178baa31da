import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { listBrands } from '~/api/generated/sdk.gen'
import { setApiPorts } from '~/api/ports'
import { quietFetch, transportFetch, PLACEHOLDER_BASE_URL } from '~/api/transport/transport'

import { createFakeWire } from './support'

const answer = vi.fn<(request: Request) => Response>()
let wire: ReturnType<typeof createFakeWire>

beforeEach(() => {
  wire = createFakeWire(() => new Response())
  setApiPorts(wire.ports)
  answer.mockReset().mockImplementation(() => Response.json({ success: true, data: { results: [{ id: 7 }] } }))
  vi.stubGlobal('fetch', async (request: Request) => answer(request))
})
afterEach(() => vi.unstubAllGlobals())

const sent = () => answer.mock.calls.map(([{ method, url }]) => `${method} ${url}`)

describe('the calls of the app', () => {
  it('go to the API with the browser’s fetch of that moment (decision 1)', async () => {
    const { data } = await listBrands({ fetch: transportFetch })
    expect(data.results).toMatchObject([{ id: 7 }])
    expect(sent()).toEqual(['GET https://api.exemple.fr/v1/brands/'])
  })

  it('may be given as an address, with options that count (decision 1)', async () => {
    const cancel = new AbortController()
    const request = new Request(`${PLACEHOLDER_BASE_URL}/brands/`)
    await transportFetch(`${PLACEHOLDER_BASE_URL}/brands/`)
    await transportFetch(request, { method: 'POST', body: '{}' })
    expect(sent()).toEqual(['GET https://api.exemple.fr/v1/brands/', 'POST https://api.exemple.fr/v1/brands/'])
    cancel.abort()
    await expect(transportFetch(request, { signal: cancel.signal })).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('signal a failing server, unless they are quiet (SES-36, decision 27)', async () => {
    answer.mockImplementation(() => new Response('', { status: 500 }))
    await expect(listBrands({ fetch: quietFetch })).rejects.toMatchObject({ status_code: 500 })
    expect(wire.signals).toEqual([])
    await expect(listBrands({ fetch: transportFetch })).rejects.toMatchObject({ status_code: 500 })
    expect(wire.signals).toEqual(['500 listBrands'])
  })
})

const warned = () => vi.mocked(console.warn).mock.calls.flat().join('\n')

describe('a call that nobody answers', () => {
  beforeEach(() => {
    vi.stubGlobal('origin', 'https://console.exemple.fr')
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => vi.mocked(console.warn).mockRestore())

  it('names the origin that gave no answer, but not where the call was cancelled (SES-37)', async () => {
    const leaving = new AbortController()
    answer.mockImplementation(() => {
      leaving.abort()
      throw new TypeError('Failed to fetch')
    })
    await expect(listBrands({ fetch: transportFetch, signal: leaving.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
    await new Promise((resolve) => setImmediate(resolve))
    expect(warned()).toBe('')

    await expect(listBrands({ fetch: transportFetch })).rejects.toMatchObject({ code: 'NETWORK_ERROR' })
    await vi.waitFor(() => expect(warned()).toContain('https://api.exemple.fr gave no answer'))
  })
})
