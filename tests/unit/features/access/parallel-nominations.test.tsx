import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { adminChangeOf } from '~/features/access/access-change'
import { useAccessMutations } from '~/features/access/use-access-mutations'

import { LEA } from '../../../support/lea'
import { setUpMutations } from '../../../support/mutation-providers'

const brand = (id: number) => ({ id, name: `Marque ${id}` })

const sent: string[] = []
let answers: PromiseWithResolvers<void>
const { wrapper } = setUpMutations(async ({ url }) => {
  sent.push(new URL(url).pathname.replace('/api/v1', ''))
  await answers.promise
  return Response.json({ success: true, data: { new_admin: 'lea', brand_name: 'Marque' } })
})

beforeEach(() => {
  sent.length = 0
  answers = Promise.withResolvers()
})

/** Two nominations that run at once, each of them in its first brand. */
async function nominations() {
  const { result } = renderHook(() => useAccessMutations(), { wrapper })
  act(() => {
    void result.current.run(adminChangeOf(LEA, [brand(1), brand(2)], 'brand'))
    void result.current.run(adminChangeOf({ ...LEA, id: 77 }, [brand(3), brand(4)], 'brand'))
  })
  await waitFor(() => expect(sent).toHaveLength(2))
  return result
}

it('a stop leaves the other brands of every nomination that runs (C301)', async () => {
  const result = await nominations()
  act(() => result.current.stopMakingAdmin())
  await act(async () => answers.resolve())
  await waitFor(() => expect(result.current.running).toEqual([]))
  expect(sent).toHaveLength(2)
})

it('each brand of a nomination is busy until the nomination ends (C301)', async () => {
  const result = await nominations()
  expect([1, 2, 3, 4, 5].filter((id) => result.current.busy('brand', id))).toEqual([1, 2, 3, 4])
  await act(async () => answers.resolve())
  await waitFor(() => expect(result.current.running).toEqual([]))
  expect(sent).toHaveLength(4)
  expect(result.current.busy('brand', 2)).toBe(false)
})
