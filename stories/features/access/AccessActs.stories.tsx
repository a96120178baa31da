import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { AccessDialog, AccessPreviewList } from '~/features/access/AccessDialog'

import { looks } from '../../../.storybook/modes'
import { answer, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { sandbox } from '../../support/visit'
import { appears, choose, confirm, goToAdding, openAccess, press, select, type Section } from './access-page'

const meta = {
  title: 'Settings/BrandAccess acts',
  component: Screen,
  subcomponents: { AccessDialog, AccessPreviewList },
  ...pageMeta,
  args: { url: '/settings' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const brandsOfLea = () => sandbox().world.people.find(({ id }) => id === 3)?.brand_ids
const adminOf = (id: number) => sandbox().world.brands.find((brand) => brand.id === id)?.admin_id

async function chooseThree(section: Section) {
  await choose(section, 'Léa D’Arcy-Müller')
  await goToAdding(section)
  await select(section, 'Brasserie du Port', 'Cave Saint-Vincent', 'Garage Lefort')
}

async function giveThree(section: Section) {
  await chooseThree(section)
  await press(section, 'Donner accès')
}

const undo = async () =>
  userEvent.click(within(await screen.findByRole('region', { name: 'Notifications' })).getByText('Annuler'))

export const ProcessingAssign: Story = {
  name: 'ProcessingAssign · ACC-05',
  beforeEach: ({ msw }) => msw.use(fault('assignUserBrands', 'hang')),
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    const section = await openAccess()
    await giveThree(section)
    await expect(await section.findByText('Attribution des accès en cours…')).toBeVisible()
    await expect(await section.findByRole('button', { name: 'Donner accès' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const ProcessingRemove: Story = {
  name: 'ProcessingRemove · ACC-05',
  beforeEach: ({ msw }) => msw.use(fault('removeBrandUsers', 'hang')),
  play: async () => {
    const section = await openAccess()
    await choose(section, 'Léa D’Arcy-Müller')
    await select(section, 'Café de l’Étoile')
    await press(section, 'Retirer l’accès')
    await confirm('Retirer l’accès')
    await expect(await section.findByText('Retrait des accès en cours…')).toBeVisible()
  },
}

export const ProcessingSetAdmin: Story = {
  name: 'ProcessingSetAdmin · ACC-05',
  beforeEach: ({ msw }) => msw.use(fault('setBrandAdmin', 'hang')),
  play: async () => {
    const section = await openAccess('brand')
    await choose(section, 'Boulangerie Marceau', 'brand')
    await nameFromMenu(section, 'Léa D’Arcy-Müller')
    await confirm('Remplacer l’administrateur')
    await expect(await section.findByText('Changement d’administrateur en cours…')).toBeVisible()
  },
}

/** Nothing is asked, ten clicks send once, the toast shows the count of the answer and takes the access away again. */
export const AssignSuccess: Story = {
  name: 'AssignSuccess · ACC-07 ACC-11 ACC-21 ACC-23 C227',
  play: async () => {
    const heard = fn()
    window.addEventListener('brand:changed', (event) => heard((event as CustomEvent).detail))
    const section = await openAccess()
    await chooseThree(section)
    const button = section.getByRole('button', { name: 'Donner accès' })
    for (let press = 0; press < 10; press += 1) button.click()
    await appears(await screen.findByText('3 marques attribuées à Léa D’Arcy-Müller'))
    await expect(callsTo('assignUserBrands')).toHaveLength(1)
    await waitFor(() => expect(section.getByText('Aucune sélection')).toBeVisible())
    await expect(brandsOfLea()).toHaveLength(6)
    await expect(heard.mock.calls.map(([detail]) => detail)).toEqual(
      callsTo('assignUserBrands')[0]?.body?.brand_ids.map((brandId) => ({ brandId, reason: 'users_assigned' })),
    )
    await undo()
    await appears(await screen.findByText('3 marques retirées à Léa D’Arcy-Müller'))
    await expect(brandsOfLea()).toEqual([1, 3, 6])
  },
}

export const AssignPartly: Story = {
  name: 'AssignPartly · ACC-09 C226',
  beforeEach: ({ msw }) =>
    msw.use(answer('assignBrandUsers', { assigned_users_count: 1, brand_name: 'Boulangerie Marceau' })),
  play: async () => {
    const section = await openAccess('brand')
    await choose(section, 'Boulangerie Marceau', 'brand')
    await goToAdding(section)
    await select(section, 'Antoine Carpentier', 'Clément Dumas')
    const before = callsTo('listBrandUsers').length
    await press(section, 'Donner accès')
    await appears(await screen.findByText('1 utilisateur ajouté à Boulangerie Marceau'))
    await appears(screen.getByText(/^Accès demandés.: 2\.$/))
    await waitFor(() => expect(callsTo('listBrandUsers').length).toBeGreaterThan(before))
  },
}

/** The brand lets the person go: there is no call that takes a brand from a person. */
export const RemoveSuccessUndo: Story = {
  name: 'RemoveSuccessUndo · ACC-10 ACC-21 ACC-24 ACC-26',
  play: async () => {
    const section = await openAccess()
    await choose(section, 'Léa D’Arcy-Müller')
    await select(section, 'Café de l’Étoile', 'Maison Vauquelin')
    await press(section, 'Retirer l’accès')
    await confirm('Retirer l’accès')
    await appears(await screen.findByText('2 marques retirées à Léa D’Arcy-Müller'))
    await expect(callsTo('removeBrandUsers').map(({ path, body }) => [path?.id, body?.user_ids])).toEqual([
      [3, [3]],
      [6, [3]],
    ])
    await expect(brandsOfLea()).toEqual([1])
    await undo()
    await appears(await screen.findByText('2 marques rendues à Léa D’Arcy-Müller'))
    await expect(brandsOfLea()).toEqual([1, 3, 6])
    await expect(await section.findByText('Maison Vauquelin')).toBeVisible()
  },
}

/** The dialog names who loses the brand and that it will have no administrator; 'Annuler' restores both. */
export const RemoveAdmin: Story = {
  name: 'RemoveAdmin · ACC-26',
  play: async () => {
    const section = await openAccess('brand')
    await choose(section, 'Boulangerie Marceau', 'brand')
    await select(section, 'Bastien Morel', 'Léa D’Arcy-Müller')
    await press(section, 'Retirer l’accès')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Retirer l’accès de 2 utilisateurs' }))
    await appears(dialog.getByText('Bastien Morel n’administrera plus Boulangerie Marceau.'))
    await appears(dialog.getByText(/Cette marque n’aura plus d’administrateur/))
    await userEvent.click(dialog.getByRole('button', { name: 'Retirer l’accès' }))
    await appears(await screen.findByText('2 utilisateurs n’ont plus accès à Boulangerie Marceau'))
    await expect(adminOf(1)).toBeNull()
    await undo()
    await appears(await screen.findByText('Accès rétabli à Boulangerie Marceau pour 2 utilisateurs'))
    await expect(adminOf(1)).toBe(2)
  },
}

async function nameFromMenu(section: Section, name: string) {
  await userEvent.click(await section.findByRole('button', { name: `Autres actions pour ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Nommer administrateur/ }))
}

export const SetAdminConfirmReplace: Story = {
  name: 'SetAdminConfirmReplace · ACC-25',
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    const section = await openAccess('brand')
    await choose(section, 'Boulangerie Marceau', 'brand')
    await nameFromMenu(section, 'Léa D’Arcy-Müller')
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Changer d’administrateur pour Boulangerie Marceau' }),
    )
    await appears(await dialog.findByText('Léa D’Arcy-Müller administrera Boulangerie Marceau.'))
    await appears(dialog.getByText('Bastien Morel n’administrera plus Boulangerie Marceau.'))
    await expect(callsTo('setBrandAdmin')).toHaveLength(0)
  },
}

export const SetAdminSuccess: Story = {
  name: 'SetAdminSuccess · ACC-08 ACC-21 ACC-25',
  play: async () => {
    const section = await openAccess('brand')
    await choose(section, 'Boulangerie Marceau', 'brand')
    await userEvent.type(await section.findByRole('combobox', { name: 'Nouvel administrateur' }), 'Clément Dumas')
    await userEvent.click(await screen.findByRole('option', { name: /^Clément Dumas/ }))
    await press(section, 'Remplacer l’administrateur')
    const dialog = within(await screen.findByRole('dialog'))
    await appears(await dialog.findByText(/^Auront accès à Boulangerie Marceau/))
    await userEvent.click(dialog.getByRole('button', { name: 'Remplacer l’administrateur' }))
    await appears(await screen.findByText('Clément Dumas administre maintenant Boulangerie Marceau'))
    await expect(callsTo('setBrandAdmin')).toHaveLength(1)
    await waitFor(() => expect(section.getAllByText('Clément Dumas').length).toBeGreaterThan(1))
  },
}

export const PromoteSuccess: Story = {
  name: 'PromoteSuccess · ACC-12 ACC-21 ACC-25',
  play: async () => {
    const section = await openAccess()
    await choose(section, 'Léa D’Arcy-Müller')
    await nameFromMenu(section, 'Boulangerie Marceau')
    const dialog = within(await screen.findByRole('dialog'))
    await appears(await dialog.findByText('Bastien Morel n’administrera plus Boulangerie Marceau.'))
    await userEvent.click(dialog.getByRole('button', { name: 'Remplacer l’administrateur' }))
    await appears(await screen.findByText(/^Léa D’Arcy-Müller administre maintenant Boulangerie Marceau$/))
    await expect(callsTo('promoteToBrandAdmin')).toHaveLength(1)
    await expect(adminOf(1)).toBe(3)
  },
}

/** Claire administers a brand herself, and is about to give it away. */
export const OwnAccount: Story = {
  name: 'OwnAccount · ACC-28',
  parameters: { visit: { as: CLAIRE } },
  play: async () => {
    for (const brand of sandbox().world.brands) if (brand.id === 1) brand.admin_id = 1
    const section = await openAccess('brand')
    await choose(section, 'Boulangerie Marceau', 'brand')
    await select(section, 'Claire Fontaine')
    await press(section, 'Retirer l’accès')
    const dialog = within(await screen.findByRole('alertdialog'))
    await appears(dialog.getByText(/Il s’agit de votre propre compte.: vous n’administrerez plus cette marque\./))
    await expect(callsTo('removeBrandUsers')).toHaveLength(0)
  },
}

/** Brands that the person has already are left out of each page, and every page can be reached. */
export const ManyToAdd: Story = {
  name: 'ManyToAdd · ACC-14 ACC-19 K20',
  parameters: { visit: { world: worlds.tenThousandBrands } },
  play: async () => {
    for (const person of sandbox().world.people)
      if (person.id === 3) person.brand_ids = sandbox().world.brands.flatMap(({ id }) => (id % 3 === 0 ? [id] : []))
    const section = await openAccess()
    await choose(section, 'Léa D’Arcy-Müller')
    await goToAdding(section)
    await appears(await section.findByText(/^1–100 sur /))
    await userEvent.click(await section.findByRole('button', { name: 'Page suivante' }))
    await appears(await section.findByText(/^101–200 sur /))
    await expect(section.getByRole('button', { name: 'Page suivante' })).not.toHaveAttribute('aria-disabled')
  },
}
