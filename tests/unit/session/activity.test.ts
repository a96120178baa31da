import { describe, expect, it, vi } from 'vitest'

import { createActivity, IDLE_LIMIT_MS } from '~/session/activity'
import { createAuthStore } from '~/session/auth-store'

import { memoryStorage } from '../../support/memory-storage'
import { createFakeClock } from './support/fake-clock'

function activity() {
  const clock = createFakeClock()
  const auth = createAuthStore(memoryStorage(), clock.now)
  const state = { ours: true }
  const onIdle = vi.fn()
  const parts = createActivity({ clock, auth, onIdle, isOurs: () => state.ours })
  return { clock, auth, state, onIdle, ...parts, written: () => auth.stored().lastActivity }
}

describe('the activity of a user', () => {
  it('the first activity is written at once, the last of a burst 30 s after the write before (SES-04, K40)', async () => {
    const there = activity()
    const start = there.clock.now()
    there.record()
    expect(there.written()).toBe(start)
    await there.clock.advance(1000)
    there.record()
    await there.clock.advance(1000)
    there.record()
    await there.clock.advance(27_999)
    expect(there.written()).toBe(start)
    await there.clock.advance(1)
    expect(there.written()).toBe(start + 2000)
    // 30 s after that write, the next is written at once
    await there.clock.advance(30_000)
    there.record()
    expect(there.written()).toBe(there.clock.now())
    expect(there.clock.pending()).toBe(0)
  })

  it('the activity is not written into the state of another user (C059)', () => {
    const there = activity()
    there.state.ours = false
    there.record()
    expect(there.written()).toBe(0)
  })

  it('a stopped watch leaves no timer and remembers nothing (SES-03)', async () => {
    const there = activity()
    there.record()
    there.arm()
    await there.clock.advance(1000)
    there.record()
    there.stop()
    expect(there.clock.pending()).toBe(0)
    const before = there.written()
    expect(there.last()).toBe(before)
    await there.clock.advance(IDLE_LIMIT_MS)
    expect(there.onIdle).not.toHaveBeenCalled()
    // the next session writes at once
    there.record()
    expect(there.written()).toBe(there.clock.now())
  })

  it('arming twice leaves one timer (SES-03, G9)', async () => {
    const there = activity()
    there.record()
    there.arm()
    there.arm()
    await there.clock.advance(IDLE_LIMIT_MS)
    expect(there.onIdle).toHaveBeenCalledTimes(1)
  })

  it('the session is over at the limit, whichever tab had the last activity (SES-03, C037)', () => {
    const there = activity()
    there.record()
    there.clock.sleep(IDLE_LIMIT_MS - 1)
    expect(there.isOver()).toBe(false)
    // another tab was used meanwhile
    there.auth.save({ lastActivity: there.clock.now() })
    there.clock.sleep(1)
    expect(there.isOver()).toBe(false)
    there.clock.sleep(IDLE_LIMIT_MS - 1)
    expect(there.isOver()).toBe(true)
  })

  it('a tab is asking until every question is answered (SES-46)', () => {
    const there = activity()
    expect(there.ignoresInput()).toBe(false)
    const [one, two] = [there.ignoreInput(), there.ignoreInput()]
    one()
    one()
    expect(there.ignoresInput()).toBe(true)
    two()
    expect(there.ignoresInput()).toBe(false)
  })
})
