// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { signedIn } from './support/signed-in'

/** Before the session's code has loaded. */
async function fresh() {
  vi.resetModules()
  const { currentSession } = await import('~/session/current-session')
  const { useSignedIn } = await import('~/session/current-session')
  return { currentSession, useSignedIn }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
})

describe('the session as public pages know it', () => {
  it('is signed out until the session’s code has loaded, then what that says (SES-02)', async () => {
    const { currentSession } = await fresh()
    const heard = vi.fn()
    const stop = currentSession.subscribe(heard)
    expect(currentSession.isSignedIn()).toBe(false)

    const { tab } = await signedIn()
    currentSession.set(tab.session)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(currentSession.isSignedIn()).toBe(true)

    heard.mockClear()
    await tab.session.signOut()
    expect(heard).toHaveBeenCalled()
    expect(currentSession.isSignedIn()).toBe(false)

    heard.mockClear()
    stop()
    currentSession.set(tab.session)
    expect(heard).not.toHaveBeenCalled()
  })

  it('a component follows the session, unless it does not ask (SES-45)', async () => {
    const { currentSession, useSignedIn } = await fresh()
    const asking = renderHook(() => useSignedIn())
    const silent = renderHook(() => useSignedIn(false))
    expect([asking.result.current, silent.result.current]).toEqual([false, false])

    const { tab } = await signedIn()
    act(() => currentSession.set(tab.session))
    expect([asking.result.current, silent.result.current]).toEqual([true, false])

    await act(() => tab.session.signOut())
    expect(asking.result.current).toBe(false)
  })

  it('the session of this tab starts without a call to the server (SES-02)', async () => {
    const { currentSession } = await fresh()
    const heard = vi.fn()
    currentSession.subscribe(heard)
    const fetched = vi.spyOn(globalThis, 'fetch')
    const { session } = await import('~/session/app-session')
    expect(heard).toHaveBeenCalledTimes(1)
    expect(session.isSignedIn()).toBe(false)
    expect(session.hasRecord()).toBe(false)
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockRestore()
  })

  it('an end of the session is reported to the window, with the reason (SES-31)', async () => {
    await fresh()
    vi.stubGlobal('BroadcastChannel', undefined)
    const { session } = await import('~/session/app-session')
    const told = vi.fn()
    window.addEventListener('auth:logout', told)
    await session.start({ access: 'a', refresh: 'r', user: { id: 7 } }, 'login')
    expect(session.isSignedIn()).toBe(true)
    expect(told).not.toHaveBeenCalled()
    await session.signOut()
    expect(told.mock.calls).toEqual([[expect.objectContaining({ detail: { reason: 'logout' } })]])
    window.removeEventListener('auth:logout', told)
    vi.unstubAllGlobals()
  })
})
