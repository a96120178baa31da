import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { BASTIEN, HUGO, LEA } from '#mocks/domain/seed/named.ts'
import { SameCompanyCard } from '~/features/brands/BrandBody'
import { BrandScreen } from '~/features/brands/BrandScreen'

import { languages, looks } from '../../../.storybook/modes'
import { answer, fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival, card } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { READ_ONLY_ADMIN } from '../../support/read-only-admin'
import { Screen } from '../../support/Screen'

const meta = {
  title: 'Brands/Detail',
  component: Screen,
  subcomponents: { BrandScreen, SameCompanyCard },
  ...pageMeta,
  args: { url: '/brands/2', onArrive: fn() },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const NAME = 'Brasserie du Port'
const PEOPLE = 'Utilisateurs de la marque'

export const Default: Story = {
  name: 'Default · BRD-06 BRD-23',
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    await arrival(NAME)
    await expect(await (await card('Administrateur')).findByText('Bastien Morel')).toBeVisible()
    await expect(await (await card(PEOPLE)).findByText('Hugo Lambert')).toBeVisible()
    await expect(await (await card('Activité récente')).findByText(/Brasserie du Port/)).toBeVisible()
    await expect((await card('Activité récente')).queryByText(/Boulangerie Marceau/)).toBeNull()
    await expect((await card(PEOPLE)).getByRole('link', { name: 'Gérer les accès' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/access\?.*access_brand=2/),
    )
    await expect(callsTo('getBrand').map(({ path }) => path)).toEqual([{ id: 2 }])
  },
}

export const Loading: Story = {
  name: 'Loading · NFR-01',
  beforeEach: ({ msw }) => msw.use(fault('getBrand', 'hang')),
  play: async () => {
    await arrival('Marque')
    await expect((await screen.findAllByText('Chargement…')).length).toBeGreaterThan(0)
    // the cards that come, where they will stand
    for (const name of ['Détails', PEOPLE, 'Administrateur'])
      await expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
  },
}

export const NotFound: Story = {
  name: 'NotFound · BRD-14 NFR-01',
  args: { url: '/brands/9999' },
  play: async () => {
    const title = await arrival('Marque introuvable')
    await expect(title).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Voir toutes les marques' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/brands/),
    )
  },
}

/** No id in the address, no call. */
export const NoId: Story = {
  name: 'NoId · BRD-11',
  args: { url: '/brands/-1.5e3' },
  play: async () => {
    await arrival('Marque introuvable')
    await expect(callsTo('getBrand')).toEqual([])
    await expect(callsTo('listBrandUsers')).toEqual([])
  },
}

export const Failed: Story = {
  name: 'Error · BRD-14',
  beforeEach: ({ msw }) => msw.use(fail('getBrand', 500, { times: 1 })),
  play: async () => {
    await expect(await screen.findByText('Impossible de récupérer les détails de la marque')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    await arrival(NAME)
  },
}

export const NoAccess: Story = {
  name: 'NoAccess · BRD-20 GRD-15',
  args: { url: '/brands/7' },
  parameters: { visit: { as: LEA } },
  play: async () => {
    await arrival('Accès non autorisé')
    await expect(screen.getByText(/^Cette marque ne vous est pas attribuée/)).toBeVisible()
  },
}

export const NoAdmin: Story = {
  name: 'NoAdmin · BRD-10',
  args: { url: '/brands/6' },
  play: async () => {
    const admin = await card('Administrateur')
    await expect(await admin.findByText('Sans administrateur')).toBeVisible()
    await expect(admin.getByRole('button', { name: 'Nommer un administrateur' })).toBeVisible()
  },
}

export const NoUsers: Story = {
  beforeEach: ({ msw }) => msw.use(answer('listBrandUsers', { users: [], admin_user: null })),
  play: async () => {
    await expect(await screen.findByText('Personne ne travaille encore sur cette marque')).toBeVisible()
  },
}

export const ManyUsers: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listBrandUsers', {
        admin_user: null,
        users: Array.from({ length: 100 }, (_, at) => ({
          id: at + 1,
          username: `personne_${at + 1}`,
          first_name: 'Camille',
          last_name: `Aubert ${at + 1}`,
          email: `camille.aubert${at + 1}@exemple.example`,
          user_type: 'brand_member',
          is_active: at % 5 !== 4,
          is_brand_admin: false,
          company: 'Atelier Lumière',
        })),
      }),
    ),
  play: async () => {
    const people = await card(PEOPLE)
    await userEvent.click(await people.findByRole('button', { name: 'Voir les 100 utilisateurs' }))
    await expect(people.getAllByRole('listitem')).toHaveLength(100)
  },
}

