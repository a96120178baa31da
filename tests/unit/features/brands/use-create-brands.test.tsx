import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { toBrandRows } from '~/features/brands/sheet/brand-rows'
import { useCreateBrands } from '~/features/brands/sheet/use-create-brands'

import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'

const reads: string[] = []
let client: QueryClient

beforeEach(() => {
  client = createTestClient()
  reads.length = 0
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    reads.push(new URL(url).pathname)
    const pagination = { count: 0, next: null, previous: null }
    return Response.json({ success: true, data: { results: [], pagination } })
  })
  openApi()
})

afterEach(() => {
  cleanup()
  client.clear()
  vi.unstubAllGlobals()
})

it('a closed sheet of brands reads no list, whatever rows it holds (BRD-07, C303)', async () => {
  const wrapper = mutationProviders(() => client)
  const { result, rerender } = renderHook(({ open }) => useCreateBrands(undefined, open), {
    wrapper,
    initialProps: { open: false },
  })
  act(() => result.current.setRows(toBrandRows('Zinc')))
  expect(result.current.rows).toHaveLength(1)
  expect(client.isFetching()).toBe(0)
  rerender({ open: true })
  await waitFor(() => expect(reads).toHaveLength(1))
})
