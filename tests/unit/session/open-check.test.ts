import { describe, expect, it, vi } from 'vitest'

import { createOpenCheck } from '~/session/open-check'

import { createFakeClock } from './support/fake-clock'

function check() {
  const clock = createFakeClock()
  const state = { open: true, seen: 'a' as string | null }
  const evaluate = vi.fn(() => state.open)
  return { clock, state, evaluate, ...createOpenCheck({ clock, evaluate, witness: () => state.seen }) }
}

describe('the guard', () => {
  it('SES-27 · asks once in two seconds', () => {
    const { clock, state, evaluate, isOpen } = check()
    expect(isOpen()).toBe(true)
    state.open = false
    clock.sleep(1999)
    expect(isOpen()).toBe(true)
    expect(evaluate).toHaveBeenCalledTimes(1)
    clock.sleep(1)
    expect(isOpen()).toBe(false)
    expect(evaluate).toHaveBeenCalledTimes(2)
    // from then on, again for two seconds
    clock.sleep(1999)
    expect(isOpen()).toBe(false)
    expect(evaluate).toHaveBeenCalledTimes(2)
  })

  it('C046 SES-27 · asks at once when the tokens changed, and when told', () => {
    const { state, evaluate, isOpen, forget } = check()
    isOpen()
    state.seen = null
    isOpen()
    isOpen()
    expect(evaluate).toHaveBeenCalledTimes(2)
    forget()
    isOpen()
    expect(evaluate).toHaveBeenCalledTimes(3)
  })

  it('C005 SES-27 · does not trust an answer of the future, after the clock was set back', () => {
    const { clock, state, isOpen } = check()
    isOpen()
    state.open = false
    clock.sleep(-2000)
    expect(isOpen()).toBe(false)
  })
})
