import { describe, expect, it } from 'vitest'

import { NO_ID } from '~/api/normalise/primitives'
import { IDLE_LIMIT_MS } from '~/session/activity'
import { createSessionStart } from '~/session/session-start'
import { TOKENS_KEY } from '~/session/storage-keys'

import { settle } from './support/fake-clock'
import { core, open as opened, userOf } from './support/one-core'

const answerOf = (id: number | null, name = 'new') => ({
  access: `access-${name}`,
  refresh: name,
  expires_in: 300,
  ...(id !== null && { user: userOf(id) }),
})

const failureOf = (opening: Promise<void>) => opening.catch((error: unknown) => error)

/** A sign-in whose updates of the shared generation wait for `go`. */
function signIn(there: ReturnType<typeof core>) {
  const held = Promise.withResolvers<void>()
  const parts = createSessionStart(there)
  const hold = () => void (there.state.before = held.promise)
  const go = async () => {
    held.resolve()
    delete there.state.before
    await settle()
  }
  return { ...there, ...parts, hold, go }
}

describe('the course of a sign-in', () => {
  it.each([
    [0, 1],
    [7, 8],
  ])('the tokens after token version %i are of generation %i (SES-01, SES-44)', async (generation, next) => {
    const there = signIn(core())
    there.state.sharedGeneration = { generation, closedAt: 5 }
    await there.start(answerOf(1), 'login')
    expect(there.tokenStore.record()).toMatchObject({ refresh: 'new', generation: next, userId: 1 })
    expect(there.state.sharedGeneration).toEqual({ generation: next, closedAt: null })
    expect(there.isSignedIn()).toBe(true)
    expect(there.posted).toEqual([expect.objectContaining({ type: 'tokens', access: 'access-new', userId: 1 })])
  })

  it('counts on from this tab’s own, and without IndexedDB by the clock (SES-44)', async () => {
    const again = signIn(opened())
    await again.start(answerOf(1), 'login')
    expect(again.tokenStore.generation()).toBe(4)

    const blind = signIn(core(undefined, undefined, { idb: false }))
    await blind.start(answerOf(1), 'login')
    expect(blind.tokenStore.generation()).toBe(blind.clock.now())
  })

  it('watches its idle limit (SES-03)', async () => {
    const there = signIn(core())
    await there.start(answerOf(1), 'login')
    await there.clock.advance(IDLE_LIMIT_MS)
    expect(there.ended.mock.calls).toEqual([['idle', { byThisTab: true, userId: 1 }]])
  })

  it('a second sign-in in the same tab wins over the first (C059)', async () => {
    const there = signIn(core())
    there.hold()
    const first = failureOf(there.start(answerOf(1, 'first'), 'login'))
    await settle()
    delete there.state.before
    await there.start(answerOf(1, 'second'), 'login')
    await there.go()
    expect(await first).toMatchObject({ name: 'AbortError' })
    expect(there.tokenStore.record()?.refresh).toBe('second')
  })

  it.each([
    ['has a user', answerOf(1), 1],
    ['has none', { ...answerOf(null), access: 'opaque' }, null],
  ])(
    'a removal of the tokens in another tab ends the session whose answer %s, and fails (SES-28)',
    async (_, answer, userId) => {
      const there = signIn(core())
      there.hold()
      const opening = failureOf(there.start(answer, 'login'))
      await settle()
      there.local.values.clear()
      await there.go()
      expect(await opening).toMatchObject({ code: 'NO_ACCESS_TOKEN' })
      expect(there.currentUser).not.toHaveBeenCalled()
      expect(there.ended.mock.calls).toEqual([['elsewhere', { byThisTab: false, userId }]])
      expect(there.auth.get().isAuthenticated).toBe(false)
    },
  )

  it.each([
    ['another user, later', 2, 10, true, 'theirs'],
    ['the same user, later', 1, 10, false, 'theirs'],
    ['another user, at the same moment', 2, 0, false, 'new'],
    ['another user, before', 2, -10, false, 'new'],
  ])(
    'another sign-in in another tab, of %s, keeps the later of the two (C059)',
    async (_, userId, later, switched, stays) => {
      const there = signIn(core())
      there.hold()
      const opening = failureOf(there.start(answerOf(1), 'login'))
      await settle()
      there.stores('theirs', 9, { id: 'theirs', at: there.clock.now() + later }, userId)
      await there.go()
      expect((await opening) instanceof DOMException).toBe(switched)
      expect(there.ended.mock.calls.map(([reason]) => reason)).toEqual(switched ? ['user-switched'] : [])
      expect(there.tokenStore.record()?.refresh).toBe(stays)
    },
  )

  it('a renewal in another tab meanwhile wins: the spent token does not return (SES-44)', async () => {
    const there = signIn(core())
    there.hold()
    const opening = there.start(answerOf(1), 'login')
    await settle()
    const { signIn: id = '', signedInAt: at = 0 } = there.tokenStore.record() ?? {}
    there.stores('renewed', 2, { id, at })
    await there.go()
    await opening
    expect(there.tokenStore.record()?.refresh).toBe('renewed')
    expect(there.isSignedIn()).toBe(true)
  })

  it('missing tokens, or another user’s, end the session when the user has loaded (SES-01, SES-28)', async () => {
    for (const change of ['gone', 'theirs']) {
      const there = signIn(core())
      there.currentUser.mockImplementationOnce(async () => {
        if (change === 'gone') there.local.values.delete(TOKENS_KEY)
        else there.stores('theirs', 9, { id: 'theirs', at: there.clock.now() }, 2)
        return userOf(1)
      })
      await there.start({ ...answerOf(null), access: 'opaque' }, 'register')
      expect(there.ended.mock.calls.map(([reason]) => reason)).toEqual([
        change === 'gone' ? 'elsewhere' : 'user-switched',
      ])
      expect(there.auth.get().isAuthenticated).toBe(false)
    }
  })

  it('an answer whose user has no id makes it load the user (C232)', async () => {
    const there = signIn(core())
    await there.start({ ...answerOf(null), user: { email: 'claire@exemple.fr' } }, 'login')
    expect(there.currentUser).toHaveBeenCalledOnce()
    expect(there.auth.get().user?.id).toBe(1)
    expect(there.isSignedIn()).toBe(true)
  })

  it('a loaded user without an id is an error (C232)', async () => {
    const there = signIn(core())
    there.currentUser.mockResolvedValueOnce({ ...userOf(1), id: NO_ID })
    await expect(there.start(answerOf(null), 'login')).rejects.toMatchObject({ code: 'INVALID_RESPONSE' })
    expect(there.auth.get().isAuthenticated).toBe(false)

    there.currentUser.mockResolvedValueOnce(userOf(1))
    await there.start({ ...answerOf(null), user: { email: 'claire@exemple.fr' } }, 'login')
    expect(there.auth.get()).toMatchObject({ isAuthenticated: true, user: { id: 1 } })
  })

  it.each([
    [1, false],
    [2, true],
    [null, true],
  ])('a sign-in of user %s after user 1 makes a change %s (C209, C059)', async (id, changes) => {
    for (const where of ['here', 'in the storage only']) {
      const before = opened()
      const there = signIn(where === 'here' ? before : core(before.clock, before.local))
      await there.start(answerOf(id), 'login')
      expect(there.logout.mock.calls).toEqual(
        changes ? [[{ access: where === 'here' ? 'a-r' : undefined, refresh: 'r' }]] : [],
      )
    }
  })
})

