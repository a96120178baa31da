import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { useChosenBrands } from '~/features/brands/BulkBar'

import { aBrand } from '../../../../stories/support/a-brand'

const renderChosen = () =>
  renderHook(({ of, rows }) => useChosenBrands(of, rows), { initialProps: { of: '{}', rows: [aBrand(1), aBrand(2)] } })

afterEach(cleanup)

it('a selected brand that was switched has its new state on the next page too (BRD-22)', () => {
  const { result, rerender } = renderChosen()
  act(() => result.current.select(new Set([1])))
  rerender({ of: '{}', rows: [{ ...aBrand(1), is_active: false }, aBrand(2)] })
  rerender({ of: '{}', rows: [aBrand(3), aBrand(4)] })
  act(() => result.current.select(new Set([1, 3])))
  expect(result.current.brands.map(({ id, is_active }) => [id, is_active])).toEqual([
    [1, false],
    [3, true],
  ])
})

it('a deleted brand is no longer selected (BRD-24)', () => {
  const { result } = renderChosen()
  act(() => result.current.select(new Set([1, 2])))
  act(() => result.current.drop([1]))
  expect([...result.current.keys]).toEqual([2])
})

it('other filters begin with nothing selected (BRD-22)', () => {
  const { result, rerender } = renderChosen()
  act(() => result.current.select(new Set([1])))
  rerender({ of: '{"is_active":true}', rows: [{ ...aBrand(1), is_active: false }] })
  expect(result.current.brands).toEqual([])
})

it('an answer that comes after the filters have changed leaves the new selection as it is (BRD-22)', () => {
  const { result, rerender } = renderChosen()
  act(() => result.current.select(new Set([1])))
  const { drop } = result.current
  rerender({ of: '{"is_active":true}', rows: [aBrand(2), aBrand(3)] })
  act(() => result.current.select(new Set([3])))
  act(() => drop([1, 3]))
  expect([...result.current.keys]).toEqual([3])
})

it('a row that was selected while a mutation ran stays selected after it (BRD-22)', () => {
  const { result } = renderChosen()
  act(() => result.current.select(new Set([1])))
  const { drop } = result.current
  act(() => result.current.select(new Set([1, 2])))
  act(() => drop([1]))
  expect([...result.current.keys]).toEqual([2])
})

it('the brands of all pages replace the selection, unless the filters have changed meanwhile (BRD-22)', () => {
  const { result, rerender } = renderChosen()
  act(() => result.current.select(new Set([1])))
  const { replace } = result.current
  act(() => replace([aBrand(2), aBrand(7)]))
  expect([...result.current.keys]).toEqual([2, 7])
  rerender({ of: '{"is_active":true}', rows: [aBrand(3)] })
  act(() => result.current.select(new Set([3])))
  act(() => replace([aBrand(2), aBrand(7)]))
  expect([...result.current.keys]).toEqual([3])
})
