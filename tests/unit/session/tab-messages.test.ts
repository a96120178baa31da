import { describe, expect, it } from 'vitest'

import { parseMessage } from '~/session/tabs'

const tokens = { type: 'tokens', access: 'a', generation: 3, signIn: 's', expiresAt: 9, receivedAt: 8, userId: 1 }

describe('a message from another tab', () => {
  it('is read field by field, and nothing else is taken (SES-44, SES-45)', () => {
    expect(parseMessage({ ...tokens, refresh: 'r' })).toEqual(tokens)
    expect(parseMessage({ ...tokens, signIn: '' })).toEqual({ ...tokens, signIn: '' })
    expect(parseMessage({ type: 'ask', generation: 2, access: 'a' })).toEqual({ type: 'ask', generation: 2 })
  })

  it.each(['logout', 'refused', 'idle', 'elsewhere', 'user-switched'])('may report an end: %s (SES-45)', (reason) => {
    expect(parseMessage({ type: 'closed', generation: 2, reason })).toEqual({ type: 'closed', generation: 2, reason })
  })

  it.each<unknown>([
    { ...tokens, type: 'token' },
    { ...tokens, type: undefined },
    { ...tokens, access: '' },
    { ...tokens, access: 7 },
    { ...tokens, access: 'a\nb' },
    { ...tokens, generation: 0 },
    { ...tokens, generation: '3' },
    { ...tokens, signIn: null },
    { ...tokens, expiresAt: '9' },
    { ...tokens, expiresAt: Infinity },
    { ...tokens, receivedAt: Number.NaN },
    { ...tokens, receivedAt: '8' },
    { ...tokens, userId: null },
    { ...tokens, userId: 0 },
    { type: 'ask' },
    { type: 'ask', generation: -1 },
    { type: 'closed', generation: 2 },
    { type: 'closed', generation: 2, reason: '' },
    { type: 'closed', reason: 'logout' },
    [tokens],
    'closed',
    null,
  ])('%j is ignored (C028)', (message) => {
    expect(parseMessage(message)).toBeUndefined()
  })
})
