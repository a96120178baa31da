import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { BASTIEN } from '#mocks/domain/seed/named.ts'
import { AccessCard } from '~/features/access/AccessCard'
import { AccessTiles } from '~/features/access/AccessLists'
import { BrandDetail } from '~/features/access/BrandDetail'
import { ChoiceList } from '~/features/access/ChoiceList'
import { PersonDetail } from '~/features/access/PersonDetail'
import { PickTable } from '~/features/access/PickTable'

import { languages, looks } from '../../../.storybook/modes'
import { answer, fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival, says } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { choose, goToAdding, openAccess, searchOf, select } from './access-page'

const meta = {
  title: 'Settings/BrandAccess',
  component: Screen,
  subcomponents: { AccessCard, AccessTiles, ChoiceList, PickTable, PersonDetail, BrandDetail },
  ...pageMeta,
  args: { url: '/settings' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const ByUserNoSelection: Story = {
  name: 'ByUserNoSelection · ACC-01 ACC-02 ACC-03 ACC-04 ACC-14 ACC-17 ACC-18 ACC-19',
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const section = await openAccess()
    await expect(await section.findAllByRole('option')).toHaveLength(20)
    await expect(section.getByText(says('access.rules.role'))).toBeVisible()
    await expect(section.getByText(says('access.rules.several'))).toBeVisible()
    await expect(section.getByRole('radio', { name: says('access.mode.user') })).toBeChecked()
    await expect(section.getByText(says('access.tile.selection.none'))).toBeVisible()
    const [asked] = callsTo('listUsers')
    await expect(asked?.query).toEqual({ page: 1, page_size: 20, is_active: true })
    // a list within a page does not take the focus
    await expect(searchOf(section)).not.toHaveFocus()
  },
}

export const ByUserSelected: Story = {
  name: 'ByUserSelected · ACC-02 ACC-04 ACC-13',
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    const section = await openAccess()
    await choose(section, 'Léa D’Arcy-Müller')
    await expect(await section.findByText('Café de l’Étoile')).toBeVisible()
    await expect(section.getByText('Utilisateur n° 3')).toBeVisible()
    await expect(section.getByText('16 mars 2026')).toBeVisible()
  },
}

export const ByUserNoBrands: Story = {
  name: 'ByUserNoBrands · ACC-06',
  beforeEach: ({ msw }) => msw.use(answer('listUserBrands', { brands: [] })),
  play: async () => {
    const section = await openAccess()
    await choose(section, 'Léa D’Arcy-Müller')
    await expect(await section.findByText('Aucune marque attribuée')).toBeVisible()
  },
}

export const ByUserAdminOfOne: Story = {
  name: 'ByUserAdminOfOne · ACC-18',
  play: async () => {
    const section = await openAccess()
    await choose(section, 'Bastien Morel')
    // one person, several brands
    await waitFor(() => expect(section.getAllByText('Administrateur')).toHaveLength(3))
  },
}

/** Five boxes are ticked, then the mode changes: nothing is left of either choice. */
export const ByBrandNoSelection: Story = {
  name: 'ByBrandNoSelection · ACC-01 C220',
  play: async () => {
    const section = await openAccess()
    await choose(section, 'Bastien Morel')
    await userEvent.click(await section.findByRole('checkbox', { name: 'Tout sélectionner' }))
    await expect(section.getByText('5 marques sélectionnées')).toBeVisible()
    await userEvent.click(section.getByRole('radio', { name: 'Par marque' }))
    await expect(await section.findByText('Choisissez une marque')).toBeVisible()
    await expect(section.getByText('Aucune')).toBeVisible()
    await userEvent.click(section.getByRole('radio', { name: 'Par utilisateur' }))
    await expect(await section.findByText('Choisissez un utilisateur')).toBeVisible()
    await choose(section, 'Bastien Morel')
    await expect(await section.findByText('Aucune sélection')).toBeVisible()
  },
}

export const ByBrandSelected: Story = {
  name: 'ByBrandSelected · ACC-02 ACC-04 ACC-29',
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    const section = await openAccess('brand')
    await choose(section, 'Boulangerie Marceau', 'brand')
    await expect(
      await section.findByRole('table', { name: 'Utilisateurs ayant accès à Boulangerie Marceau' }),
    ).toBeVisible()
    await expect(section.getAllByText('Bastien Morel')).toHaveLength(2)
    await expect(section.getByText('Marque n° 1')).toBeVisible()
  },
}

export const ByBrandNoUsers: Story = {
  name: 'ByBrandNoUsers · ACC-06',
  beforeEach: ({ msw }) => msw.use(answer('listBrandUsers', { users: [], admin_user: null })),
  play: async () => {
    const section = await openAccess('brand')
    await choose(section, 'Boulangerie Marceau', 'brand')
    await expect(await section.findByText('Aucun utilisateur attribué')).toBeVisible()
  },
}

export const ByBrandNoAdmin: Story = {
  name: 'ByBrandNoAdmin · ACC-08',
  play: async () => {
    const section = await openAccess('brand')
    await choose(section, 'Maison Vauquelin', 'brand')
    await expect(await section.findByText('Cette marque n’a pas d’administrateur.')).toBeVisible()
    const act = section.getByRole('button', { name: 'Nommer administrateur' })
    await expect(act).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(act)
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(callsTo('setBrandAdmin')).toHaveLength(0)
  },
}

