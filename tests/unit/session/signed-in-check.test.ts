import { describe, expect, it, vi } from 'vitest'

import { createSignedInCheck } from '~/session/activity'

import { createFakeClock } from './support/fake-clock'

function check() {
  const clock = createFakeClock()
  const state = { open: true, seen: 'a' as string | null }
  const evaluate = vi.fn(() => state.open)
  return { clock, state, evaluate, ...createSignedInCheck({ clock, evaluate, cacheKey: () => state.seen }) }
}

describe('the guard', () => {
  it('asks once in two seconds (SES-27)', () => {
    const there = check()
    expect(there.isSignedIn()).toBe(true)
    there.state.open = false
    there.clock.sleep(1999)
    expect(there.isSignedIn()).toBe(true)
    expect(there.evaluate).toHaveBeenCalledTimes(1)
    there.clock.sleep(1)
    expect(there.isSignedIn()).toBe(false)
    expect(there.evaluate).toHaveBeenCalledTimes(2)
    // from then on, again for two seconds
    there.clock.sleep(1999)
    expect(there.isSignedIn()).toBe(false)
    expect(there.evaluate).toHaveBeenCalledTimes(2)
  })

  it('asks at once when the tokens changed, and on demand (SES-27, C046)', () => {
    const there = check()
    there.isSignedIn()
    there.state.seen = null
    there.isSignedIn()
    there.isSignedIn()
    expect(there.evaluate).toHaveBeenCalledTimes(2)
    there.forget()
    there.isSignedIn()
    expect(there.evaluate).toHaveBeenCalledTimes(3)
  })

  it('does not trust an answer of the future, after the clock was set back (SES-27, C005)', () => {
    const there = check()
    there.isSignedIn()
    there.state.open = false
    there.clock.sleep(-2000)
    expect(there.isSignedIn()).toBe(false)
  })
})
