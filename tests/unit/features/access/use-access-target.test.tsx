import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { normaliseAs } from '~/api/normalise/normalise'
import { useAccessTarget } from '~/features/access/AccessLists'
import { accessSearch, type AccessTarget, readAccessTarget } from '~/features/shared/page-links'

const LEA = normaliseAs('Member', { id: 3, username: 'lea' })

it('a link to another subject, followed on the page of access, is shown, and a choice of the user stays', () => {
  const onTarget = vi.fn<(target: AccessTarget) => void>()
  const first: AccessTarget = { by: 'brand', id: 7 }
  const { result, rerender } = renderHook((target) => useAccessTarget(target, onTarget), { initialProps: first })
  expect(result.current).toMatchObject({ mode: 'brand', id: 7 })
  rerender({ by: 'user', id: 9 })
  expect(result.current).toMatchObject({ mode: 'user', id: 9 })
  act(() => result.current.chooseUser(LEA))
  expect(onTarget).toHaveBeenLastCalledWith({ by: 'user', id: 3 })
  // the address follows: what was chosen keeps its name
  rerender({ by: 'user', id: 3 })
  expect(result.current.user).toBe(LEA)
})

it('the filter of users who have not signed in survives a switch to brands and back (ACC-01)', () => {
  const first: AccessTarget = { by: 'user', dormant: true }
  let url = first
  const { result, rerender } = renderHook(
    (target) =>
      useAccessTarget(target, (shown) => {
        url = readAccessTarget({ ...accessSearch(shown) })
      }),
    { initialProps: first },
  )
  for (const mode of ['brand', 'user'] as const) {
    act(() => result.current.switchTo(mode))
    rerender(url)
    expect(result.current).toMatchObject({ mode, dormant: true })
  }
})
