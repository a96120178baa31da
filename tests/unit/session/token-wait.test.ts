import { describe, expect, it, vi } from 'vitest'

import { appears } from '~/session/access-grants'

import { createFakeClock, settle } from './support/fake-clock'

function waiting() {
  const clock = createFakeClock()
  const state = { there: false, told: () => {} }
  const unsubscribe = vi.fn()
  const isThere = vi.fn(() => state.there)
  const subscribe = (listener: () => void) => {
    state.told = listener
    return unsubscribe
  }
  const came = vi.fn()
  void appears(clock, subscribe, isThere).then(came)
  return { clock, state, unsubscribe, isThere, came }
}

describe('a record that is waited for', () => {
  it('is seen at the next poll, every 50 ms (SES-21)', async () => {
    const { clock, state, isThere, came, unsubscribe } = waiting()
    await clock.advance(49)
    expect(isThere).not.toHaveBeenCalled()
    await clock.advance(1)
    expect(isThere).toHaveBeenCalledTimes(1)
    state.there = true
    await clock.advance(49)
    expect(came).not.toHaveBeenCalled()
    await clock.advance(1)
    expect(came.mock.calls).toEqual([[true]])
    expect(unsubscribe).toHaveBeenCalledTimes(1)
    expect(clock.pending()).toBe(0)
  })

  it('is seen at once when a change is reported, and only if it exists (SES-21)', async () => {
    const { clock, state, came, unsubscribe } = waiting()
    state.told()
    await settle()
    expect(came).not.toHaveBeenCalled()
    state.there = true
    state.told()
    await settle()
    expect(came.mock.calls).toEqual([[true]])
    expect(unsubscribe).toHaveBeenCalledTimes(1)
    expect(clock.pending()).toBe(0)
  })

  it('is given up after ten polls (SES-21)', async () => {
    const { clock, isThere, came, unsubscribe } = waiting()
    await clock.advance(499)
    expect(came).not.toHaveBeenCalled()
    await clock.advance(1)
    expect(came.mock.calls).toEqual([[false]])
    expect(isThere).toHaveBeenCalledTimes(10)
    expect(unsubscribe).toHaveBeenCalledTimes(1)
    expect(clock.pending()).toBe(0)
  })

  it('is given up after a second, after any number of polls (SES-21)', async () => {
    for (const [asleep, polls] of [
      [1000, 1],
      [999, 2],
    ] as const) {
      const { clock, isThere, came } = waiting()
      clock.sleep(asleep)
      clock.step()
      await settle()
      if (polls === 2) clock.step()
      await settle()
      expect(isThere).toHaveBeenCalledTimes(polls)
      expect(came.mock.calls).toEqual([[false]])
    }
  })
})
