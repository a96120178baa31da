import { describe, expect, it } from 'vitest'

import { createRenewalFailures } from '~/session/renewal'

import { createFakeClock } from './support/fake-clock'

const error = (name: string) => new Error(name)

function failures() {
  const clock = createFakeClock()
  const state = { acted: 0 }
  const sessionSignal = new AbortController().signal
  const rows = createRenewalFailures({ clock, lastActivity: () => state.acted })
  /** Whether a call that is made now shares a failure. */
  const shared = (seen = rows.count(), of = sessionSignal) => {
    try {
      rows.share(of, seen)
      return undefined
    } catch (failure) {
      return failure instanceof Error ? failure.message : 'no error'
    }
  }
  return { clock, state, sessionSignal, rows, fail: (name: string) => rows.add(sessionSignal, error(name)), shared }
}

describe('a series of renewals that fail without being refused', () => {
  it('the third renewal waits 2.5 s after the first, and there is no fourth for ten seconds (K12, decision 10)', () => {
    const { clock, rows, fail, shared } = failures()
    expect(shared()).toBeUndefined()
    fail('1')
    expect(shared()).toBeUndefined()
    clock.sleep(1000)
    fail('2')
    expect(shared()).toBe('2')
    clock.sleep(1499)
    expect(shared()).toBe('2')
    clock.sleep(1)
    expect(shared()).toBeUndefined()
    fail('3')
    expect(shared()).toBe('3')
    clock.sleep(9999)
    expect(shared()).toBe('3')
    clock.sleep(1)
    expect(shared()).toBeUndefined()
    expect(rows.count()).toBe(3)
    // the count starts again
    fail('4')
    expect(shared()).toBeUndefined()
  })

  it('a call made before a failure shares it, a call made later does not (decision 10)', () => {
    const { rows, fail, shared } = failures()
    const before = rows.count()
    fail('1')
    expect(shared(before)).toBe('1')
    expect(shared()).toBeUndefined()
  })

  it('another session shares no failure (decision 10)', () => {
    const { rows, fail, shared } = failures()
    const before = rows.count()
    for (const name of ['1', '2', '3']) fail(name)
    expect(shared()).toBe('3')
    const other = new AbortController().signal
    expect(shared(before, other)).toBeUndefined()
    expect(shared(rows.count(), other)).toBeUndefined()
  })

  it('a user action is always tried, and a success ends the series (decision 10)', () => {
    const { clock, state, rows, fail, shared } = failures()
    for (const name of ['1', '2', '3']) fail(name)
    state.acted = clock.now()
    expect(shared()).toBe('3')
    state.acted = clock.now() + 1
    expect(shared()).toBeUndefined()
    state.acted = 0
    expect(shared()).toBe('3')
    rows.forget()
    expect(shared()).toBeUndefined()
    expect(rows.count()).toBe(3)
  })
})
