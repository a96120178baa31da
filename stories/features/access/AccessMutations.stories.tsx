import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { AccessDialog, AccessPreviewList } from '~/features/access/AccessDialog'

import { looks } from '../../../.storybook/modes'
import { answer, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { tablePageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { sandbox } from '../../support/visit'
import {
  appears,
  choose,
  confirm,
  goToAdding,
  LEA,
  MARCEAU,
  nameFromMenu,
  openAccess,
  openBrand,
  openUser,
  press,
  select,
  undo,
  type Section,
} from './access-page'

const meta = {
  title: 'features/access/AccessCard',
  component: Screen,
  subcomponents: { AccessDialog, AccessPreviewList },
  ...tablePageMeta,
  args: { url: '/settings' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const bastienStops = () => text('access.preview.stops', { count: 1, name: 'Bastien Morel', brand: MARCEAU })
const brandsOfLea = () => sandbox().world.users.find(({ id }) => id === 3)?.brand_ids
const adminOf = (id: number) => sandbox().world.brands.find((brand) => brand.id === id)?.admin_id

async function chooseThree(section: Section) {
  await choose(section, LEA)
  await goToAdding(section)
  await select(section, 'Brasserie du Port', 'Cave Saint-Vincent', 'Garage Lefort')
}

async function giveThree(section: Section) {
  await chooseThree(section)
  await press(section, text('access.act.assign'))
}

export const ProcessingAssign: Story = {
  tags: ['ACC-05'],
  beforeEach: ({ msw }) => msw.use(fault('assignUserBrands', 'hang')),
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    const section = await openAccess()
    await giveThree(section)
    await expect(await section.findByText(text('access.processing.assign'))).toBeVisible()
    await expect(await section.findByRole('button', { name: text('access.act.assign') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const ProcessingRemove: Story = {
  tags: ['ACC-05', 'destructive'],
  beforeEach: ({ msw }) => msw.use(fault('removeBrandUsers', 'hang')),
  play: async () => {
    const section = await openUser()
    await select(section, 'Café de l’Étoile')
    await press(section, text('access.act.remove'))
    await confirm(text('access.act.remove'))
    await expect(await section.findByText(text('access.processing.remove'))).toBeVisible()
  },
}

export const ProcessingSetAdmin: Story = {
  tags: ['ACC-05'],
  beforeEach: ({ msw }) => msw.use(fault('setBrandAdmin', 'hang')),
  play: async () => {
    const section = await openBrand()
    await nameFromMenu(section, LEA)
    await confirm(text('access.admin.replace'))
    await expect(await section.findByText(text('access.processing.admin'))).toBeVisible()
  },
}

/** Nothing is asked, ten clicks send once, the toast shows the count of the answer and takes the access away again. */
export const AssignSuccess: Story = {
  tags: ['ACC-07', 'ACC-11', 'ACC-21', 'ACC-23', 'C227'],
  play: async () => {
    const heard = fn()
    window.addEventListener('brand:changed', (event) => heard((event as CustomEvent).detail))
    const section = await openAccess()
    await chooseThree(section)
    const button = section.getByRole('button', { name: text('access.act.assign') })
    for (let press = 0; press < 10; press += 1) button.click()
    await appears(await screen.findByText(text('access.done.assigned.brands', { count: 3, name: LEA })))
    await expect(callsTo('assignUserBrands')).toHaveLength(1)
    await waitFor(() => expect(section.getByText(text('lists.selection.brands', { count: 0 }))).toBeVisible())
    await expect(brandsOfLea()).toHaveLength(6)
    await expect(heard.mock.calls.map(([detail]) => detail)).toEqual(
      callsTo('assignUserBrands')[0]?.body?.brand_ids.map((brandId) => ({ brandId, reason: 'users_assigned' })),
    )
    await undo()
    await appears(await screen.findByText(text('access.done.removed.brands', { count: 3, name: LEA })))
    await expect(brandsOfLea()).toEqual([1, 3, 6])
  },
}

export const AssignPartly: Story = {
  tags: ['ACC-09', 'C226'],
  beforeEach: ({ msw }) => msw.use(answer('assignBrandUsers', { assigned_users_count: 1, brand_name: MARCEAU })),
  play: async () => {
    const section = await openBrand()
    await goToAdding(section)
    await select(section, 'Antoine Carpentier', 'Clément Dumas')
    const before = callsTo('listBrandUsers').length
    await press(section, text('access.act.assign'))
    await appears(await screen.findByText(text('access.done.assigned.users', { count: 1, name: MARCEAU })))
    await appears(screen.getByText(pattern('access.done.assigned.of', { count: 2 })))
    await waitFor(() => expect(callsTo('listBrandUsers').length).toBeGreaterThan(before))
  },
}

/** The brand lets the person go: there is no call that takes a brand from a person. */
export const RemoveSuccessUndo: Story = {
  tags: ['ACC-10', 'ACC-21', 'ACC-24', 'ACC-26', 'destructive'],
  play: async () => {
    const section = await openUser()
    await select(section, 'Café de l’Étoile', 'Maison Vauquelin')
    await press(section, text('access.act.remove'))
    await confirm(text('access.act.remove'))
    await appears(await screen.findByText(text('access.done.removed.brands', { count: 2, name: LEA })))
    await expect(callsTo('removeBrandUsers').map(({ path, body }) => [path?.id, body?.user_ids])).toEqual([
      [3, [3]],
      [6, [3]],
    ])
    await expect(brandsOfLea()).toEqual([1])
    await undo()
    await appears(await screen.findByText(text('access.done.restored.brands', { count: 2, name: LEA })))
    await expect(brandsOfLea()).toEqual([1, 3, 6])
    await expect(await section.findByText('Maison Vauquelin')).toBeVisible()
  },
}

/** The dialog names who loses the brand and that it will have no administrator; 'Annuler' restores both. */
export const RemoveAdmin: Story = {
  tags: ['ACC-26'],
  play: async () => {
    const section = await openBrand()
    await select(section, 'Bastien Morel', LEA)
    await press(section, text('access.act.remove'))
    const title = text('access.preview.title.remove.brand', { count: 2 })
    const dialog = within(await screen.findByRole('alertdialog', { name: title }))
    await appears(dialog.getByText(bastienStops()))
    await appears(dialog.getByText(pattern('access.preview.without', { count: 1 })))
    await userEvent.click(dialog.getByRole('button', { name: text('access.act.remove') }))
    await appears(await screen.findByText(text('access.done.removed.users', { count: 2, name: MARCEAU })))
    await expect(adminOf(1)).toBeNull()
    await undo()
    await appears(await screen.findByText(text('access.done.restored.users', { name: MARCEAU, count: 2 })))
    await expect(adminOf(1)).toBe(2)
  },
}

export const SetAdminConfirmReplace: Story = {
  tags: ['ACC-25'],
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    const section = await openBrand()
    await nameFromMenu(section, LEA)
    const title = text('access.preview.title.admin', { brand: MARCEAU })
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    await appears(await dialog.findByText(text('access.preview.becomes', { name: LEA, brand: MARCEAU })))
    await appears(dialog.getByText(bastienStops()))
    await expect(callsTo('setBrandAdmin')).toHaveLength(0)
  },
}

export const SetAdminSuccess: Story = {
  tags: ['ACC-08', 'ACC-21', 'ACC-25'],
  play: async () => {
    const section = await openBrand()
    await userEvent.type(await section.findByRole('combobox', { name: text('access.admin.choose') }), 'Clément Dumas')
    await userEvent.click(await screen.findByRole('option', { name: /^Clément Dumas/ }))
    await press(section, text('access.admin.replace'))
    const dialog = within(await screen.findByRole('dialog'))
    await appears(await dialog.findByText(pattern('access.preview.gains.users', { name: MARCEAU })))
    await userEvent.click(dialog.getByRole('button', { name: text('access.admin.replace') }))
    const done = text('access.done.admin', { count: 1, name: 'Clément Dumas', brand: MARCEAU })
    await appears(await screen.findByText(done))
    await expect(callsTo('setBrandAdmin')).toHaveLength(1)
    await waitFor(() => expect(section.getAllByText('Clément Dumas').length).toBeGreaterThan(1))
  },
}

export const PromoteSuccess: Story = {
  tags: ['ACC-12', 'ACC-21', 'ACC-25'],
  play: async () => {
    const section = await openUser()
    await nameFromMenu(section, MARCEAU, 'promote')
    const dialog = within(await screen.findByRole('dialog'))
    await appears(await dialog.findByText(bastienStops()))
    await userEvent.click(dialog.getByRole('button', { name: text('access.admin.replace') }))
    await appears(await screen.findByText(text('access.done.promoted', { name: LEA, brand: MARCEAU })))
    await expect(callsTo('promoteToBrandAdmin')).toHaveLength(1)
    await expect(adminOf(1)).toBe(3)
  },
}

/** Claire administers a brand herself, and is about to give it away. */
export const OwnAccount: Story = {
  tags: ['ACC-28', 'destructive'],
  parameters: { visit: { as: CLAIRE } },
  play: async () => {
    for (const brand of sandbox().world.brands) if (brand.id === 1) brand.admin_id = 1
    const section = await openBrand()
    await select(section, 'Claire Fontaine')
    await press(section, text('access.act.remove'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await appears(dialog.getByText(pattern('access.preview.own.admin')))
    await expect(callsTo('removeBrandUsers')).toHaveLength(0)
  },
}

/** Brands that the person has already are left out of each page, and every page can be reached. */
export const ManyToAdd: Story = {
  tags: ['ACC-14', 'ACC-19', 'K20'],
  parameters: { visit: { world: worlds.tenThousandBrands } },
  play: async () => {
    for (const user of sandbox().world.users)
      if (user.id === 3) user.brand_ids = sandbox().world.brands.flatMap(({ id }) => (id % 3 === 0 ? [id] : []))
    const section = await openUser()
    await goToAdding(section)
    await appears(await section.findByText(text('lists.pagination.range', { from: 1, to: 100, total: 8936 })))
    const next = await section.findByRole('button', { name: text('lists.pagination.next') })
    await userEvent.click(next)
    await appears(await section.findByText(text('lists.pagination.range', { from: 101, to: 200, total: 8936 })))
    await expect(next).not.toHaveAttribute('aria-disabled')
  },
}
