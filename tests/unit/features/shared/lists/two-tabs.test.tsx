import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { useColumnLayout } from '~/design/data/ColumnMenu'
import { readBrandFilters } from '~/features/brands/brand-queries'
import { useDismissedTasks } from '~/features/dashboard/TaskRow'
import type { Task } from '~/features/dashboard/tasks'
import { MOST_VIEWS, useSavedViews } from '~/features/shared/lists/ViewsMenu'

const USER = 1
// each render is a tab of its own
const views = () => renderHook(() => useSavedViews({ list: 'brands', userId: USER, read: readBrandFilters })).result
const columns = () => renderHook(() => useColumnLayout('brands')).result
const tasks = () => renderHook(() => useDismissedTasks(USER)).result
const about = (kind: Task['kind']): Task => ({ kind, mark: '1', count: 1 })

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('a view saved in another tab stays (BRD-22)', () => {
  const [one, other] = [views(), views()]
  act(() => void one.current.save({ name: 'Fermées', search: { is_active: false } }))
  act(() => void other.current.save({ name: 'Actives', search: { is_active: true } }))
  expect(views().current.views.map(({ name }) => name)).toEqual(['Actives', 'Fermées'])
  act(() => one.current.remove('Actives'))
  expect(views().current.views.map(({ name }) => name)).toEqual(['Fermées'])
})

it('two tabs together save no more views than one (BRD-22)', () => {
  const [one, other] = [views(), views()]
  act(() => {
    for (let at = 1; at < MOST_VIEWS; at += 1) one.current.save({ name: `Vue ${at}`, search: {} })
  })
  const saved = { one: false, other: true }
  act(() => void (saved.one = one.current.save({ name: 'La dernière', search: {} })))
  act(() => void (saved.other = other.current.save({ name: 'Une de trop', search: {} })))
  expect(saved).toEqual({ one: true, other: false })
  // the other tab sees why: its list is full
  expect(other.current.views).toHaveLength(MOST_VIEWS)
  expect(views().current.views.map(({ name }) => name)).not.toContain('Une de trop')
})

it('a column hidden in one tab stays hidden when the other sets a width (BRD-22)', () => {
  const [one, other] = [columns(), columns()]
  act(() => one.current[1]({ hidden: ['url'], widths: {} }))
  // the browser sends it to the other tabs alone
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'columns.brands' })))
  expect(other.current[0].hidden).toEqual(['url'])
  act(() => other.current[1]({ ...other.current[0], widths: { name: 200 } }))
  expect(columns().current[0]).toEqual({ hidden: ['url'], widths: { name: 200 } })
})

it('a task dismissed in another tab stays so (DSH-01)', () => {
  const [one, other] = [tasks(), tasks()]
  act(() => one.current.dismiss(about('noAdmin')))
  act(() => other.current.dismiss(about('users')))
  expect(tasks().current.marks).toEqual({ noAdmin: '1', users: '1' })
})
