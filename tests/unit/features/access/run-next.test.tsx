import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { AccessChange } from '~/features/access/access-change'
import { useAccessMutations } from '~/features/access/use-access-mutations'

import { LEA } from '../../../support/lea'
import { setUpMutations } from '../../../support/mutation-providers'

const sent: number[][] = []
const { wrapper } = setUpMutations(async (request) => {
  sent.push((await request.json()).brand_ids)
  return Response.json({ success: true, data: { assigned_brands_count: 1, username: 'lea' } })
})

const give = (id: number): AccessChange => ({
  kind: 'assign',
  by: 'user',
  people: [LEA],
  brands: [{ id, name: `Brand ${id}` }],
  administered: [],
})

it('the changes of one user, one directly after the other, are all sent (ACC-27, C301)', async () => {
  const { result } = renderHook(() => useAccessMutations(9), { wrapper })
  const whole = await act(async () => [await result.current.runNext(give(1)), await result.current.runNext(give(2))])
  expect(whole).toEqual([true, true])
  expect(sent).toEqual([[1], [2]])
})
