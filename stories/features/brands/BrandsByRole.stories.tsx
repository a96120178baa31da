import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { BASTIEN, HUGO, LEA } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { BrandActive } from '~/features/brands/BrandActive'
import { NoBrandYet } from '~/features/shared/NoBrandYet'

import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { brandsTable, rowOf } from './brands-page'

const meta = {
  title: 'Brands/List/By role',
  component: Screen,
  subcomponents: { BrandActive, NoBrandYet },
  ...pageMeta,
  args: { url: '/brands' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const EmptyNoPermission: Story = {
  name: 'EmptyNoPermission · SEL-07',
  parameters: { visit: { as: LEA, world: worlds.noBrand } },
  play: async () => {
    const title = await screen.findByRole('heading', { name: 'Aucune marque pour le moment' })
    await expect(title.parentElement).toHaveTextContent(/peut vous donner accès/)
  },
}

/** Nothing to filter, to page or to be warned of. */
export const PlanOfOneBrand: Story = {
  name: 'PlanOfOneBrand · BRD-22 BRD-25',
  parameters: { visit: { world: worlds.solo } },
  play: async () => {
    await rowOf('Boulangerie Marceau')
    const [main] = screen.getAllByRole('main')
    const inMain = within(main ?? document.body)
    for (const name of ['Exporter en CSV', 'Colonnes']) await expect(inMain.queryByRole('button', { name })).toBeNull()
    await expect(inMain.queryByRole('searchbox')).toBeNull()
    await expect(inMain.queryByText('Limite de marques atteinte')).toBeNull()
    const link = within(screen.getByRole('navigation', { name: 'Navigation principale' })).getByRole('link', {
      name: 'Marques',
    })
    await expect(link.getAttribute('href')).toMatch(/\/brands\/\d+$/)
  },
}

export const ReadOnlyUser: Story = {
  name: 'ReadOnlyUser · USR-05 K36',
  parameters: { visit: { as: HUGO } },
  play: async () => {
    const row = await rowOf('Brasserie du Port')
    await expect(row.getByText('Active')).toBeVisible()
    const [main] = screen.getAllByRole('main')
    const inMain = within(main ?? document.body)
    for (const role of ['switch', 'checkbox'] as const) await expect(inMain.queryByRole(role)).toBeNull()
    for (const name of ['Créer une marque', /^Autres actions/])
      await expect(inMain.queryByRole('button', { name })).toBeNull()
  },
}

/** What could be granted is shown, and says by whom (PRM-09). */
export const AsBrandAdmin: Story = {
  name: 'AsBrandAdmin · PRM-09 BRD-20',
  parameters: { visit: { as: BASTIEN } },
  play: async () => {
    const own = await rowOf('Boulangerie Marceau')
    await expect(own.getByRole('switch')).toBeEnabled()
    // only company admins may list users
    await expect(own.getByText('bastien_morel')).toBeVisible()
    await expect(callsTo('listUsers')).toEqual([])
    const other = await rowOf('Fleurs & Sens')
    await expect(other.queryByRole('switch')).toBeNull()
    await expect(other.queryByRole('checkbox')).toBeNull()
    const create = screen.getByRole('button', { name: 'Créer une marque' })
    await expect(create).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(other.getByRole('button', { name: /^Autres actions/ }))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map((item) => item.getAttribute('aria-disabled'))).toEqual([
      'true',
      'true',
      'true',
      'true',
      'true',
    ])
    await expect(items[4]).toHaveTextContent(/Demandez à l’un d’eux de le faire/)
  },
}

export const UnknownRole: Story = {
  name: 'UnknownRole · PRM-08',
  parameters: { visit: { as: LEA, world: worlds.unknownRole } },
  play: async () => {
    await brandsTable()
    await expect(screen.getByRole('button', { name: 'Créer une marque' })).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.queryByRole('switch')).toBeNull()
  },
}

export const LimitReached: Story = {
  name: 'LimitReached · BRD-25',
  parameters: { visit: { world: { ...worlds.growing, limits: { brands: 3 } } } },
  play: async () => {
    await brandsTable()
    const [main] = screen.getAllByRole('main')
    const inMain = within(main ?? document.body)
    await expect(inMain.getByText(/^Marques.: 3 sur 3\./)).toBeVisible()
    await expect(inMain.queryByRole('button', { name: 'Créer une marque' })).toBeNull()
    // said once, with the figures: the banner of every page gives way
    const way = screen.getByRole('link', { name: 'Changer de plan' })
    await expect(way).toHaveAttribute('href', expect.stringContaining('/subscription/upgrade'))
    await expect(inMain.getByRole('link', { name: 'Changer de plan' })).toBe(way)
    await expect(screen.getByText('Limite de ressources atteinte')).not.toBeVisible()
  },
}

const alert = async () => within((await screen.findByText('Limite de marques atteinte')).closest('[role="note"]')!)

/** No plan has more brands: the alert does not lead to the plans. */
export const LimitReachedOnHighestPlan: Story = {
  name: 'LimitReachedOnHighestPlan · BRD-25 PLN-27',
  parameters: { visit: { world: worlds.limitsReached } },
  play: async () => {
    const limit = await alert()
    await expect(limit.getByText(/Vous avez le plan le plus complet\./)).toBeVisible()
    await expect(limit.getByRole('link', { name: 'Gérer l’abonnement' })).toHaveAttribute('href', '/settings/billing')
    await expect(limit.queryByRole('link', { name: 'Changer de plan' })).toBeNull()
  },
}

/** Nobody could choose a larger plan: nobody is asked to. */
export const LimitReachedWithoutRight: Story = {
  name: 'LimitReachedWithoutRight · BRD-25 PLN-27',
  parameters: { visit: { world: { ...worlds.limitsReached, ...worlds.cannotManageSubscription } } },
  play: async () => {
    const limit = await alert()
    await expect(limit.getByText(/^Marques.: 47 sur 47\./)).toBeVisible()
    await expect(limit.queryByText(/peut changer de plan/)).toBeNull()
    await expect(limit.queryByText(/le plus complet/)).toBeNull()
    await expect(limit.queryByRole('link')).toBeNull()
  },
}
