import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { aborted, ApiError, networkError } from '~/api/api-error'
import type { Invitation, InvitationInput } from '~/api/generated/types.gen'
import { addressesOf, fits, inviteAll, type InviteOutcome } from '~/features/invitations/send-once'

const inputFor = (email: string): InvitationInput => ({ email, brand_id: 3, user_type: 'brand_member' })
const THREE = ['a@b.fr', 'c@d.fr', 'e@f.fr'].map(inputFor)

const pending = (brand_id: number | null): Invitation => ({ email: 'A@b.fr', brand_id, status: 'pending' })

const callsWith = (send: (input: InvitationInput) => Promise<unknown>, slots = {}) => ({
  check: vi.fn(async (_emails: string[]) => slots),
  send: vi.fn(send),
  onProgress: vi.fn((_outcome: InviteOutcome) => {}),
})

describe('the sending of several invitations', () => {
  it('checks all the places once, before anything is sent (INV-07)', async () => {
    const calls = callsWith(async () => {})
    calls.check.mockImplementation(async () => {
      expect(calls.send).not.toHaveBeenCalled()
      return { valid: true }
    })
    await inviteAll(THREE, calls)
    expect(calls.check.mock.calls).toEqual([[['a@b.fr', 'c@d.fr', 'e@f.fr']]])
    expect(calls.onProgress.mock.calls.map(([{ sent }]) => sent.length)).toEqual([0, 1, 2, 3])
  })

  it('checks a place for each address, however many brands it is invited to (INV-07, INV-12)', async () => {
    const calls = callsWith(async () => {}, { available: 3 })
    const { sent } = await inviteAll([...THREE, ...THREE.map((input) => ({ ...input, brand_id: 4 }))], calls)
    expect(calls.check.mock.calls).toEqual([[['a@b.fr', 'c@d.fr', 'e@f.fr']]])
    expect(sent).toHaveLength(6)
  })

  it('sends nothing when there are too few places, and passes on what is known of them (INV-13)', async () => {
    const slots = { valid: false, requested: 3, available: 1 }
    const calls = callsWith(async () => {}, slots)
    expect(await inviteAll(THREE, calls)).toEqual({ sent: [], unsent: [], left: [], postponed: [], refused: slots })
    expect(calls.send).not.toHaveBeenCalled()
  })

  it('sends nothing when the places could not be checked (INV-07)', async () => {
    const calls = callsWith(async () => {})
    const failure = new ApiError({ status_code: 500 })
    calls.check.mockRejectedValue(failure)
    await expect(inviteAll(THREE, calls)).rejects.toBe(failure)
    expect(calls.send).not.toHaveBeenCalled()
  })

  it('sends each address once and reports it once, whichever fail (INV-02, INV-12)', async () => {
    const failing = fc.uniqueArray(fc.constantFrom(...THREE.map(({ email }) => email)))
    await fc.assert(
      fc.asyncProperty(failing, async (refused) => {
        const calls = callsWith(async ({ email }) => {
          if (refused.includes(email)) throw new ApiError({ status_code: 400 })
        })
        const { sent, unsent } = await inviteAll(THREE, calls)
        expect(calls.send.mock.calls).toEqual(THREE.map((input) => [input]))
        expect(unsent.map(({ input }) => input.email).toSorted()).toEqual(refused.toSorted())
        expect([...addressesOf(sent), ...refused].toSorted()).toEqual(THREE.map(({ email }) => email))
      }),
    )
  })

  it('sends nothing more after a 429: the others fail in the same way (INV-02, C125)', async () => {
    const limited = new ApiError({ status_code: 429, retryAfterMs: 60_000 })
    const calls = callsWith(async ({ email }) => {
      if (email !== 'a@b.fr') throw limited
    })
    const unsent = THREE.slice(1).map((input) => ({ input, error: limited }))
    const outcome = { sent: THREE.slice(0, 1), unsent, left: [], postponed: [] }
    expect(await inviteAll(THREE, calls)).toEqual(outcome)
    expect(calls.send).toHaveBeenCalledTimes(2)
    expect(calls.onProgress).toHaveBeenLastCalledWith(outcome)
  })

  it('stops when the user wants it: what is sent stays known, and the rest is left (INV-12)', async () => {
    const stopping = new AbortController()
    const calls = callsWith(async ({ email }) => {
      if (email !== 'c@d.fr') return
      stopping.abort()
      throw networkError()
    })
    expect(await inviteAll(THREE, { ...calls, signal: stopping.signal })).toMatchObject({
      sent: [{ email: 'a@b.fr' }],
      unsent: [{ input: { email: 'c@d.fr' } }],
      left: [{ email: 'e@f.fr' }],
    })
  })

  it.each([
    ['stops at the first one without an answer while there is no network', false, 2, 1],
    ['goes on after one without an answer while there is a network', true, 3, 0],
  ])('%s (INV-12, NFR-02)', async (_title, online, tried, left) => {
    const calls = callsWith(async ({ email }) => {
      if (email === 'c@d.fr') throw networkError()
    })
    const outcome = await inviteAll(THREE, { ...calls, isOnline: () => online })
    expect(calls.send).toHaveBeenCalledTimes(tried)
    expect([outcome.unsent.length, outcome.left.length]).toEqual([1, left])
  })

  it('stops when the session has ended (INV-02)', async () => {
    const calls = callsWith(async () => {
      throw aborted()
    })
    await expect(inviteAll(THREE, calls)).rejects.toThrow('given up')
    expect(calls.send).toHaveBeenCalledOnce()
  })
})

