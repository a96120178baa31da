import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { newestUndo } from '~/design/feedback/toasts'
import { GiveAccess } from '~/features/access/GiveAccess'
import { PostponedCard } from '~/features/invitations/PostponedCard'
import { postponed } from '~/features/shared/invitation/invitations'

import { LEA } from '../../../support/lea'
import { setUpMutations } from '../../../support/mutation-providers'

const CAFE = { id: 4, name: 'Café' }

const { wrapper } = setUpMutations(
  async ({ url }) => {
    if (url.endsWith('/brands/4/')) return Response.json({ success: true, data: { ...CAFE, is_active: true } })
    const data = { results: [LEA], assigned_users_count: 1, removed_users_count: 1 }
    return Response.json({ success: true, data })
  },
  { 'access.give': 'Donner accès', 'access.given': 'Accès donné' },
)

afterEach(() => localStorage.clear())

const give = async () => fireEvent.click(await screen.findByRole('button', { name: 'Donner accès' }))

it('an access that was given by a button is offered again once it is undone (ACC-26)', async () => {
  render(<GiveAccess by="brand" users={[LEA]} brand={CAFE} onGiven={() => {}} />, { wrapper })
  await give()
  expect(await screen.findByText('Accès donné')).toBeDefined()
  act(() => newestUndo()?.())
  expect(await screen.findByRole('button', { name: 'Donner accès' })).toBeDefined()
})

it('an access of an invited user waits again once it is undone (ACC-26, INV-12)', async () => {
  const waiting = [{ email: LEA.email, brand_id: CAFE.id }]
  postponed.add(9, waiting)
  render(<PostponedCard userId={9} renderGrant={(grant) => <GiveAccess by="brand" {...grant} />} />, {
    wrapper,
  })
  await give()
  await waitFor(() => expect(postponed.read(9)).toEqual([]))
  act(() => newestUndo()?.())
  await waitFor(() => expect(postponed.read(9)).toEqual(waiting))
})
