import { describe, expect, it } from 'vitest'

import { readStoredState, readTime } from '~/session/auth-store'

const NOW = Date.UTC(2026, 2, 16, 9)
const AHEAD = 5 * 60_000

describe('a stored time', () => {
  it.each([
    [NOW, NOW],
    [1, 1],
    [NOW + 1, NOW],
    [NOW + AHEAD, NOW],
    [NOW + AHEAD + 1, 0],
    [0, 0],
    [-1, 0],
    [Number.NaN, 0],
    [Infinity, 0],
    [-Infinity, 0],
    [String(NOW), 0],
    [null, 0],
    [undefined, 0],
    [[NOW], 0],
  ])('%j is read as %i (C040, K42)', (value, time) => {
    expect(readTime(value, NOW)).toBe(time)
  })
})

describe('a stored state', () => {
  const state = { user: { id: 7 }, rights: null, userAt: NOW - 2, isAuthenticated: true, lastActivity: NOW - 1 }

  it('is read as it is, where it is one of this version (SES-25, K14)', () => {
    expect(readStoredState(JSON.stringify({ state, version: 1 }), NOW)).toEqual(state)
    expect(readStoredState(JSON.stringify({ state: { isAuthenticated: false }, version: 1 }), NOW)).toEqual({
      user: undefined,
      rights: null,
      userAt: 0,
      isAuthenticated: false,
      lastActivity: 0,
    })
  })

  it.each([
    null,
    '',
    JSON.stringify({ state, version: 2 }),
    JSON.stringify({ state }),
    JSON.stringify({ state: { ...state, isAuthenticated: 'true' }, version: 1 }),
    JSON.stringify({ version: 1 }),
  ])('%s is no state (K14)', (raw) => {
    expect(readStoredState(raw, NOW)).toBeUndefined()
  })
})
