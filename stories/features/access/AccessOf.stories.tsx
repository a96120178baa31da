import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { AccessOf } from '~/features/access/BrandDetail'
import { EditToggle } from '~/features/shared/Section'

import { languages, looks } from '../../../.storybook/modes'
import { fail } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival, card } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'
import { sandbox } from '../../support/visit'
import { appears, confirm, goToAdding, press, select } from './access-page'

const meta = {
  component: Screen,
  subcomponents: { AccessOf, EditToggle },
  ...pageMeta,
  args: { url: '/users?user=3' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const brandsOfLea = () => sandbox().world.users.find(({ id }) => id === 3)?.brand_ids
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Léa D’Arcy-Müller' }))

/** Access is given in the drawer of a user, without leaving the list. */
export const GivenInDrawer: Story = {
  tags: ['ACC-05', 'USR-02'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const user = await drawer()
    await press(user, text('data.edit.here'))
    await goToAdding(user)
    await select(user, 'Garage Lefort')
    const before = brandsOfLea()?.length ?? 0
    await press(user, text('access.act.assign'))
    await appears(await screen.findByText(text('access.done.assigned.brands', { count: 1, name: 'Léa D’Arcy-Müller' })))
    await expect(brandsOfLea()).toHaveLength(before + 1)
    await press(user, text('data.edit.done'))
    await expect(await user.findByRole('link', { name: 'Garage Lefort' })).toBeVisible()
  },
}

/** Removing is confirmed, as everywhere. */
export const RemovedOnBrandPage: Story = {
  tags: ['ACC-07', 'BRD-10', 'destructive'],
  args: { url: '/brands/6' },
  play: async () => {
    await arrival('Maison Vauquelin')
    const users = await card(text('access.admin.members'))
    await press(users, text('data.edit.here'))
    await expect(users.getByRole('button', { name: text('data.edit.done') })).toHaveFocus()
    await select(users, 'Léa D’Arcy-Müller')
    await press(users, text('access.act.remove'))
    await confirm(text('access.act.remove'))
    await waitFor(() => expect(callsTo('removeBrandUsers').map(({ path }) => path)).toEqual([{ id: 6 }]))
    await waitFor(() => expect(users.queryByText('Léa D’Arcy-Müller')).toBeNull())
  },
}

/** An inactive brand is given to nobody, but gets an administrator, who can activate it again. */
export const InactiveBrand: Story = {
  tags: ['ACC-08', 'BRD-10'],
  args: { url: '/brands/7' },
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    await arrival('Les Jardins d’Épicure')
    const users = await card(text('access.admin.members'))
    await press(users, text('data.edit.here'))
    await goToAdding(users)
    await expect(await users.findByText(text('access.add.inactive.body'))).toBeVisible()
    await expect(users.queryByRole('checkbox')).toBeNull()
    await userEvent.click(users.getByRole('combobox', { name: text('access.admin.choose') }))
    await userEvent.click((await screen.findAllByRole('option'))[0] ?? document.body)
    await press(users, text('access.admin.replace'))
    await confirm(text('access.admin.replace'))
    await waitFor(() => expect(callsTo('setBrandAdmin').map(({ path }) => path)).toEqual([{ id: 7 }]))
  },
}

export const Failed: Story = {
  tags: ['ACC-05', 'NFR-01'],
  beforeEach: ({ msw }) => msw.use(fail('listUserBrands', 403)),
  play: async () => {
    const user = await drawer()
    await press(user, text('data.edit.here'))
    await expect(await user.findByText(text('users.brands.failed'))).toBeVisible()
  },
}

export const OnPhone: Story = {
  tags: ['ACC-05', 'NFR-09'],
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const user = await drawer()
    await userEvent.click(await user.findByRole('button', { name: text('data.edit.here') }))
    await user.findByRole('tab', { name: text('access.tab.add') })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** What a refused change reads again may fail: the rows stay, and what was selected with them. */
export const RowsNotReadAgain: Story = {
  tags: ['ACC-22', 'NFR-01'],
  play: async ({ msw }) => {
    const user = await drawer()
    await press(user, text('data.edit.here'))
    await goToAdding(user)
    await select(user, 'Garage Lefort')
    msw.use(fail('assignUserBrands', 400), fail('listBrands', 403))
    const read = callsTo('listBrands').length
    await press(user, text('access.act.assign'))
    await waitFor(() => expect(callsTo('listBrands').length).toBeGreaterThan(read))
    await appears(await screen.findByText(text('access.error.assign')))
    await expect(user.queryByText(text('brands.list.failed'))).toBeNull()
    await expect(user.getByRole('checkbox', { name: /Garage Lefort/ })).toBeChecked()
  },
}
