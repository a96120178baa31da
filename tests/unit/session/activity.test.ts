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

describe('activity', () => {
  it('K40 SES-04 · the first is written at once, the last of a burst 30 s after the write before', async () => {
    const { clock, note, written } = activity()
    const start = clock.now()
    note()
    expect(written()).toBe(start)
    await clock.advance(1000)
    note()
    await clock.advance(1000)
    note()
    await clock.advance(27_999)
    expect(written()).toBe(start)
    await clock.advance(1)
    expect(written()).toBe(start + 2000)
    // 30 s after that write, the next is written at once
    await clock.advance(30_000)
    note()
    expect(written()).toBe(clock.now())
    expect(clock.pending()).toBe(0)
  })

  it('C059 · is not written into the state of another user', () => {
    const { state, note, written } = activity()
    state.ours = false
    note()
    expect(written()).toBe(0)
  })

  it('SES-03 · once stopped, no timer is left and nothing is remembered', async () => {
    const { clock, note, arm, stop, onIdle, last, written } = activity()
    note()
    arm()
    await clock.advance(1000)
    note()
    stop()
    expect(clock.pending()).toBe(0)
    const before = written()
    expect(last()).toBe(before)
    await clock.advance(IDLE_LIMIT_MS)
    expect(onIdle).not.toHaveBeenCalled()
    // the next session writes at once
    note()
    expect(written()).toBe(clock.now())
  })

  it('SES-03 G9 · arming twice leaves one timer', async () => {
    const { clock, note, arm, onIdle } = activity()
    note()
    arm()
    arm()
    await clock.advance(IDLE_LIMIT_MS)
    expect(onIdle).toHaveBeenCalledTimes(1)
  })

  it('SES-03 C037 · is over at the limit, and not by what this tab alone remembers', () => {
    const { clock, auth, note, isOver } = activity()
    note()
    clock.sleep(IDLE_LIMIT_MS - 1)
    expect(isOver()).toBe(false)
    // another tab was used meanwhile
    auth.save({ lastActivity: clock.now() })
    clock.sleep(1)
    expect(isOver()).toBe(false)
    clock.sleep(IDLE_LIMIT_MS - 1)
    expect(isOver()).toBe(true)
  })

  it('SES-46 · asks until every question is answered', () => {
    const { ask, isAsking } = activity()
    expect(isAsking()).toBe(false)
    const [one, two] = [ask(), ask()]
    one()
    one()
    expect(isAsking()).toBe(true)
    two()
    expect(isAsking()).toBe(false)
  })
})