describe('a sign-in that is taken up again', () => {
  it('loads the user, once there are tokens and nobody is signed in (C238)', async () => {
    const nobody = signIn(core())
    await expect(nobody.resume()).resolves.toBe(false)
    const somebody = signIn(opened())
    await expect(somebody.resume()).resolves.toBe(true)
    for (const { currentUser } of [nobody, somebody]) expect(currentUser).not.toHaveBeenCalled()

    const there = signIn(core())
    there.stores('r', 3)
    await expect(there.resume()).resolves.toBe(true)
    expect(there.auth.get().user?.id).toBe(1)
  })

  it('tokens of two hours ago without later activity are no session (SES-03, K42)', async () => {
    for (const [age, isOpen] of [
      [IDLE_LIMIT_MS - 1, true],
      [IDLE_LIMIT_MS, false],
    ] as const) {
      const there = signIn(core())
      there.stores('r', 3)
      there.clock.sleep(age)
      await expect(there.resume()).resolves.toBe(isOpen)
      expect(there.tokenStore.record() !== undefined).toBe(isOpen)
      expect(there.currentUser).toHaveBeenCalledTimes(isOpen ? 1 : 0)
      expect(there.ended.mock.calls.map(([reason]) => reason)).toEqual(isOpen ? [] : ['idle'])
    }
  })

  it('stays where it was when the user has no id, or the session has ended meanwhile (C238)', async () => {
    const unnamed = signIn(core())
    unnamed.stores('r', 3)
    unnamed.currentUser.mockResolvedValueOnce({ ...userOf(1), id: NO_ID })
    await expect(unnamed.resume()).resolves.toBe(false)

    const over = signIn(core())
    over.stores('r', 3)
    over.currentUser.mockImplementationOnce(async () => (over.renewSessionSignal(), userOf(1)))
    await expect(over.resume()).resolves.toBe(false)
    for (const { auth } of [unnamed, over]) expect(auth.get().isAuthenticated).toBe(false)
  })
})
