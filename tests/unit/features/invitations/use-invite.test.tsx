import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { mayBeDone } from '~/api/api-error'
import type { Invitation } from '~/api/generated/types.gen'
import { normaliseUser } from '~/api/normalise/normalise'
import { clearToasts, useToasts } from '~/design/feedback/toasts'
import { useInvite } from '~/features/invitations/use-invite'
import { postponed } from '~/features/shared/invitation/invitations'

import { createTestClient, mutationProviders, setCurrentUser } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'

let client: QueryClient
const Around = mutationProviders(() => client)

/** What was called, and what the server lists, call by call: an error for a lost answer. */
let called: string[]
let lists: (Invitation[] | undefined)[]
let sendLost: boolean

beforeEach(() => {
  client = createTestClient()
  called = []
  lists = []
  sendLost = false
  vi.stubGlobal('fetch', async (input: Request) => {
    const name = new URL(input.url).pathname.split('/').at(-2) ?? ''
    called.push(name)
    const invitations = name === 'list' ? lists.shift() : []
    if (!invitations || (name === 'send' && sendLost)) throw new TypeError('Failed to fetch')
    return Response.json({ success: true, message: null, data: { valid: true, invitations } })
  })
  openApi()
})

afterEach(() => {
  cleanup()
  clearToasts()
  client.clear()
})

const to = (email: string, brand_id = 3) => ({ email, brand_id, user_type: 'brand_member' }) as const

const ADA = 'ada@exemple.fr'
const ADA_LISTED: Invitation = { id: 7, email: ADA, brand_id: 3, status: 'pending' }

const renderInvite = () => renderHook(() => useInvite(true), { wrapper: Around }).result

