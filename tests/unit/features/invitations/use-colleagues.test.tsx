import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { useColleagues } from '~/features/invitations/PostponedCard'

import { setUpMutations } from '../../../support/mutation-providers'

const emails = Array.from({ length: 50 }, (_, at) => `m${at}@exemple.fr`)
const asked: string[] = []
let mostAtOnce = 0
/** The address whose call is never answered. */
let unanswered: string | undefined

const { client, wrapper } = setUpMutations(async ({ url }) => {
  const email = new URL(url).searchParams.get('search') ?? ''
  asked.push(email)
  const id = asked.length
  mostAtOnce = Math.max(mostAtOnce, client().isFetching())
  if (email === unanswered) return new Promise<Response>(() => {})
  const data = { results: [{ id, email, username: email, is_active: !email.startsWith('m3@') }] }
  return Response.json({ success: true, message: null, data })
})

beforeEach(() => {
  asked.length = 0
  mostAtOnce = 0
  unanswered = undefined
})

const findColleagues = () => renderHook(() => useColleagues(emails), { wrapper }).result

it('the colleagues with fifty addresses are asked for ten at a time, and inactive ones are left out (INV-12)', async () => {
  const found = findColleagues()
  await waitFor(() => expect(found.current.size).toBe(49), { timeout: 10_000 })
  expect(asked).toEqual(emails)
  expect(mostAtOnce).toBe(10)
})

it('the colleagues after an address without an answer are found (INV-12)', async () => {
  unanswered = emails[0]
  const found = findColleagues()
  await waitFor(() => expect(found.current.size).toBe(48), { timeout: 10_000 })
  expect(asked).toEqual(emails)
})
