import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ApiError } from '~/api/api-error'
import { isId } from '~/platform/storage'
import { INVALID_IDS, readId, requireId, requireIds } from '~/validation/call-parameters'

import { anyText, runs } from '../../support/fuzz'

const NOT_IDS = [0, -3, 1.5, '2', Number.NaN, null, undefined, 2 ** 53, Infinity, true, {}, [1], 10n]
const hundredAndOne = Array.from({ length: 101 }, (_, index) => index + 1)

function outcome(value: unknown): unknown {
  try {
    return requireIds(value, 'user')
  } catch (error) {
    return error instanceof ApiError ? error.code : error
  }
}

describe('an id', () => {
  it.each(NOT_IDS)("%o: '{label} must be a valid positive integer' (BRD-11, C218, K45)", (value) => {
    expect(() => requireId(value, 'Brand ID')).toThrow('Brand ID must be a valid positive integer')
  })

  it('a positive integer is returned (BRD-11)', () => {
    expect(requireId(7, 'Brand ID')).toBe(7)
    expect(requireId(Number.MAX_SAFE_INTEGER, 'Brand ID')).toBe(Number.MAX_SAFE_INTEGER)
  })

  it('is read only from a plain number text (BRD-11)', () => {
    expect(readId('7')).toBe(7)
    for (const text of ['', '0', '-1', '1.5', '07', ' 7', '7\n', '1e3', '0x1', '9007199254740992', '٧'])
      expect(readId(text)).toBeUndefined()
    fc.assert(
      fc.property(anyText(), (text) => {
        expect([undefined, Number(text)]).toContain(readId(text))
      }),
      runs(100_000),
    )
  })
})

describe('a list of ids', () => {
  it.each(['abc', [], null, undefined, 7, {}, new Set([1])])(
    "%o: 'User IDs must be a non-empty array' (BRD-12, ACC-16, C218)",
    (value) => {
      expect(() => requireIds(value, 'user')).toThrow('User IDs must be a non-empty array')
      expect(() => requireIds(value, 'brand')).toThrow('Brand IDs must be a non-empty array')
    },
  )

  it.each(NOT_IDS)("[1, %o]: 'All user IDs must be valid positive integers' (BRD-12, C218)", (value) => {
    expect(() => requireIds([1, value], 'user')).toThrow('All user IDs must be valid positive integers')
    expect(() => requireIds([1, value], 'brand')).toThrow('All brand IDs must be valid positive integers')
  })

  it('a hole in a sparse array is not an id (BRD-12, C218)', () => {
    const sparse = [1]
    sparse[2] = 3
    expect(() => requireIds(sparse, 'user')).toThrow('All user IDs must be valid positive integers')
  })

  it('accepts 100, refuses 101 (ACC-15, C217, K17)', () => {
    expect(requireIds(hundredAndOne.slice(1), 'user')).toHaveLength(100)
    expect(() => requireIds(hundredAndOne, 'user')).toThrow('Cannot assign more than 100 users at once')
    expect(() => requireIds(hundredAndOne, 'brand')).toThrow('Cannot assign more than 100 brands at once')
  })

  it('refuses duplicates (ACC-15, C218)', () => {
    expect(() => requireIds([1, 2, 1], 'user')).toThrow('User IDs must not be given twice')
  })

  it('fails with the error of all calls, by its code (BRD-12, K17)', () => {
    expect(() => requireIds([], 'user')).toThrow(ApiError)
    expect(() => requireIds([], 'user')).toThrow(expect.objectContaining({ code: INVALID_IDS, status_code: 0 }))
  })

  it('for any input, returns the list or that error (BRD-12, ACC-15)', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(outcome(value)).toSatisfy(
          (answer) => answer === INVALID_IDS || (Array.isArray(answer) && answer.every(isId) && answer.length > 0),
        )
      }),
      runs(100_000),
    )
  })
})
