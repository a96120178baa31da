import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { clearToasts } from '~/design/feedback/toasts'
import { type InvitationRow, toRows } from '~/features/invitations/invitation-queries'
import { useResendAll } from '~/features/invitations/list/ResendAllDialog'
import { useResend } from '~/features/invitations/list/ResendButton'
import { DEFAULT_TIME_ZONE } from '~/i18n/dates'

import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { openApi, openApiWith } from '../../../support/open-api'
import { tokensOf } from '../../../support/tokens-of'

const INVITATIONS = [1, 2, 3].map((id) => ({ id, email: `personne${id}@exemple.fr`, status: 'pending' }))
const ROWS = toRows(INVITATIONS, 0, DEFAULT_TIME_ZONE)

let client: QueryClient
/** The answer to a resent invitation, instead of the usual one. */
let answer: (id: number) => Promise<Response> | Response | undefined
const sent: number[] = []

const wrapper = mutationProviders(() => client)

beforeEach(() => {
  vi.useFakeTimers()
  client = createTestClient()
  sent.length = 0
  answer = () => undefined
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    if (method === 'GET') return Response.json({ success: true, data: { invitations: INVITATIONS } })
    const id = Number(/\/resend\/(\d+)\//.exec(url)?.[1])
    sent.push(id)
    return (await answer(id)) ?? Response.json({ success: true, data: { id } })
  })
  openApi()
})

afterEach(() => {
  cleanup()
  clearToasts()
  client.clear()
  vi.unstubAllGlobals()
})

const wait = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const idsOf = (rows: readonly Pick<InvitationRow, 'id'>[] | undefined) => rows?.map(({ id }) => id)

function open() {
  const { result } = renderHook(() => ({ one: useResend(), all: useResendAll() }), { wrapper })
  return {
    resend: (id: number) => act(() => result.current.one.resend(id)),
    resendAll: () => act(() => void result.current.all.mutate(ROWS)),
    outcome: () => result.current.all.outcome,
  }
}

describe('all invitations that are sent again', () => {
  it('go on after one whose own call is running: its outcome is unknown (INV-05, K62)', async () => {
    answer = (id) => (id === 2 ? new Promise(() => {}) : undefined)
    const { resend, resendAll, outcome } = open()
    resend(2)
    await wait()
    resendAll()
    await wait(1000)
    expect(sent).toEqual([2, 1, 3])
    expect([idsOf(outcome()?.done), outcome()?.unconfirmed.map(({ item }) => item.id)]).toEqual([[1, 3], [2]])
  })

  it('leave out one that was resent meanwhile, and count it (INV-17)', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answer = (id) => (id === 1 ? promise : undefined)
    const { resend, resendAll, outcome } = open()
    resendAll()
    await wait()
    // by the action of an earlier toast
    resend(3)
    await wait()
    resolve(Response.json({ success: true, data: { id: 1 } }))
    await wait(1000)
    expect(sent).toEqual([1, 3, 2])
    expect(idsOf(outcome()?.done)).toEqual([1, 2, 3])
  })

  it('end with the session, without an outcome (INV-05, SES-47)', async () => {
    const session = new AbortController()
    openApiWith(tokensOf({ sessionSignal: session.signal }))
    answer = (id) => (id === 2 ? new Promise(() => {}) : undefined)
    const { resendAll, outcome } = open()
    resendAll()
    await wait(1000)
    session.abort()
    openApi()
    await wait(60_000)
    expect([sent, outcome()]).toEqual([[1, 2], undefined])
  })
})
