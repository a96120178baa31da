import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { normaliseAs } from '~/api/normalise/normalise'
import { useAccessSubject } from '~/features/access/AccessLists'
import { accessSearch, type AccessSubject, readAccessSubject } from '~/features/shared/page-links'

const LEA = normaliseAs('Member', { id: 3, username: 'lea' })

it('a link to another subject, followed on the page of access, is shown, and a choice of the user stays', () => {
  const onSubject = vi.fn<(subject: AccessSubject) => void>()
  const first: AccessSubject = { by: 'brand', id: 7 }
  const { result, rerender } = renderHook((subject) => useAccessSubject(subject, onSubject), { initialProps: first })
  expect(result.current).toMatchObject({ mode: 'brand', id: 7 })
  rerender({ by: 'user', id: 9 })
  expect(result.current).toMatchObject({ mode: 'user', id: 9 })
  act(() => result.current.choosePerson(LEA))
  expect(onSubject).toHaveBeenLastCalledWith({ by: 'user', id: 3 })
  // the address follows: what was chosen keeps its name
  rerender({ by: 'user', id: 3 })
  expect(result.current.person).toBe(LEA)
})

it('the filter of users who have not signed in survives a switch to brands and back (ACC-01)', () => {
  const first: AccessSubject = { by: 'user', dormant: true }
  let url = first
  const { result, rerender } = renderHook(
    (subject) =>
      useAccessSubject(subject, (shown) => {
        url = readAccessSubject({ ...accessSearch(shown) })
      }),
    { initialProps: first },
  )
  for (const mode of ['brand', 'user'] as const) {
    act(() => result.current.switchTo(mode))
    rerender(url)
    expect(result.current).toMatchObject({ mode, dormant: true })
  }
})
