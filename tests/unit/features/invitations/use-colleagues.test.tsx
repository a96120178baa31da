import type { QueryClient } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { useColleagues } from '~/features/invitations/PostponedCard'

import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'

let client: QueryClient
const Around = mutationProviders(() => client)

afterEach(() => {
  cleanup()
  client.clear()
  vi.unstubAllGlobals()
})

it('the colleagues with fifty addresses are asked for ten at a time, and inactive ones are left out (INV-12)', async () => {
  client = createTestClient()
  const asked: string[] = []
  let atOnce = 0
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const email = new URL(url).searchParams.get('search') ?? ''
    asked.push(email)
    const id = asked.length
    atOnce = Math.max(atOnce, client.isFetching())
    const data = { results: [{ id, email, username: email, is_active: !email.startsWith('m3@') }] }
    return Response.json({ success: true, message: null, data })
  })
  openApi()
  const emails = Array.from({ length: 50 }, (_, at) => `m${at}@exemple.fr`)
  const { result } = renderHook(() => useColleagues(emails), { wrapper: Around })
  await waitFor(() => expect(result.current.size).toBe(49), { timeout: 10_000 })
  expect(asked).toEqual(emails)
  expect(atOnce).toBe(10)
})
