import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { isFew, useFewRows } from '~/features/shared/lists/use-list-filters'
import { safeLocalStorage } from '~/platform/storage'
import { fewRowsKey } from '~/session/storage-keys'

type Asked = Parameters<typeof useFewRows>[0]

const LIST: Asked = { path: '/users', data: undefined, filtered: false, failed: false, expected: undefined }
const withRows = (count: number, more = {}) => ({ ...LIST, data: { results: Array.from({ length: count }) }, ...more })

const few = (...asked: [Asked, ...Asked[]]) => {
  const { result, rerender } = renderHook(useFewRows, { initialProps: asked[0] })
  for (const next of asked.slice(1)) rerender(next)
  return result.current
}

const forget = () => safeLocalStorage.removeItem(fewRowsKey('/users'))
beforeEach(forget)
afterEach(() => {
  cleanup()
  forget()
})

describe('a list without a toolbar', () => {
  it.each([
    [0, true],
    [7, true],
    [8, false],
  ])('of %i rows: %s (USR-02, BRD-22, INV-06)', (count, expected) => expect(few(withRows(count))).toBe(expected))

  it('has no further page (USR-02, C215)', () => {
    const pagination = { count: 9, next: null, previous: null }
    expect(few({ ...LIST, data: { results: Array.from({ length: 5 }), pagination } })).toBe(false)
  })

  it('has no filter that only the toolbar undoes (USR-02)', () => {
    expect(few(withRows(1, { filtered: true }))).toBe(false)
  })

  it('is announced by the account before the rows are there (NFR-12)', () => {
    expect(few({ ...LIST, expected: true })).toBe(true)
    expect(few({ ...LIST, expected: false })).toBe(false)
    expect(few(LIST)).toBeUndefined()
  })

  it('is remembered from visit to visit (NFR-12)', () => {
    few(withRows(3))
    expect(few(LIST)).toBe(true)
    few(withRows(9))
    expect(few({ ...LIST, expected: true })).toBe(false)
  })

  it('is not remembered from a filtered list (NFR-12)', () => {
    few(withRows(3, { filtered: true }))
    expect(few(LIST)).toBeUndefined()
  })

  it('gets one for more rows, or for a filter (USR-02)', () => {
    expect(few(withRows(7), withRows(8))).toBe(false)
    expect(few(withRows(7), withRows(1, { filtered: true }))).toBe(false)
  })

  it('keeps the one it has while the page is open (NFR-12)', () => {
    expect(few(withRows(8), withRows(7))).toBe(false)
    expect(few({ ...LIST, expected: false }, withRows(3))).toBe(false)
    expect(few(withRows(1, { filtered: true }), withRows(3))).toBe(false)
  })

  it('has its toolbar after a first failure (NFR-01)', () => {
    expect(few(LIST, { ...LIST, failed: true })).toBe(false)
    expect(few({ ...LIST, expected: true }, { ...LIST, failed: true })).toBe(true)
  })

  it('is not announced by an account without figures (NFR-12)', () => {
    expect([undefined, null, 7, 8].map(isFew)).toEqual([undefined, undefined, true, false])
  })
})
