import type { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '~/api/api-error'
import { FailedInvitations } from '~/features/invitations/FailedInvitations'
import { PostponedCard } from '~/features/invitations/PostponedCard'
import { postponed } from '~/features/shared/invitation/invitations'

import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'

let client: QueryClient
const TEXTS = {
  'invitations.dialog.failed.colleague': '{name}, {email}',
  'invitations.dialog.failed.admin': '{name}, {email} : partout',
  'invitations.dialog.failed.one': '{email}',
  'invitations.later.waiting': '{brand}',
}
const Around = mutationProviders(() => client, TEXTS)

const COLLEAGUES = [
  { id: 1, email: 'ada@exemple.fr', first_name: 'Ada', last_name: 'Roy', user_type: 'brand_member' },
  { id: 2, email: 'bo@exemple.fr', first_name: 'Bo', last_name: 'Lu', user_type: 'brand_member' },
  { id: 3, email: 'cy@exemple.fr', first_name: 'Cy', last_name: 'Ny', user_type: 'agency_admin' },
]

let brandComes: () => void

beforeEach(() => {
  client = createTestClient()
  const { promise: brand, resolve } = Promise.withResolvers<void>()
  brandComes = resolve
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url)
    if (pathname.endsWith('/brands/4/')) {
      await brand
      return Response.json({ success: true, data: { id: 4, name: 'Café', is_active: true } })
    }
    const found = COLLEAGUES.filter(({ email }) => email === searchParams.get('search'))
    const results = found.map((one) => ({ ...one, username: one.email, is_active: true }))
    return Response.json({ success: true, data: { results } })
  })
  openApi()
})

afterEach(() => {
  cleanup()
  client.clear()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const refused = (email: string) => ({
  input: { email, brand_id: 4, user_type: 'brand_member' as const },
  error: new ApiError({ status_code: 400, details: { email: ['Déjà là'] } }),
})

describe('the colleagues among those to invite', () => {
  it('leave the field, are named, and get access by one press, unless their role gives it (INV-12, ACC-11)', async () => {
    const onColleagues = vi.fn()
    const onGiven = vi.fn()
    render(
      <FailedInvitations
        failed={[...COLLEAGUES.map(({ email }) => refused(email)), refused('dee@exemple.fr')]}
        brief={false}
        onColleagues={onColleagues}
        onGiven={onGiven}
        renderGrant={({ users, onGiven: give }) => <button onClick={give}>{users.map(({ id }) => id).join()}</button>}
      />,
      { wrapper: Around },
    )
    await waitFor(() => expect(onColleagues).toHaveBeenLastCalledWith(COLLEAGUES.map(({ email }) => email)))
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ada Roy, ada@exemple.fr1',
      'Bo Lu, bo@exemple.fr2',
      'Cy Ny, cy@exemple.fr : partout',
      'dee@exemple.fr',
    ])
    fireEvent.click(screen.getByRole('button', { name: '1,2' }))
    expect(onGiven.mock.calls.map(([pairs]) => pairs.map(({ email }: { email: string }) => email))).toEqual([
      ['ada@exemple.fr', 'bo@exemple.fr'],
    ])
    // nothing is left to give one by one
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['1,2'])
  })
})

it('the line of a postponed access waits for the name of the brand, and shows no id (INV-12, NFR-01)', async () => {
  postponed.add(7, [{ email: 'zoe@exemple.fr', brand_id: 4 }])
  render(<PostponedCard userId={7} renderGrant={() => null} />, { wrapper: Around })
  const line = await screen.findByRole('listitem')
  expect(line.textContent).toBe('')
  await waitFor(() => expect(client.isFetching()).toBe(1))
  expect(line.textContent).toBe('')
  brandComes()
  await waitFor(() => expect(line.textContent).toBe('Café'))
})
