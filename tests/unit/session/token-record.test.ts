import { describe, expect, it } from 'vitest'

import { newSignInId, parseCopy, parseRecord, writeCopy, writeRecord } from '~/session/token-record'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const WEEK = 7 * 24 * HOUR
const NOW = Date.UTC(2026, 2, 16, 9)
const record = { refresh: 'r', generation: 3, signIn: 's', userId: 1, receivedAt: NOW, signedInAt: NOW - MINUTE }
const copy = { access: 'a', generation: 3, signIn: 's', expiresAt: NOW + 2 * HOUR, receivedAt: NOW }
const stored = (value: object, expiresAt: number) => JSON.stringify({ version: '1.1', expiresAt, value })

describe('the stored tokens', () => {
  it('are stored for seven days (SES-22, SES-24)', () => {
    expect(JSON.parse(writeRecord(record))).toEqual({ version: '1.1', expiresAt: NOW + WEEK, value: record })
    expect(parseRecord(writeRecord(record), NOW + WEEK - 1)).toEqual(record)
    expect(parseRecord(writeRecord(record), NOW + WEEK)).toBeUndefined()
  })

  it('of a clock up to five minutes ahead are good (C040)', () => {
    expect(parseRecord(stored(record, NOW + WEEK + 5 * MINUTE), NOW)).toEqual(record)
    expect(parseRecord(stored(record, NOW + WEEK + 5 * MINUTE + 1), NOW)).toBeUndefined()
  })

  it.each([
    [{ signIn: 7 }, { signIn: '' }],
    [{ signIn: undefined }, { signIn: '' }],
    [{ userId: '1' }, { userId: null }],
    [{ signedInAt: 'hier' }, { signedInAt: NOW }],
    [{ signedInAt: 0 }, { signedInAt: NOW }],
    [{ signedInAt: -1 }, { signedInAt: NOW }],
    [{ signedInAt: [5] }, { signedInAt: NOW }],
  ])('%j is read as %j (SES-24)', (change, read) => {
    expect(parseRecord(stored({ ...record, ...change }, NOW + 1), NOW)).toEqual({ ...record, ...read })
  })

  it.each([{ receivedAt: -1 }, { receivedAt: [NOW] }, { receivedAt: String(NOW) }, { refresh: null }])(
    'with %j are none (SES-24)',
    (change) => {
      expect(parseRecord(stored({ ...record, ...change }, NOW + 1), NOW)).toBeUndefined()
    },
  )
})

describe('the copy of the access token', () => {
  it('is stored for an hour, or as long as the token is valid (SES-23)', () => {
    expect(JSON.parse(writeCopy(copy))).toMatchObject({ expiresAt: NOW + HOUR })
    expect(JSON.parse(writeCopy({ ...copy, expiresAt: NOW + MINUTE }))).toMatchObject({ expiresAt: NOW + MINUTE })
    expect(parseCopy(writeCopy(copy), NOW + HOUR - 1)).toEqual(copy)
    expect(parseCopy(writeCopy(copy), NOW + HOUR)).toBeUndefined()
    // whatever it says itself
    expect(parseCopy(stored(copy, NOW + HOUR + 1), NOW + HOUR)).toBeUndefined()
    expect(parseCopy(stored(copy, NOW + HOUR + 5 * MINUTE + 1), NOW)).toBeUndefined()
  })
})

describe('the id of a sign-in', () => {
  it('is another each time, and made of four random parts (SES-44)', () => {
    const ids = Array.from({ length: 100 }, newSignInId)
    expect(new Set(ids).size).toBe(100)
    for (const id of ids) expect(id).toMatch(/^[0-9a-z]+(?:-[0-9a-z]+){3}$/)
  })
})
