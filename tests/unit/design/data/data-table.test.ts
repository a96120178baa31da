import { describe, expect, it } from 'vitest'

import { nextSort, toggled, toggledAll } from '~/design/data/data-table'

describe('a table', () => {
  it('sorts upwards first, then turns round, and starts anew on another column', () => {
    const first = nextSort('name', undefined)
    expect(first).toEqual({ id: 'name', direction: 'asc' })
    expect(nextSort('name', first)).toEqual({ id: 'name', direction: 'desc' })
    expect(nextSort('name', { id: 'name', direction: 'desc' })).toEqual(first)
    expect(nextSort('users', { id: 'name', direction: 'asc' })).toEqual({ id: 'users', direction: 'asc' })
  })

  it('selects and forgets one row', () => {
    expect([...toggled(new Set([1]), 2)]).toEqual([1, 2])
    expect([...toggled(new Set([1, 2]), 1)]).toEqual([2])
  })

  it('selects all rows in sight and leaves those of other pages alone', () => {
    expect([...toggledAll(new Set([9, 1]), [1, 2])]).toEqual([9, 1, 2])
    expect([...toggledAll(new Set([9, 1, 2]), [1, 2])]).toEqual([9])
  })
})
