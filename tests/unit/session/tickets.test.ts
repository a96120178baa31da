import { describe, expect, it, vi } from 'vitest'

import { ApiError } from '~/api/api-error'
import { createTickets } from '~/session/access-grants'
import type { Renewal } from '~/session/renewal'
import { TOKENS_KEY } from '~/session/storage-keys'

import { settle } from './support/fake-clock'
import { core, open } from './support/one-core'

const MINUTE = 60_000
const failed = (status_code: number) => new ApiError({ status_code })
const aborted = { name: 'AbortError' }

function tickets(there = open()) {
  const state = { failures: 0, underWay: false }
  const renew = vi.fn<Renewal['renew']>(async () => {
    there.keeper.take(there.granted('renewed'), there.keeper.latest() + 1)
  })
  const tokens = createTickets(there, { renew, failures: () => state.failures, underWay: () => state.underWay })
  const life = there.signal()
  const ticketOf = (generation: number) => ({ token: 't', generation, fresh: true, life })
  return { ...there, tokens, renew, renewals: state, life, ticketOf }
}

describe('an access grant', () => {
  it('has the token of this moment (SES-08)', async () => {
    const there = tickets()
    await expect(there.tokens.ticket()).resolves.toEqual({
      token: 'a-r',
      generation: 3,
      fresh: false,
      life: there.life,
    })
    expect(there.tokens.held()).toBe('a-r')
    expect(there.renew).not.toHaveBeenCalled()
  })

  it('of an expired token is renewed first, 30 s after that one was received (SES-05, C007)', async () => {
    const there = tickets()
    there.keeper.take({ ...there.granted('short'), expiresAt: there.clock.now() }, 4)
    there.clock.sleep(29_999)
    await expect(there.tokens.ticket()).resolves.toMatchObject({ token: 'a-short', fresh: false })
    there.clock.sleep(1)
    await expect(there.tokens.ticket()).resolves.toMatchObject({ token: 'a-renewed', generation: 5, fresh: true })
    expect(there.renew).toHaveBeenCalledExactlyOnceWith(there.life)
  })

  it('waits for a renewal that is running (SES-14)', async () => {
    const there = tickets()
    there.renewals.underWay = true
    await expect(there.tokens.ticket()).resolves.toMatchObject({ token: 'a-renewed' })
    there.renew.mockRejectedValueOnce(failed(503))
    await expect(there.tokens.ticket()).rejects.toMatchObject({ status_code: 503 })
  })

  it('of an early renewal that failed is the old one, as long as that is valid (SES-05)', async () => {
    const there = tickets()
    there.clock.sleep(5 * MINUTE - 1)
    there.renew.mockRejectedValue(failed(503))
    await expect(there.tokens.ticket()).resolves.toMatchObject({ token: 'a-r', fresh: false })
    there.renew.mockRejectedValueOnce(failed(401))
    await expect(there.tokens.ticket()).rejects.toMatchObject({ status_code: 401 })
    there.renew.mockRejectedValueOnce(new DOMException('', 'AbortError'))
    await expect(there.tokens.ticket()).rejects.toMatchObject(aborted)
    there.clock.sleep(1)
    await expect(there.tokens.ticket()).rejects.toMatchObject({ status_code: 503 })
  })

  it('of a tab without a token is what the renewal says (C011)', async () => {
    const there = tickets(core())
    there.stores('r', 3)
    there.renew.mockRejectedValueOnce(failed(503))
    await expect(there.tokens.ticket()).rejects.toMatchObject({ status_code: 503 })
    there.renew.mockResolvedValueOnce()
    await expect(there.tokens.ticket()).rejects.toMatchObject({ message: 'No access token available' })
  })

  it('is not issued for a session that ended meanwhile (C023)', async () => {
    const there = tickets()
    there.clock.sleep(5 * MINUTE)
    there.renew.mockImplementationOnce(async () => void there.renewLife())
    await expect(there.tokens.ticket()).rejects.toMatchObject(aborted)
  })

  it('without stored tokens ends the session, or reports that there is none (SES-20, C058)', async () => {
    const there = tickets()
    there.local.values.delete(TOKENS_KEY)
    await expect(there.tokens.ticket()).rejects.toMatchObject({ message: 'Aucun refresh token disponible' })
    expect(there.ended.mock.calls).toEqual([['elsewhere', { byThisTab: false, userId: 1 }]])

    const nobody = tickets(core())
    await expect(nobody.tokens.ticket()).rejects.toMatchObject({ message: 'No access token available' })
    expect(nobody.ended.mock.calls).toEqual([['refused', { byThisTab: true, userId: null }]])
    expect(nobody.renew).not.toHaveBeenCalled()
  })
})