describe('the check of the places', () => {
  it.each([
    [{ valid: true, available: 0 }, true],
    [{ valid: false, available: 9 }, false],
    [{ available: 2 }, false],
    [{ available: 3 }, true],
    [{ available: 0, requested: 0 }, true],
    [{ available: null }, true],
    [{ available_slots: 2 }, false],
    [{ users_available: 2 }, false],
    [{}, true],
  ])('in %j for three addresses: %j (INV-07)', (slots, expected) => expect(fits(slots, 3)).toBe(expected))
})

describe('a second pending invitation of an address', () => {
  const SECOND = { email: 'a@b.fr', brand_id: 4 }
  const refused = new ApiError({ status_code: 400, details: { email: ['Déjà invitée'] } })
  const outcomeWith = (error: ApiError, known: Invitation[] = [], inputs: InvitationInput[] = [...THREE, SECOND]) =>
    inviteAll(inputs, {
      ...callsWith(async (input) => {
        if (input === SECOND) throw error
      }),
      known: () => known,
    })

  it('is postponed after a refusal, for an address that was just invited (INV-02, INV-12)', async () => {
    expect(await outcomeWith(refused)).toMatchObject({ unsent: [], postponed: [SECOND] })
  })

  it('is postponed after a refusal, for an address that was invited to another brand before (INV-02, INV-12)', async () => {
    expect(await outcomeWith(refused, [pending(9)], [SECOND])).toMatchObject({ unsent: [], postponed: [SECOND] })
  })

  it.each<[string, ApiError, Invitation[]]>([
    ['of the same brand', refused, [pending(4), pending(9)]],
    ['of a brand that nobody knows', refused, [pending(null)]],
    ['that is over', refused, [{ ...pending(9), status: 'cancelled' }]],
    ['of another address', refused, [{ ...pending(9), email: 'z@b.fr' }]],
    ['of who has joined by an earlier one', refused, [{ ...pending(7), status: 'accepted' }, pending(9)]],
    ['with an error of the brand', new ApiError({ status_code: 400, details: { brand_id: ['Non'] } }), [pending(9)]],
    ['with an error of the role', new ApiError({ status_code: 400, details: { user_type: ['Non'] } }), [pending(9)]],
    ['with a failure of the server', new ApiError({ status_code: 500 }), [pending(9)]],
    ['with too many calls', new ApiError({ status_code: 429 }), [pending(9)]],
  ])('is not what was refused for an invitation %s (INV-02)', async (_title, error, known) => {
    const { postponed, unsent } = await outcomeWith(error, known, [SECOND])
    expect([postponed, unsent.length]).toEqual([[], 1])
  })
})
