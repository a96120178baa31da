import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { AccessOf } from '~/features/access/AccessOf'
import { EditToggle } from '~/features/shared/EditToggle'

import { languages, looks } from '../../../.storybook/modes'
import { fail } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { card } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { sandbox } from '../../support/visit'
import { appears, confirm, goToAdding, press, select } from './access-page'

const meta = {
  title: 'Access/In its page',
  component: Screen,
  subcomponents: { AccessOf, EditToggle },
  ...pageMeta,
  args: { url: '/users?user=3' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const brandsOfLea = () => sandbox().world.people.find(({ id }) => id === 3)?.brand_ids
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Léa D’Arcy-Müller' }))

/** Access is given in the drawer of a user, without leaving the list. */
export const GivenInDrawer: Story = {
  name: 'GivenInDrawer · ACC-05 USR-02',
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const user = await drawer()
    await press(user, 'Modifier ici')
    await goToAdding(user)
    await select(user, 'Garage Lefort')
    const before = brandsOfLea()?.length ?? 0
    await press(user, 'Donner accès')
    await appears(await screen.findByText('1 marque attribuée à Léa D’Arcy-Müller'))
    await expect(brandsOfLea()).toHaveLength(before + 1)
    await press(user, 'Terminer')
    await expect(await user.findByRole('link', { name: 'Garage Lefort' })).toBeVisible()
  },
}

/** Removing is confirmed, as everywhere. */
export const RemovedOnBrandPage: Story = {
  name: 'RemovedOnBrandPage · ACC-07 BRD-10',
  args: { url: '/brands/6' },
  play: async () => {
    const users = await card('Utilisateurs de la marque')
    await press(users, 'Modifier ici')
    await expect(users.getByRole('button', { name: 'Terminer' })).toHaveFocus()
    await select(users, 'Léa D’Arcy-Müller')
    await press(users, 'Retirer l’accès')
    await confirm('Retirer l’accès')
    await waitFor(() => expect(callsTo('removeBrandUsers').map(({ path }) => path)).toEqual([{ id: 6 }]))
    await waitFor(() => expect(users.queryByText('Léa D’Arcy-Müller')).toBeNull())
  },
}

export const Failed: Story = {
  name: 'Failed · ACC-05 NFR-01',
  beforeEach: ({ msw }) => msw.use(fail('listUserBrands', 403)),
  play: async () => {
    const user = await drawer()
    await press(user, 'Modifier ici')
    await expect(await user.findByText('Impossible de récupérer les marques de l’utilisateur')).toBeVisible()
  },
}

export const OnPhone: Story = {
  name: 'OnPhone · ACC-05 NFR-09',
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const user = await drawer()
    await userEvent.click(await user.findByRole('button', { name: 'Modifier ici' }))
    await user.findByRole('tab', { name: 'Ajouter' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
