import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { readBrandFilters } from '~/features/brands/brands-search'
import { useDismissedTasks } from '~/features/dashboard/dismissed-tasks'
import type { Task } from '~/features/dashboard/tasks'
import { useSavedViews } from '~/features/shared/lists/saved-views'

const USER = 1

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('BRD-22 · a view saved in another tab stays', () => {
  const open = () => renderHook(() => useSavedViews({ list: 'brands', userId: USER, read: readBrandFilters })).result
  const [one, other] = [open(), open()]
  act(() => one.current.save({ name: 'Fermées', search: { is_active: false } }))
  act(() => other.current.save({ name: 'Actives', search: { is_active: true } }))
  expect(open().current.views.map(({ name }) => name)).toEqual(['Actives', 'Fermées'])
  act(() => one.current.remove('Actives'))
  expect(open().current.views.map(({ name }) => name)).toEqual(['Fermées'])
})

it('DSH-01 · a task dismissed in another tab stays so', () => {
  const open = () => renderHook(() => useDismissedTasks(USER)).result
  const about = (kind: Task['kind']): Task => ({ kind, mark: '1', count: 1 })
  const [one, other] = [open(), open()]
  act(() => one.current.dismiss(about('noAdmin')))
  act(() => other.current.dismiss(about('users')))
  expect(open().current.marks).toEqual({ noAdmin: '1', users: '1' })
})
