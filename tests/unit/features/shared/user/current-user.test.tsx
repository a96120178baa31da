import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { getCurrentUserQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { normaliseUser } from '~/api/normalise/normalise'
import { useCurrentUser, useFreshCurrentUser } from '~/features/shared/user/current-user'

import { createTestClient, mutationProviders } from '../../../../support/mutation-providers'
import { openApi } from '../../../../support/open-api'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ['is not refetched by what mounts beside a page', useCurrentUser, 0],
  ['is refetched where the rest of the plan is shown', useFreshCurrentUser, 1],
])('a stale current user %s (BRD-25)', async (_, useUser, calls) => {
  const client = createTestClient()
  const fetched = vi.fn(() => Promise.withResolvers<Response>().promise)
  vi.stubGlobal('fetch', fetched)
  openApi()
  client.setQueryData(getCurrentUserQueryKey(), normaliseUser({ id: 3, user_type: 'brand_member' }), { updatedAt: 1 })
  const { result } = renderHook(useUser, { wrapper: mutationProviders(() => client) })
  await act(() => Promise.resolve())
  expect(result.current?.id).toBe(3)
  expect(fetched).toHaveBeenCalledTimes(calls)
  client.clear()
})