describe('the sending of invitations', () => {
  it.each([
    [true, []],
    [false, ['invitations.dialog.sent']],
  ])('tells its end in a toast only if its dialog is closed meanwhile: open %s (INV-02)', async (open, titles) => {
    lists = [[]]
    const { result, rerender } = renderHook((shown: boolean) => ({ ...useInvite(shown), toasts: useToasts() }), {
      wrapper: Around,
      initialProps: true,
    })
    let inviting: Promise<unknown> | undefined
    act(() => void (inviting = result.current.invite([to(ADA)])))
    rerender(open)
    await act(() => inviting)
    expect(result.current.toasts.map(({ title }) => title)).toEqual(titles)
  })

  it('reads the list once, before the first of them (INV-12)', async () => {
    lists = [[]]
    const dialog = renderInvite()
    await act(() => dialog.current.invite([to(ADA), to('bo@exemple.fr')]))
    expect(called.filter((name) => name === 'list')).toHaveLength(1)
    expect(called.indexOf('list')).toBeLessThan(called.indexOf('send'))
    expect(dialog.current.outcome?.sent).toEqual([to(ADA), to('bo@exemple.fr')])
  })

  it('does not take an earlier one of somebody else for the lost one (INV-12)', async () => {
    lists = [[ADA_LISTED], [ADA_LISTED]]
    sendLost = true
    const dialog = renderInvite()
    await act(() => dialog.current.invite([to(ADA)]))
    expect(dialog.current.outcome).toMatchObject({
      sent: [],
      unsent: [{ input: to(ADA), error: { notApplied: true } }],
    })
  })

  it('does not take the row of one brand for that of another if rows have no brand (INV-12)', async () => {
    const { promise: lost, reject } = Promise.withResolvers<Response>()
    const answer = fetch
    vi.stubGlobal('fetch', (input: Request) =>
      input.url.endsWith('/send/') && called.includes('send') ? lost : answer(input),
    )
    lists = [[], [{ id: 7, email: ADA, status: 'pending' }]]
    const dialog = renderInvite()
    const inviting = act(() => dialog.current.invite([to(ADA), to(ADA, 4)]))
    reject(new TypeError('Failed to fetch'))
    await inviting
    expect(dialog.current.outcome).toMatchObject({ sent: [to(ADA)], unsent: [{ input: to(ADA, 4) }] })
    expect(mayBeDone(dialog.current.outcome?.unsent[0]?.error)).toBe(true)
  })

  it('looks for a lost one before the same brand is tried again, and not before another one (INV-12)', async () => {
    lists = [[], undefined]
    sendLost = true
    const dialog = renderInvite()
    await act(() => dialog.current.invite([to(ADA)]))
    expect(dialog.current.outcome?.unsent).toHaveLength(1)

    sendLost = false
    lists = [[]]
    called = []
    await act(() => dialog.current.invite([to(ADA, 4)]))
    expect(called).toContain('send')

    lists = [[ADA_LISTED], [ADA_LISTED]]
    called = []
    await act(() => dialog.current.invite([to(ADA)]))
    expect(dialog.current.outcome?.sent).toEqual([to(ADA)])
    expect(called).not.toContain('send')
  })

  it('reads after a reload whether the one on its way was sent, and sends it once (INV-12, K62)', async () => {
    const user = normaliseUser({ id: 78, user_type: 'agency_admin' })
    setCurrentUser(client, user)
    const BO: Invitation = { id: 8, email: 'bo@exemple.fr', brand_id: 3, status: 'pending' }
    lists = [[BO]]
    const answer = fetch
    const { promise: held, resolve } = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', (input: Request) => (input.url.endsWith('/send/') ? held : answer(input)))
    const left = renderInvite()
    const before = client
    let leaving: Promise<unknown> | undefined
    act(() => void (leaving = left.current.invite([to(ADA), to('bo@exemple.fr')])))
    await vi.waitFor(() => expect(called).toContain('list'))
    await act(async () => {})
    // the page is loaded again: nothing but the storage is the same
    cleanup()
    client = createTestClient()
    setCurrentUser(client, user)
    vi.stubGlobal('fetch', answer)
    called = []
    lists = [
      [BO, ADA_LISTED],
      [BO, ADA_LISTED],
    ]
    const dialog = renderInvite()
    await act(() => dialog.current.invite([to(ADA), to('bo@exemple.fr')]))
    expect(dialog.current.outcome?.sent).toEqual([to(ADA), to('bo@exemple.fr')])
    // the one that was there before is not taken for the user's own
    expect(called.filter((name) => name === 'send')).toHaveLength(1)
    resolve(Response.json({ success: true, message: null, data: {} }))
    await act(async () => leaving)
    before.clear()
    sessionStorage.clear()
  })

  it('stores what is postponed before the next one is sent: the page may be reloaded at any time (INV-12, K62)', async () => {
    const user = normaliseUser({ id: 77, user_type: 'agency_admin' })
    setCurrentUser(client, user)
    const { promise: held, resolve } = Promise.withResolvers<Response>()
    const answer = fetch
    vi.stubGlobal('fetch', async (input: Request) => {
      if (!input.url.endsWith('/send/')) return answer(input)
      const { email, brand_id } = await input.clone().json()
      if (email !== ADA) return held
      return brand_id === 4 ? Response.json({ email: ['Déjà invitée'] }, { status: 400 }) : answer(input)
    })
    lists = [[], []]
    const dialog = renderInvite()
    let inviting: Promise<unknown> | undefined
    act(() => {
      inviting = dialog.current.invite([to(ADA), to(ADA, 4), to('bo@exemple.fr')])
    })
    await vi.waitFor(() => expect(postponed.read(77)).toEqual([{ email: ADA, brand_id: 4 }]))
    expect(dialog.current.outcome).toBeUndefined()
    resolve(Response.json({ success: true, message: null, data: {} }))
    await act(async () => inviting)
    expect(dialog.current.outcome).toMatchObject({ postponed: [to(ADA, 4)], sent: [to(ADA), to('bo@exemple.fr')] })
    // as long as the session: an invitation that may have been sent is not sent again unread
    expect(
      client
        .getMutationCache()
        .getAll()
        .map(({ gcTime }) => gcTime),
    ).toEqual([Infinity])
    localStorage.clear()
  })
})
