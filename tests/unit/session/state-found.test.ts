import { describe, expect, it } from 'vitest'

import { IDLE_LIMIT_MS } from '~/session/activity'
import { AUTH_STORE_KEY, TOKENS_KEY } from '~/session/storage-keys'

import { createFakeBrowser } from './support/fake-browser'
import { signedIn, storedState } from './support/signed-in'

const MINUTE = 60_000

/** Reloads the page after the stored state was changed. */
async function reopened(change: (state: Record<string, unknown>, now: number) => void) {
  const there = await signedIn()
  const entry = storedState(there)
  change(entry.state, there.clock.now())
  there.shared.set(AUTH_STORE_KEY, JSON.stringify(entry))
  there.tab.close()
  return { ...there, page: there.openTab({ own: there.tab.own }) }
}

describe('the stored state of a page', () => {
  it.each([
    ['1 h 59 min 59 s ago (SES-03, C032)', -(IDLE_LIMIT_MS - 1000), true],
    ['2 h ago (SES-03, C034)', -IDLE_LIMIT_MS, false],
    ['2 h 1 s ago (SES-03, C034)', -(IDLE_LIMIT_MS + 1000), false],
    ['5 min ahead (SES-03, K42)', 5 * MINUTE, true],
    ['more than 5 min ahead (SES-03, C040, K42)', 5 * MINUTE + 1, false],
  ])('a stored last activity counts within its limits: %s', async (_, offset, isOpen) => {
    const { page } = await reopened((state, now) => (state['lastActivity'] = now + offset))
    expect(page.session.isSignedIn()).toBe(isOpen)
    expect(page.session.hasRecord()).toBe(isOpen)
  })

  it.each([null, 0, -1, 'hier', '1773651600000', {}, [], true])(
    'a stored time of %j is no activity (C040, K42)',
    async (value) => {
      const { page, shared } = await reopened((state) => (state['lastActivity'] = value))
      expect(page.session.isSignedIn()).toBe(false)
      expect(shared.size).toBe(0)
    },
  )

  it('slightly ahead counts as now (K42)', async () => {
    const { page } = await reopened((state, now) => (state['lastActivity'] = now + MINUTE))
    expect(page.session.remaining().idleMs).toBe(IDLE_LIMIT_MS)
  })

  it('opens no page unless the flag, the tokens and the time all agree (GRD-02)', async () => {
    expect((await reopened(() => {})).page.session.isSignedIn()).toBe(true)
    expect((await reopened((state) => (state['isAuthenticated'] = false))).page.session.isSignedIn()).toBe(false)
    expect((await reopened((state) => (state['lastActivity'] = 0))).page.session.isSignedIn()).toBe(false)
    const there = await signedIn()
    there.shared.delete(TOKENS_KEY)
    there.tab.close()
    expect(there.openTab({ own: there.tab.own }).session.isSignedIn()).toBe(false)
  })

  it('a flag without tokens is reset once (C035)', () => {
    const browser = createFakeBrowser()
    const state = { user: { id: 1 }, isAuthenticated: true, lastActivity: browser.clock.now() }
    browser.shared.set(AUTH_STORE_KEY, JSON.stringify({ state, version: 1 }))
    const page = browser.openTab()
    expect(page.session.isSignedIn()).toBe(false)
    expect(page.auth.get()).toEqual({ user: null, rights: null, userAt: 0, isAuthenticated: false, lastActivity: 0 })
    expect(browser.shared.size).toBe(0)
  })
})
