import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { getBrandQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { clearToasts, useToasts } from '~/design/feedback/toasts'
import { useToggleBrand } from '~/features/brands/set-active'
import { onWindowEvent } from '~/telemetry/events'

import brandpages from '../../../../src/i18n/messages/fr/brandpages.json'
import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'
import { PORT } from './port'

const BRAND = getBrandQueryKey({ path: { id: PORT.id } })
const told = vi.fn<() => void>()

let client: QueryClient
let stop: () => void
/** What the server has. */
let active: boolean
/** Requests that change something. */
let posts: number
/** How often the browser sends one. */
let sends: number
/** What the answer says of the state. */
let says: () => boolean

const answer = (is_active: boolean) => Response.json({ success: true, message: null, data: { ...PORT, is_active } })

const Around = mutationProviders(() => client, brandpages)
const render = () => renderHook(() => ({ ...useToggleBrand(), toasts: useToasts() }), { wrapper: Around }).result

beforeEach(() => {
  client = createTestClient()
  client.setQueryData(BRAND, PORT)
  told.mockReset()
  stop = onWindowEvent('brand:changed', told)
  active = true
  posts = 0
  sends = 1
  says = () => active
  vi.stubGlobal('fetch', async ({ method }: Request) => {
    if (method === 'GET') return answer(active)
    for (let sent = 0; sent < sends; sent += 1) {
      posts += 1
      active = !active
    }
    return answer(says())
  })
  openApi()
})

afterEach(() => {
  stop()
  cleanup()
  clearToasts()
  client.clear()
  vi.unstubAllGlobals()
})

describe('a switch of a brand', () => {
  it('is reported in a toast and on `window` (BRD-09)', async () => {
    const result = render()
    await act(async () => result.current.toggle(PORT))
    expect(told).toHaveBeenCalledExactlyOnceWith({ brandId: 7, reason: 'brand_deactivated' })
    expect(result.current.toasts).toMatchObject([
      { severity: 'success', title: 'Marque désactivée : Brasserie du Port' },
    ])
  })

  it('with an unknown outcome is read again (C211)', async () => {
    const read = fetch
    vi.stubGlobal('fetch', async (request: Request) => {
      if (posts === 0 && request.method === 'GET') return read(request)
      posts += 1
      return new Response('', { status: 500 })
    })
    const result = render()
    await act(async () => result.current.toggle(PORT))
    expect(result.current.toasts).toMatchObject([
      { severity: 'warning', title: 'Nous ne savons pas si Brasserie du Port a été désactivée' },
    ])
    expect(client.getQueryState(BRAND)).toMatchObject({ data: PORT, isInvalidated: true })
  })

  it('from a stale page sends nothing, and says what state the brand has (BRD-09)', async () => {
    active = false
    const result = render()
    await act(async () => result.current.toggle(PORT))
    expect([posts, active]).toEqual([0, false])
    expect(result.current.toasts).toMatchObject([{ severity: 'info', title: 'Brasserie du Port était déjà inactive' }])
  })

  it('is undone to the state before, whatever happened meanwhile (BRD-09)', async () => {
    const result = render()
    await act(async () => result.current.toggle(PORT))
    active = true
    await act(async () => result.current.toasts[0]?.action?.onClick())
    expect([posts, active]).toEqual([1, true])
  })

  it('whose answer has the older state is checked by a read of the brand (BRD-09)', async () => {
    says = () => true
    const result = render()
    await act(async () => result.current.toggle(PORT))
    expect(result.current.toasts).toMatchObject([
      { severity: 'success', title: 'Marque désactivée : Brasserie du Port' },
    ])
  })

  it('that the browser repeats and so undoes has a warning, and a way to try again (BRD-09)', async () => {
    sends = 2
    const result = render()
    await act(async () => result.current.toggle(PORT))
    expect(result.current.toasts).toMatchObject([
      { severity: 'warning', title: 'Marque restée active : Brasserie du Port' },
    ])
    expect(client.getQueryData(BRAND)).toMatchObject({ is_active: true })
    expect(told).not.toHaveBeenCalled()

    sends = 1
    await act(async () => result.current.toasts[0]?.action?.onClick())
    expect(active).toBe(false)
    expect(result.current.toasts.at(-1)).toMatchObject({ title: 'Marque désactivée : Brasserie du Port' })
  })

  it('of a brand that cannot be read is not made (BRD-09)', async () => {
    const sent = fetch
    vi.stubGlobal('fetch', async (request: Request) =>
      request.method === 'GET' ? new Response('', { status: 500 }) : sent(request),
    )
    const result = render()
    await act(async () => result.current.toggle(PORT))
    expect(posts).toBe(0)
    expect(result.current.toasts).toMatchObject([{ severity: 'error' }])
  })
})
