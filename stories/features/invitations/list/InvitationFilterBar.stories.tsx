import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { InvitationFilterBar } from '~/features/invitations/list/InvitationFilterBar'

import { languages, looks } from '../../../../.storybook/modes'
import { answer } from '../../../support/answers'
import { callsTo } from '../../../support/calls'
import { arrival } from '../../../support/page'
import { pageMeta } from '../../../support/page-meta'
import { Screen } from '../../../support/Screen'
import { withInstallation } from '../../../support/with-installation'
import { rowOf, SARAH, table } from '../invitations-page'

const meta = {
  title: 'Invitations/Filters',
  component: Screen,
  subcomponents: { InvitationFilterBar },
  ...pageMeta,
  args: { url: '/users/invitations', onArrive: fn() },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const FilterPending: Story = {
  name: 'FilterPending · INV-06',
  args: { url: '/users/invitations?status=pending' },
  play: async ({ args }) => {
    await rowOf(SARAH)
    await expect(screen.queryByText('Acceptée')).toBeNull()
    await userEvent.click(screen.getByRole('combobox', { name: 'État' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Tous les états' }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/users/invitations'))
    await expect((await rowOf('yanis.cohen@exemple.example')).getByText('Acceptée')).toBeVisible()
  },
}

export const FilterChosen: Story = {
  name: 'FilterChosen · INV-06 INV-10',
  play: async ({ args }) => {
    await rowOf(SARAH)
    await userEvent.click(screen.getByRole('combobox', { name: 'État' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Annulée' }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/users/invitations?status=cancelled'))
    const row = await rowOf('clara.meyer@exemple.example')
    await expect(row.getByText('Annulée')).toBeVisible()
    // the whole row in one tone
    const parts = [row.getByText(/^clara/), row.getByText('Maison Vauquelin'), row.getByText('Membre Marque')]
    await expect(new Set(parts.map((part) => getComputedStyle(part).color)).size).toBe(1)
  },
}

export const NothingFound: Story = {
  name: 'NothingFound · NFR-01 INV-10',
  args: { url: '/users/invitations?status=revoked' },
  play: async ({ args }) => {
    await arrival('Invitations')
    await expect(screen.getByRole('combobox', { name: 'État' })).toHaveTextContent('revoked')
    await userEvent.click(await (await table()).findByRole('button', { name: 'Effacer les filtres' }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/users/invitations'))
  },
}

const addresses = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

/** Newest first, under headings of time. Another order has none. */
export const Sorted: Story = {
  name: 'Sorted · INV-06',
  play: async ({ args }) => {
    const list = await table()
    await waitFor(() => expect(list.getByRole('columnheader', { name: 'aujourd’hui' })).toBeVisible())
    await expect(list.getByRole('columnheader', { name: 'hier' })).toBeVisible()
    await expect(list.getByRole('columnheader', { name: 'février 2026' })).toBeVisible()
    await expect(addresses()[0]).toBe(SARAH)
    await userEvent.click(list.getByRole('button', { name: 'E-mail' }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/users/invitations?ordering=email'))
    await waitFor(() => expect(addresses()[0]).toBe('clara.meyer@exemple.example'))
    await expect(list.queryByRole('columnheader', { name: 'hier' })).toBeNull()
    await userEvent.click(list.getByRole('button', { name: 'E-mail' }))
    await waitFor(() => expect(addresses()[0]).toBe('yanis.cohen@exemple.example'))
  },
}

/** Without accents and in part; the file has what was found. */
export const Searched: Story = {
  name: 'Searched · INV-06',
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async ({ args }) => {
    await rowOf(SARAH)
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Rechercher une adresse ou une marque' }),
      'boulang sarah',
    )
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/users/invitations?search=boulang+sarah'))
    await waitFor(() => expect(addresses()).toEqual([SARAH]))
    await expect(callsTo('listInvitations')).toHaveLength(1)
  },
}

export const NobodyFound: Story = {
  name: 'NobodyFound · NFR-01 INV-06',
  args: { url: '/users/invitations?search=personne' },
  parameters: { chromatic: { modes: looks } },
  play: async ({ args }) => {
    await arrival('Invitations')
    await expect(await screen.findByRole('heading', { name: 'Aucun résultat avec ces filtres' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Effacer les filtres' }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/users/invitations'))
    await rowOf(SARAH)
  },
}

/** One brand, by a server that names who invited. */
export const FilterBrandAndSender: Story = {
  name: 'FilterBrandAndSender · INV-06 INV-14',
  args: { url: '/users/invitations?for_brand=2' },
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listInvitations', {
        invitations: [
          { id: 1, email: 'nora@exemple.example', brand_id: 1, brand_name: 'Café Lune', invited_by: 'Claire Fontaine' },
          { id: 2, email: 'paul@exemple.example', brand_id: 2, brand_name: 'Taxi Rivière', invited_by: 'Léa Martin' },
          {
            id: 3,
            email: 'anna@exemple.example',
            brand_id: 2,
            brand_name: 'Taxi Rivière',
            invited_by: 'Claire Fontaine',
          },
        ],
      }),
    ),
  play: async ({ args }) => {
    await rowOf('anna@exemple.example')
    await expect(screen.getByRole('combobox', { name: 'Marque' })).toHaveTextContent('Taxi Rivière')
    await userEvent.click(screen.getByRole('combobox', { name: 'Invitée par' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Léa Martin' }))
    await waitFor(() => expect(addresses()).toEqual(['paul@exemple.example']))
    await expect(args.onArrive).toHaveBeenLastCalledWith('/users/invitations?for_brand=2&sender=L%C3%A9a+Martin')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Retirer le filtre Taxi Rivière' }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/users/invitations?sender=L%C3%A9a+Martin'))
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Marque' })).toHaveTextContent('Toutes les marques'),
    )
  },
}

/** Cards have no header: the order is among the filters. */
export const Phone: Story = {
  name: 'Phone · INV-06',
  globals: { viewport: { value: 'w360' } },
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async ({ args }) => {
    await arrival('Invitations')
    const list = within(await screen.findByRole('list', { name: 'Invitations' }))
    await userEvent.click(screen.getByRole('button', { name: 'Filtres' }))
    await userEvent.click(await screen.findByRole('combobox', { name: 'Trier par' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Plus anciennes' }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/users/invitations?ordering=created_at'))
    await userEvent.click(screen.getByRole('button', { name: 'Afficher les résultats' }))
    await waitFor(() => expect(list.getAllByRole('listitem')[0]).toHaveTextContent('hector.vidal'))
  },
}
