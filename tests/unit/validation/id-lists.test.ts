import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ApiError } from '~/api/api-error'
import { isId } from '~/platform/ids'
import { INVALID_IDS, readId, requireId, requireIds } from '~/validation/id-lists'

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
  it.each(NOT_IDS)("BRD-11 C218 K45 · %o: '{label} must be a valid positive integer'", (value) => {
    expect(() => requireId(value, 'Brand ID')).toThrow('Brand ID must be a valid positive integer')
  })

  it('BRD-11 · a positive integer is returned', () => {
    expect(requireId(7, 'Brand ID')).toBe(7)
    expect(requireId(Number.MAX_SAFE_INTEGER, 'Brand ID')).toBe(Number.MAX_SAFE_INTEGER)
  })

  it('BRD-11 · is read only from a plain number text', () => {
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
    "BRD-12 ACC-16 C218 · %o: 'User IDs must be a non-empty array'",
    (value) => {
      expect(() => requireIds(value, 'user')).toThrow('User IDs must be a non-empty array')
      expect(() => requireIds(value, 'brand')).toThrow('Brand IDs must be a non-empty array')
    },
  )

  it.each(NOT_IDS)("BRD-12 C218 · [1, %o]: 'All user IDs must be valid positive integers'", (value) => {
    expect(() => requireIds([1, value], 'user')).toThrow('All user IDs must be valid positive integers')
    expect(() => requireIds([1, value], 'brand')).toThrow('All brand IDs must be valid positive integers')
  })

  it('BRD-12 C218 · a hole in a sparse array is not an id', () => {
    const sparse = [1]
    sparse[2] = 3
    expect(() => requireIds(sparse, 'user')).toThrow('All user IDs must be valid positive integers')
  })

  it('ACC-15 C217 K17 · accepts 100, refuses 101', () => {
    expect(requireIds(hundredAndOne.slice(1), 'user')).toHaveLength(100)
    expect(() => requireIds(hundredAndOne, 'user')).toThrow('Cannot assign more than 100 users at once')
    expect(() => requireIds(hundredAndOne, 'brand')).toThrow('Cannot assign more than 100 brands at once')
  })

  it('ACC-15 C218 · refuses duplicates', () => {
    expect(() => requireIds([1, 2, 1], 'user')).toThrow('User IDs must not be given twice')
  })

  it('BRD-12 K17 · fails with the error of all calls, by its code', () => {
    expect(() => requireIds([], 'user')).toThrow(ApiError)
    expect(() => requireIds([], 'user')).toThrow(expect.objectContaining({ code: INVALID_IDS, status_code: 0 }))
  })

  it('BRD-12 ACC-15 · for any input, returns the list or that error', () => {
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
