import { describe, expect, it, vi } from 'vitest'

import { ApiError } from '~/api/api-error'
import { createAccessGrants } from '~/session/access-grants'
import type { Renewal } from '~/session/renewal'
import { TOKENS_KEY } from '~/session/storage-keys'

import { settle } from './support/fake-clock'
import { core, open } from './support/one-core'

const MINUTE = 60_000
const failed = (status_code: number) => new ApiError({ status_code })
const aborted = { name: 'AbortError' }

function accessGrants(there = open()) {
  const state = { failures: 0, underWay: false }
  const renew = vi.fn<Renewal['renew']>(async () => {
    there.tokenStore.take(there.granted('renewed'), there.tokenStore.latest() + 1)
  })
  const tokens = createAccessGrants(there, { renew, failures: () => state.failures, underWay: () => state.underWay })
  const sessionSignal = there.signal()
  const accessGrantOf = (generation: number) => ({ token: 't', generation, fresh: true, sessionSignal })
  return { ...there, tokens, renew, renewals: state, sessionSignal, accessGrantOf }
}

describe('an access grant', () => {
  it('has the token of this moment (SES-08)', async () => {
    const there = accessGrants()
    await expect(there.tokens.accessGrant()).resolves.toEqual({
      token: 'a-r',
      generation: 3,
      fresh: false,
      sessionSignal: there.sessionSignal,
    })
    expect(there.tokens.current()).toBe('a-r')
    expect(there.renew).not.toHaveBeenCalled()
  })

  it('of an expired token is renewed first, 30 s after that one was received (SES-05, C007)', async () => {
    const there = accessGrants()
    there.tokenStore.take({ ...there.granted('short'), expiresAt: there.clock.now() }, 4)
    there.clock.sleep(29_999)
    await expect(there.tokens.accessGrant()).resolves.toMatchObject({ token: 'a-short', fresh: false })
    there.clock.sleep(1)
    await expect(there.tokens.accessGrant()).resolves.toMatchObject({ token: 'a-renewed', generation: 5, fresh: true })
    expect(there.renew).toHaveBeenCalledExactlyOnceWith(there.sessionSignal)
  })

  it('waits for a renewal that is running (SES-14)', async () => {
    const there = accessGrants()
    there.renewals.underWay = true
    await expect(there.tokens.accessGrant()).resolves.toMatchObject({ token: 'a-renewed' })
    there.renew.mockRejectedValueOnce(failed(503))
    await expect(there.tokens.accessGrant()).rejects.toMatchObject({ status_code: 503 })
  })

  it('of an early renewal that failed is the old one, as long as that is valid (SES-05)', async () => {
    const there = accessGrants()
    there.clock.sleep(5 * MINUTE - 1)
    there.renew.mockRejectedValue(failed(503))
    await expect(there.tokens.accessGrant()).resolves.toMatchObject({ token: 'a-r', fresh: false })
    there.renew.mockRejectedValueOnce(failed(401))
    await expect(there.tokens.accessGrant()).rejects.toMatchObject({ status_code: 401 })
    there.renew.mockRejectedValueOnce(new DOMException('', 'AbortError'))
    await expect(there.tokens.accessGrant()).rejects.toMatchObject(aborted)
    there.clock.sleep(1)
    await expect(there.tokens.accessGrant()).rejects.toMatchObject({ status_code: 503 })
  })

  it('of a tab without a token is what the renewal says (C011)', async () => {
    const there = accessGrants(core())
    there.stores('r', 3)
    there.renew.mockRejectedValueOnce(failed(503))
    await expect(there.tokens.accessGrant()).rejects.toMatchObject({ status_code: 503 })
    there.renew.mockResolvedValueOnce()
    await expect(there.tokens.accessGrant()).rejects.toMatchObject({ message: 'No access token available' })
  })

  it('is not issued for a session that ended meanwhile (C023)', async () => {
    const there = accessGrants()
    there.clock.sleep(5 * MINUTE)
    there.renew.mockImplementationOnce(async () => void there.renewSessionSignal())
    await expect(there.tokens.accessGrant()).rejects.toMatchObject(aborted)
  })

  it('without stored tokens ends the session, or reports that there is none (SES-20, C058)', async () => {
    const there = accessGrants()
    there.local.values.delete(TOKENS_KEY)
    await expect(there.tokens.accessGrant()).rejects.toMatchObject({ message: 'Aucun refresh token disponible' })
    expect(there.ended.mock.calls).toEqual([['elsewhere', { byThisTab: false, userId: 1 }]])

    const nobody = accessGrants(core())
    await expect(nobody.tokens.accessGrant()).rejects.toMatchObject({ message: 'No access token available' })
    expect(nobody.ended.mock.calls).toEqual([['refused', { byThisTab: true, userId: null, noSession: true }]])
    expect(nobody.renew).not.toHaveBeenCalled()
  })
})

