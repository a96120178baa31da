import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { getProfileQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { normaliseAs } from '~/api/normalise/normalise'
import { createQueryClient } from '~/app/query-client'
import { useUpdateProfile } from '~/features/settings/profile-form'

import { mutationProviders } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'

const STORED = { first_name: 'Léa', last_name: 'Roy', phone: '', position: '' }
let client: QueryClient
const Around = mutationProviders(() => client)

beforeEach(() => {
  client = createQueryClient()
  client.setQueryData(getProfileQueryKey(), normaliseAs('User', { id: 3, ...STORED }))
  openApi()
})

afterEach(() => {
  cleanup()
  client.clear()
  vi.unstubAllGlobals()
})

it.each([
  ['has stored another text', { id: 3, first_name: 'LÉA', phone: '+33612345678' }, 'LÉA', '+33612345678'],
  ['holds no such field', { id: 3 }, 'Léa Marie', '0612345678'],
  ['holds nothing', null, 'Léa Marie', '0612345678'],
])('a saved profile shows what the server has stored: an answer that %s (PRO-14)', async (_, data, name, phone) => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', data }))
  const { result } = renderHook(() => useUpdateProfile(3, STORED, () => {}), { wrapper: Around })
  await act(() => result.current.save({ ...STORED, first_name: 'Léa Marie', phone: '0612345678' }))
  expect(client.getQueryData(getProfileQueryKey())).toMatchObject({ first_name: name, phone, last_name: 'Roy' })
})
