import type { RegisteredRouter } from '@tanstack/react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { loadPage } from '~/platform/chunk-error'

import { openDashboard, welcome } from '../../../../src/routes/onboarding/-open-dashboard'

vi.mock('~/platform/chunk-error', () => ({ loadPage: vi.fn() }))

const navigate = vi.fn<(place: object) => Promise<void>>()
const WELCOME = '/dashboard?welcome=true&trial=true&onboarding=complete'

// the parts of a router that are used
const router = (matches: object[] = []) =>
  ({ navigate, buildLocation: () => ({ href: WELCOME }), state: { matches } }) as unknown as RegisteredRouter

beforeEach(() => {
  navigate.mockReset().mockResolvedValue()
  vi.mocked(loadPage).mockReset()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('the way to the dashboard', () => {
  it('replaces the registration and says what was done (REG-17)', async () => {
    await openDashboard(router(), welcome(true))
    expect(navigate).toHaveBeenCalledExactlyOnceWith({
      to: '/dashboard',
      search: { welcome: true, trial: true, onboarding: 'complete' },
      replace: true,
    })
    expect(loadPage).not.toHaveBeenCalled()
  })

  it('is loaded by the browser when the router fails (REG-18, C244)', async () => {
    navigate.mockRejectedValue(new Error('no such route'))
    await openDashboard(router(), welcome(true))
    expect(loadPage).toHaveBeenCalledExactlyOnceWith(WELCOME)
  })

  it('waits and says so on the page when its scripts do not come (REG-18, C136)', async () => {
    const error = new TypeError('Failed to fetch dynamically imported module: /assets/dashboard.js')
    await openDashboard(router([{ status: 'success' }, { status: 'error', error }]), welcome(true))
    expect(loadPage).not.toHaveBeenCalled()
  })

  it('stays on a page that shows its own error (REG-18)', async () => {
    await openDashboard(router([{ status: 'error', error: new Error('500') }]), welcome(true))
    expect(loadPage).not.toHaveBeenCalled()
  })
})