describe('an access grant that was refused', () => {
  it('is renewed, with the number of renewals that had failed when it was issued (SES-13, decision 10)', async () => {
    const there = accessGrants()
    there.renewals.failures = 2
    const refused = await there.tokens.accessGrant()
    there.renewals.failures = 5
    await expect(there.tokens.renew(refused)).resolves.toMatchObject({ token: 'a-renewed', fresh: true })
    expect(there.renew).toHaveBeenCalledExactlyOnceWith(there.sessionSignal, 2)
  })

  it('is only replaced where the token has been renewed since (SES-14, C002)', async () => {
    const there = accessGrants()
    const refused = await there.tokens.accessGrant()
    there.receive(there.message())
    await expect(there.tokens.renew(refused)).resolves.toMatchObject({ token: 'x', generation: 4 })
    expect(there.renew).not.toHaveBeenCalled()
  })

  it('is not replaced after the end of its session (C023)', async () => {
    const there = accessGrants()
    const refused = await there.tokens.accessGrant()
    there.renewSessionSignal()
    await expect(there.tokens.renew(refused)).rejects.toMatchObject(aborted)
    expect(there.renew).not.toHaveBeenCalled()
  })
})

const refusedAfterRenewal = async (there: ReturnType<typeof accessGrants>, generation = 3) => {
  there.tokens.refusedAfterRenewal(there.accessGrantOf(generation))
  await settle()
}

describe('a renewed token that is refused', () => {
  it('makes one check at the server per token (C008, K31)', async () => {
    const there = accessGrants()
    await refusedAfterRenewal(there)
    await refusedAfterRenewal(there)
    expect(there.checkCurrentUser).toHaveBeenCalledExactlyOnceWith(there.sessionSignal)
    expect(there.ended).not.toHaveBeenCalled()
    there.receive(there.message())
    await refusedAfterRenewal(there, 4)
    expect(there.checkCurrentUser).toHaveBeenCalledTimes(2)
  })

  it('ends the session when the check is refused, and is checked again when it fails (K31, K12)', async () => {
    const there = accessGrants()
    there.checkCurrentUser.mockRejectedValueOnce(failed(503)).mockRejectedValueOnce(failed(401))
    await refusedAfterRenewal(there)
    expect(there.ended).not.toHaveBeenCalled()
    await refusedAfterRenewal(there)
    expect(there.checkCurrentUser).toHaveBeenCalledTimes(2)
    expect(there.ended.mock.calls).toEqual([['refused', { byThisTab: true, userId: 1 }]])
  })

  it('is not checked for a session that is over, or a token that is replaced (C055, K31)', async () => {
    const over = accessGrants()
    over.renewSessionSignal()
    await refusedAfterRenewal(over)
    const handed = accessGrants()
    handed.receive(handed.message())
    await refusedAfterRenewal(handed)
    const stored = accessGrants()
    stored.stores('r9', 4)
    await refusedAfterRenewal(stored)
    const removed = accessGrants()
    removed.receive(removed.message())
    removed.local.values.delete(TOKENS_KEY)
    await refusedAfterRenewal(removed)
    for (const { checkCurrentUser } of [over, handed, stored, removed]) expect(checkCurrentUser).not.toHaveBeenCalled()
  })

  it('a refusal that comes too late ends nothing (C023, K31)', async () => {
    for (const change of ['life', 'record']) {
      const there = accessGrants()
      there.checkCurrentUser.mockImplementationOnce(async () => {
        if (change === 'life') there.renewSessionSignal()
        else there.stores('r9', 4)
        throw failed(401)
      })
      await refusedAfterRenewal(there)
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
      const there = accessGrants()
      there.tokens.userRefused(there.accessGrantOf(generation), { status, text: '{"detail":"Compte suspendu"}' })
      const refusal = status === 401 ? undefined : '{"detail":"Compte suspendu"}'
      const said = expect.objectContaining({ refusal })
      expect(there.ended.mock.calls).toEqual(ends ? [['refused', said]] : [])
    },
  )
})
