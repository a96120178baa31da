import { describe, expect, it } from 'vitest'

import { IDLE_LIMIT_MS } from '~/session/activity'
import { personHere } from '~/session/person-here'
import { AUTH_STORE_KEY, TOKENS_KEY } from '~/session/storage-keys'

import { signedIn, type SignedIn } from './support/signed-in'

const find = ({ shared, clock }: SignedIn, at = clock.now()) =>
  personHere({ getItem: (key) => shared.get(key) ?? null }, at)

/** The same browser, whose stored entry was changed by hand. */
function changed(there: SignedIn, key: string, change: (entry: Record<string, Record<string, unknown>>) => unknown) {
  const entry: Record<string, Record<string, unknown>> = JSON.parse(there.shared.get(key) ?? '{}')
  change(entry)
  there.shared.set(key, JSON.stringify(entry))
  return there
}

describe('the stored session of a browser', () => {
  it('has a user before the code of the session has loaded (K54)', async () => {
    const person = find(await signedIn())
    expect(person).toMatchObject({ id: 1, username: 'user1', rights: { user_type: 'agency_admin' } })
    const named = changed(await signedIn(), AUTH_STORE_KEY, ({ state }) =>
      Object.assign(state?.['user'] ?? {}, { first_name: 'Claire', last_name: 'Petit', username: 7 }),
    )
    expect(find(named)).toMatchObject({ first_name: 'Claire', last_name: 'Petit', username: '' })
  })

  it('has no user after two hours without activity (SES-03, C034)', async () => {
    const there = await signedIn()
    expect(find(there, there.clock.now() + IDLE_LIMIT_MS - 1)).toBeDefined()
    expect(find(there, there.clock.now() + IDLE_LIMIT_MS)).toBeUndefined()
  })

  it('has no user after a sign-out (C076)', async () => {
    const there = await signedIn()
    await there.done(there.tab.session.signOut())
    expect(find(there)).toBeUndefined()
  })

  it('has no user where the tokens are of another user, or of none (C059)', async () => {
    for (const userId of [2, null, 'x'])
      expect(
        find(changed(await signedIn(), TOKENS_KEY, ({ value }) => Object.assign(value ?? {}, { userId }))),
      ).toBeUndefined()
  })

  it.each([
    ['rights', null],
    ['isAuthenticated', false],
    ['user', null],
    ['lastActivity', 'hier'],
  ])('has no user without a valid %s (C074, K14)', async (key, value) => {
    const there = await signedIn()
    expect(
      find(changed(there, AUTH_STORE_KEY, ({ state }) => Object.assign(state ?? {}, { [key]: value }))),
    ).toBeUndefined()
  })

  it.each(['', '{', 'null', '[]', '{"state":{},"version":1}', 'x'.repeat(1000)])(
    'a stored %j has no user and does no harm (K14)',
    (noise) => {
      expect(personHere({ getItem: () => noise }, 1)).toBeUndefined()
    },
  )
})
