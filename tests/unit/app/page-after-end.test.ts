import { describe, expect, it } from 'vitest'

import { isPublic, pageAfterEnd } from '~/app/create-services'
import type { EndReason } from '~/session/session'

const page = (href: string, open = false) => ({ href, pathname: href.split(/[?#]/)[0] ?? href, public: open })
const FORCED: EndReason[] = ['refused', 'idle', 'elsewhere', 'user-switched']

describe('the page after the end of a session', () => {
  it.each(FORCED)('is the login after %s, with the whole address to come back to (GRD-03, SES-15)', (reason) => {
    expect(pageAfterEnd(reason, 7, page('/settings?tab=security#password'))).toEqual({
      to: '/auth/login',
      search: { redirect: '/settings?tab=security#password' },
      state: { ended: reason, endedUsers: [7] },
    })
  })

  it.each(FORCED)('is the same for %s, whose path contains /auth/ (GRD-04, C091)', (reason) => {
    expect(pageAfterEnd(reason, 7, page('/auth/login?redirect=/settings', true))).toBeUndefined()
    expect(pageAfterEnd(reason, 7, page('/brands/auth/x'))).toBeUndefined()
  })

  it.each(FORCED)('is the same for %s, a public page, signed out (decision 17)', (reason) => {
    expect(pageAfterEnd(reason, 7, page('/onboarding/invitations/abc', true))).toBeUndefined()
  })

  it('is the login without a way back after a sign-out (decision 14)', () => {
    const login = { to: '/auth/login', search: {}, state: { ended: 'logout', endedUsers: [7] } }
    expect(pageAfterEnd('logout', 7, page('/settings'))).toEqual(login)
    expect(pageAfterEnd('logout', 7, page('/test/auth', true))).toEqual(login)
  })

  it('is a login without a way back after a sign-out in another tab, and a public page stays open (decision 14)', () => {
    expect(pageAfterEnd('logout-elsewhere', 7, page('/brands?search=port'))).toEqual({
      to: '/auth/login',
      search: {},
      state: { ended: 'logout-elsewhere', endedUsers: [7] },
    })
    expect(pageAfterEnd('logout-elsewhere', 7, page('/onboarding/invitations/abc', true))).toBeUndefined()
  })
})

describe('a page for visitors', () => {
  it('has a flag that says so, fixed or computed (K27, decision 17)', () => {
    expect(isPublic({ public: true })).toBe(true)
    expect(isPublic({})).toBe(false)
    let step = 1
    const registration = { public: () => step === 1 }
    expect(isPublic(registration)).toBe(true)
    step = 2
    expect(isPublic(registration)).toBe(false)
  })
})