describe('an access grant that was refused', () => {
  it('is renewed, with the number of renewals that had failed when it was issued (SES-13, decision 10)', async () => {
    const there = tickets()
    there.renewals.failures = 2
    const refused = await there.tokens.ticket()
    there.renewals.failures = 5
    await expect(there.tokens.renew(refused)).resolves.toMatchObject({ token: 'a-renewed', fresh: true })
    expect(there.renew).toHaveBeenCalledExactlyOnceWith(there.life, 2)
  })

  it('is only replaced where the token has been renewed since (SES-14, C002)', async () => {
    const there = tickets()
    const refused = await there.tokens.ticket()
    there.hear(there.message())
    await expect(there.tokens.renew(refused)).resolves.toMatchObject({ token: 'x', generation: 4 })
    expect(there.renew).not.toHaveBeenCalled()
  })

  it('is not replaced after the end of its session (C023)', async () => {
    const there = tickets()
    const refused = await there.tokens.ticket()
    there.renewLife()
    await expect(there.tokens.renew(refused)).rejects.toMatchObject(aborted)
    expect(there.renew).not.toHaveBeenCalled()
  })
})

const disputed = async (there: ReturnType<typeof tickets>, generation = 3) => {
  there.tokens.disputed(there.ticketOf(generation))
  await settle()
}

describe('a renewed token that is refused', () => {
  it('makes one check at the server per token (C008, K31)', async () => {
    const there = tickets()
    await disputed(there)
    await disputed(there)
    expect(there.whoAmI).toHaveBeenCalledExactlyOnceWith(there.life)
    expect(there.ended).not.toHaveBeenCalled()
    there.hear(there.message())
    await disputed(there, 4)
    expect(there.whoAmI).toHaveBeenCalledTimes(2)
  })

  it('ends the session when the check is refused, and is checked again when it fails (K31, K12)', async () => {
    const there = tickets()
    there.whoAmI.mockRejectedValueOnce(failed(503)).mockRejectedValueOnce(failed(401))
    await disputed(there)
    expect(there.ended).not.toHaveBeenCalled()
    await disputed(there)
    expect(there.whoAmI).toHaveBeenCalledTimes(2)
    expect(there.ended.mock.calls).toEqual([['refused', { byThisTab: true, userId: 1 }]])
  })

  it('is not checked for a session that is over, or a token that is replaced (C055, K31)', async () => {
    const over = tickets()
    over.renewLife()
    await disputed(over)
    const handed = tickets()
    handed.hear(handed.message())
    await disputed(handed)
    const stored = tickets()
    stored.stores('r9', 4)
    await disputed(stored)
    const removed = tickets()
    removed.hear(removed.message())
    removed.local.values.delete(TOKENS_KEY)
    await disputed(removed)
    for (const { whoAmI } of [over, handed, stored, removed]) expect(whoAmI).not.toHaveBeenCalled()
  })

  it('a refusal that comes too late ends nothing (C023, K31)', async () => {
    for (const change of ['life', 'record']) {
      const there = tickets()
      there.whoAmI.mockImplementationOnce(async () => {
        if (change === 'life') there.renewLife()
        else there.stores('r9', 4)
        throw failed(401)
      })
      await disputed(there)
      expect(there.ended).not.toHaveBeenCalled()
    }
  })

  it.each([
    [401, 3, true],
    [401, 2, false],
    [403, 2, true],
    [400, 3, true],
  ])(
    '/auth/me/ answers %i to a token of generation %i: the session ends %s (SES-29, K12)',
    (status, generation, ends) => {
      const there = tickets()
      there.tokens.userRefused(there.ticketOf(generation), status)
      expect(there.ended).toHaveBeenCalledTimes(ends ? 1 : 0)
    },
  )
})
