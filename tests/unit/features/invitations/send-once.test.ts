import { getEventListeners } from 'node:events'

import { beforeEach, describe, expect, it, vi } from 'vitest'

import { networkError, mayBeDone, Unverified } from '~/api/api-error'
import type { Invitation } from '~/api/generated/types.gen'
import { findResent } from '~/features/invitations/listed-invitations'
import { invitationsBefore, sendOnce, type Known } from '~/features/invitations/send-once'

import { openApi } from '../../../support/open-api'

const ADA = 'ada@exemple.fr'
const BODY = { email: ADA, brand_id: 3, user_type: 'brand_member' } as const
const ROW: Invitation = { id: 7, email: ADA, brand_id: 3, status: 'pending' }

const WITHOUT_ID: Invitation = { email: ADA, brand_id: 3, status: 'pending' }

/** What the server lists, and how it answers an invitation. */
let listed: Invitation[]
let sends: number
let reads: number
let sending: () => Promise<Response>

beforeEach(() => {
  listed = []
  sends = 0
  reads = 0
  sending = () => Promise.reject(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', async (input: Request) => {
    if (input.url.endsWith('/send/')) {
      sends += 1
      return sending()
    }
    reads += 1
    return Response.json({ success: true, message: null, data: { invitations: listed } })
  })
  openApi()
})

const send = (known: Known, before?: unknown, { signal } = new AbortController()) =>
  sendOnce(BODY, { known, before, signal }).then(
    () => 'sent',
    (thrown: unknown) => (mayBeDone(thrown) ? 'unclear' : 'notApplied'),
  )

describe('an invitation whose answer is lost (INV-12)', () => {
  it.each<[string, Known, Invitation[], string]>([
    ['is sent if the list has a new row for it', [], [ROW], 'sent'],
    ['is sent if the new row has no id or brand', [], [{ email: 'Ada@exemple.fr ', status: 'pending' }], 'sent'],
    ['is not sent if the list has none', [], [], 'notApplied'],
    ['is not sent if the row was there before', [ROW], [ROW], 'notApplied'],
    ['is not sent if the new row is of another brand', [], [{ ...ROW, brand_id: 4 }], 'notApplied'],
    ['is open if the new row is not pending', [], [{ ...ROW, status: 'cancelled' }], 'unclear'],
    ['is open if a row without an id was there before', [WITHOUT_ID], [WITHOUT_ID], 'unclear'],
    ['is open if nobody knows what was there before', undefined, [ROW], 'unclear'],
    ['is not sent if there is none, whatever was there before', undefined, [], 'notApplied'],
  ])('%s', async (_title, known, now, expected) => {
    listed = now
    expect(await send(known)).toBe(expected)
    expect(sends).toBe(1)
  })

  it('is compared with the list before, which is unknown when its read fails', async () => {
    listed = [ROW]
    expect(await invitationsBefore(new AbortController().signal)).toMatchObject([ROW])
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await invitationsBefore(new AbortController().signal)).toBeUndefined()
  })

  it('listens for a stop only until it is known', async () => {
    const stopping = new AbortController()
    const before = new Unverified(networkError(), () => Promise.resolve('found'))
    const outcome = send([], before, stopping)
    expect(getEventListeners(stopping.signal, 'abort')).not.toEqual([])
    await outcome
    expect(getEventListeners(stopping.signal, 'abort')).toEqual([])
  })

  it('keeps its question when a stop comes during the search for an earlier one', async () => {
    const before = new Unverified(networkError(), () => new Promise(() => {}))
    const stopping = new AbortController()
    const outcome = sendOnce(BODY, { known: [], before, signal: stopping.signal })
    stopping.abort()
    await expect(outcome).rejects.toBe(before)
    expect([sends, reads]).toEqual([0, 0])
  })

  it('asks about the new one when a stop comes later', async () => {
    sending = () => new Promise(() => {})
    const before = new Unverified(networkError(), () => Promise.reject(new Error('not sent')))
    const stopping = new AbortController()
    const outcome = sendOnce(BODY, { known: [], before, signal: stopping.signal })
    await vi.waitFor(() => expect(sends).toBe(1))
    stopping.abort()
    const thrown: unknown = await outcome.catch((one: unknown) => one)
    expect(thrown).toBeInstanceOf(Unverified)
    expect(thrown).not.toBe(before)
  })
})

describe('an invitation that is sent again (INV-05)', () => {
  const before: Invitation = { ...ROW, expires_at: '2026-07-01T10:00:00' }
  const renewed: Invitation = { ...ROW, expires_at: '2026-07-08T10:00:00' }

  it('is found by its id before its address', async () => {
    listed = [{ ...ROW, id: 8, expires_at: '2026-07-09T10:00:00' }, before]
    expect(await findResent(7, before)).toBe('unclear')
    listed = [{ ...before, id: 8 }, renewed]
    expect(await findResent(7, before)).toMatchObject({ id: 7 })
  })

  it('is found by its address only for the same brand', async () => {
    listed = [{ ...renewed, id: 8, brand_id: 4 }]
    expect(await findResent(7, before)).toBe('unclear')
    listed = [{ ...renewed, id: 8 }]
    expect(await findResent(7, before)).toMatchObject({ id: 8 })
  })

  it('is not renewed by a day that does not exist', async () => {
    listed = [{ ...ROW, expires_at: '2026-02-30T10:00:00Z' }]
    expect(await findResent(7, { ...before, expires_at: '2026-03-01T10:00:00Z' })).toBe('unclear')
  })
})