export const Inactive: Story = {
  name: 'Inactive · BRD-09',
  args: { url: '/brands/7' },
  play: async () => {
    await arrival('Les Jardins d’Épicure')
    await expect(screen.getByText('Cette marque est inactive')).toBeVisible()
    await userEvent.click(screen.getByRole('switch'))
    await waitFor(() => expect(screen.queryByText('Cette marque est inactive')).toBeNull())
    await waitFor(() => expect(callsTo('toggleBrandActive').map(({ path }) => path)).toEqual([{ id: 7 }]))
  },
}

export const AsBrandAdmin: Story = {
  name: 'AsBrandAdmin · BRD-20 PRM-09',
  parameters: { visit: { as: BASTIEN } },
  play: async () => {
    await arrival(NAME)
    await expect(screen.getByRole('button', { name: 'Modifier' })).not.toHaveAttribute('aria-disabled')
    await expect(screen.getByRole('button', { name: 'Supprimer la marque' })).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.queryByRole('link', { name: 'Gérer les accès' })).toBeNull()
  },
}

export const AsMember: Story = {
  name: 'AsMember · PRM-09',
  args: { url: '/brands/1' },
  parameters: { visit: { as: LEA } },
  play: async () => {
    await arrival('Boulangerie Marceau')
    await expect(screen.getByRole('button', { name: 'Modifier' })).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.queryByRole('switch')).toBeNull()
  },
}

export const AsReader: Story = {
  name: 'AsReader · USR-05 K36',
  parameters: { visit: { as: HUGO } },
  play: async () => {
    await arrival(NAME)
    await (await card(PEOPLE)).findByText('Hugo Lambert')
    // the company has 47
    await expect(await screen.findByText('Vous n’avez accès à aucune autre marque de cette entreprise.')).toBeVisible()
    for (const name of ['Modifier', 'Supprimer la marque'])
      await expect(screen.queryByRole('button', { name })).toBeNull()
    await expect(screen.queryByRole('switch')).toBeNull()
  },
}

/** The flag shows the people of the brand; the type changes nothing. */
export const ReadOnlyAdmin: Story = {
  name: 'ReadOnlyAdmin · USR-05 K23 K36',
  parameters: READ_ONLY_ADMIN,
  play: async () => {
    await arrival(NAME)
    await (await card(PEOPLE)).findByText('Hugo Lambert')
    await (await card('Administrateur')).findByText('Bastien Morel')
    await expect((await card(PEOPLE)).queryByRole('link', { name: 'Gérer les accès' })).toBeNull()
    await expect((await card('Administrateur')).queryByRole('button')).toBeNull()
    for (const name of ['Modifier', 'Supprimer la marque'])
      await expect(screen.queryByRole('button', { name })).toBeNull()
  },
}

export const ActivityEmpty: Story = {
  name: 'ActivityEmpty · BRD-26',
  beforeEach: ({ msw }) => msw.use(answer('listRecentActivity', {})),
  play: async () => {
    await expect(await (await card('Activité récente')).findByText('Aucune activité récente')).toBeVisible()
  },
}

export const ActivityError: Story = {
  name: 'ActivityError · BRD-17',
  beforeEach: ({ msw }) => msw.use(fail('listRecentActivity', 500)),
  play: async () => {
    await expect(await screen.findByText("Impossible de récupérer l'activité récente")).toBeVisible()
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(NAME)
  },
}

export const UsersError: Story = {
  name: 'UsersError · BRD-15',
  beforeEach: ({ msw }) => msw.use(fail('listBrandUsers', 500)),
  play: async () => {
    const people = await card(PEOPLE)
    await expect(await people.findByText('Impossible de récupérer les utilisateurs de la marque')).toBeVisible()
  },
}

export const CompanyError: Story = {
  name: 'CompanyError · BRD-16',
  beforeEach: ({ msw }) => msw.use(fail('listBrandsByCompany', 500, { times: 1 })),
  play: async () => {
    const company = await card('Marques de l’entreprise')
    await expect(await company.findByText('Impossible de récupérer les marques par entreprise')).toBeVisible()
    await userEvent.click(company.getByRole('button', { name: 'Réessayer' }))
    await expect(await company.findByRole('link', { name: 'Boulangerie Marceau' })).toBeVisible()
    await expect(callsTo('listBrandsByCompany').map(({ query }) => query)).toEqual([{ company: 1 }, { company: 1 }])
  },
}