export const InactiveUserNotInSelector: Story = {
  name: 'InactiveUserNotInSelector · ACC-08 C223',
  play: async () => {
    const section = await openAccess('brand')
    await choose(section, 'Boulangerie Marceau', 'brand')
    await userEvent.click(await section.findByRole('combobox', { name: 'Nouvel administrateur' }))
    const list = await screen.findByRole('listbox', { name: 'Nouvel administrateur' })
    await waitFor(() => expect(list.querySelectorAll('li').length).toBeGreaterThan(20))
    await expect(list.textContent).not.toMatch(/Inactif|Client lecture|Bastien Morel/)
    // in the table, an inactive person is there, and says why they cannot be put in charge
    await userEvent.keyboard('{Escape}')
    await userEvent.click(section.getByRole('button', { name: 'Autres actions pour Nadia Guichard' }))
    const item = await screen.findByRole('menuitem', { name: /Nommer administrateur/ })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveTextContent('Ce compte est désactivé')
  },
}

export const ListLoading: Story = {
  beforeEach: ({ msw }) => msw.use(fault('listUsers', 'hang')),
  play: async () => {
    const section = await openAccess()
    await expect(section.queryByRole('option')).toBeNull()
  },
}

export const DetailLoading: Story = {
  beforeEach: ({ msw }) => msw.use(fault('listUserBrands', 'hang')),
  play: async () => {
    const section = await openAccess()
    await choose(section, 'Léa D’Arcy-Müller')
    await expect(section.queryByRole('table')).toBeNull()
  },
}

export const ListEmptyUsers: Story = {
  name: 'ListEmptyUsers · ACC-06',
  play: async () => {
    const section = await openAccess()
    await section.findAllByRole('option')
    await userEvent.type(searchOf(section), 'zzzz')
    await expect(await section.findByText('Aucun utilisateur trouvé')).toBeVisible()
  },
}

export const ListEmptyBrands: Story = {
  name: 'ListEmptyBrands · ACC-06',
  play: async () => {
    const section = await openAccess('brand')
    await section.findAllByRole('option')
    await userEvent.type(searchOf(section, 'brand'), 'zzzz')
    await expect(await section.findByText('Aucune marque trouvée')).toBeVisible()
  },
}

export const ListError: Story = {
  name: 'ListError · ACC-22',
  beforeEach: ({ msw }) => msw.use(fail('listUsers', 400, { times: 1 })),
  play: async () => {
    const section = await openAccess()
    await expect(await section.findByText('Impossible de récupérer la liste des utilisateurs')).toBeVisible()
    await userEvent.click(section.getByRole('button', { name: 'Réessayer' }))
    await expect(await section.findAllByRole('option')).toHaveLength(20)
  },
}

export const DetailError: Story = {
  name: 'DetailError · ACC-22',
  beforeEach: ({ msw }) => msw.use(fail('listBrandUsers', 400, { times: 1 })),
  play: async () => {
    const section = await openAccess('brand')
    await choose(section, 'Boulangerie Marceau', 'brand')
    await expect(await section.findByText('Impossible de récupérer les utilisateurs de la marque')).toBeVisible()
    await userEvent.click(section.getByRole('button', { name: 'Réessayer' }))
    await expect(await section.findByRole('table')).toBeVisible()
  },
}

export const FilterActiveOnly: Story = {
  name: 'FilterActiveOnly · ACC-14 ACC-19',
  play: async () => {
    const section = await openAccess()
    await section.findAllByRole('option')
    await userEvent.click(section.getByRole('checkbox', { name: 'Utilisateurs actifs uniquement' }))
    await waitFor(() => expect(section.getByText('1–20 sur 140')).toBeVisible())
    await expect(callsTo('listUsers').at(-1)?.query).toEqual({ page: 1, page_size: 20 })
    await userEvent.click(section.getByRole('button', { name: 'Page suivante' }))
    await waitFor(() => expect(section.getByText('21–40 sur 140')).toBeVisible())
  },
}

export const NotCompanyAdmin: Story = {
  name: 'NotCompanyAdmin · ACC-17',
  parameters: { visit: { as: BASTIEN } },
  play: async () => {
    await arrival('Paramètres')
    await expect(document.getElementById('marques')).toBeNull()
    await expect(callsTo('listUsers')).toHaveLength(0)
  },
}

export const MultiSelectAssign: Story = {
  name: 'MultiSelectAssign · ACC-07 C316',
  play: async () => {
    const section = await openAccess()
    await choose(section, 'Léa D’Arcy-Müller')
    await goToAdding(section)
    await select(section, 'Brasserie du Port', 'Cave Saint-Vincent', 'Garage Lefort')
    await expect(section.getByText('3 marques sélectionnées').closest('[role="status"]')).toBeVisible()
    await expect(section.getByText('100 au plus à la fois')).toBeVisible()
    // what is no longer in view stays selected, and is counted
    await userEvent.type(section.getByRole('searchbox', { name: 'Rechercher une marque' }), 'Garage')
    await expect(await section.findByText('dont 2 hors de la vue')).toBeVisible()
  },
}
