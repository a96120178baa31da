import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { CopyAccess } from '~/features/access/copy/CopyAccess'
import { UserCombobox } from '~/features/access/UserCombobox'

import { languages, looks } from '../../../.storybook/modes'
import { fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { sandbox } from '../../support/visit'
import { appears, press } from './access-page'

const meta = {
  title: 'Access/Copy',
  component: Screen,
  subcomponents: { CopyAccess, UserCombobox },
  ...pageMeta,
  args: { url: '/access?access_user=3' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const brandsOf = (id: number) => [...(sandbox().world.people.find((person) => person.id === id)?.brand_ids ?? [])]
const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Mêmes marques que…' }))
type Dialog = Awaited<ReturnType<typeof dialogOf>>

async function openDialog() {
  await arrival('Accès')
  await press(screen, 'Mêmes marques que…')
  return dialogOf()
}

async function pick(dialog: Dialog, field: string, text: string, name: RegExp) {
  await userEvent.type(await dialog.findByRole('combobox', { name: field }), text)
  await userEvent.click(await screen.findByRole('option', { name }))
}

const likeBastien = (dialog: Dialog) => pick(dialog, 'Mêmes marques que', 'bastien', /^Bastien Morel/)

/** Only what is missing is given, and the toast undoes it. */
export const Added: Story = {
  name: 'Added · ACC-05 ACC-26',
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const before = brandsOf(3)
    const missing = brandsOf(2).filter((id) => !before.includes(id))
    await expect(missing.length).toBeGreaterThan(0)
    const dialog = await openDialog()
    await expect(dialog.getByRole('button', { name: 'Donner accès' })).toBeDisabled()
    await likeBastien(dialog)
    await dialog.findByText('Léa D’Arcy-Müller aura accès à :')
    await press(dialog, 'Donner accès')
    await appears(await screen.findByText(/attribuées? à Léa D’Arcy-Müller$/))
    await expect(brandsOf(3)).toEqual(expect.arrayContaining([...before, ...missing]))
    await expect(callsTo('removeBrandUsers')).toHaveLength(0)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press(within(screen.getByRole('region', { name: 'Notifications' })), 'Annuler')
    await waitFor(() => expect(new Set(brandsOf(3))).toEqual(new Set(before)))
  },
}

/** What the model lacks is removed only when asked, after it is named. */
export const Exact: Story = {
  name: 'Exact · ACC-07 ACC-25',
  play: async () => {
    const dialog = await openDialog()
    await likeBastien(dialog)
    await dialog.findByText('Léa D’Arcy-Müller aura accès à :')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Retirer aussi les marques que Bastien Morel n’a pas' }))
    await dialog.findByText('Léa D’Arcy-Müller n’aura plus accès à :')
    await press(dialog, 'Modifier les accès')
    await appears(await screen.findByText(/retirées? à Léa D’Arcy-Müller$/))
    await expect(new Set(brandsOf(3))).toEqual(new Set(brandsOf(2)))
  },
}

/** Several users, one after the other, each with their own preview. */
export const SeveralUsers: Story = {
  name: 'SeveralUsers · ACC-05 ACC-18',
  play: async () => {
    const dialog = await openDialog()
    await likeBastien(dialog)
    await pick(dialog, 'Aussi pour', 'clément d', /^Clément Dumas/)
    await dialog.findByText('Clément Dumas aura accès à :')
    await pick(dialog, 'Aussi pour', 'claire', /^Claire/)
    await press(dialog, /^Laisser de côté Claire/)
    await press(dialog, 'Donner accès')
    await appears(await screen.findByText(/attribuées? à Clément Dumas$/))
    await expect(callsTo('assignUserBrands')).toHaveLength(2)
  },
}

/** A name that is only begun chooses nobody, and nothing is sent beside it. */
export const OnlyTyped: Story = {
  name: 'OnlyTyped · ACC-05',
  play: async () => {
    const dialog = await openDialog()
    await likeBastien(dialog)
    await dialog.findByText('Léa D’Arcy-Müller aura accès à :')
    const field = dialog.getByRole('combobox', { name: 'Aussi pour' })
    await userEvent.type(field, 'cl')
    const give = dialog.getByRole('button', { name: 'Donner accès' })
    await expect(give).toBeDisabled()
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Rien n’est choisi/))
    await userEvent.clear(field)
    await expect(give).toBeEnabled()
  },
}

/** After a failure the dialog stays, and shows what is left. */
export const PartlyRefused: Story = {
  name: 'PartlyRefused · ACC-20',
  beforeEach: ({ msw }) => msw.use(fail('assignUserBrands', 429, { skip: 1 })),
  play: async () => {
    const dialog = await openDialog()
    await likeBastien(dialog)
    await pick(dialog, 'Aussi pour', 'clément d', /^Clément Dumas/)
    await dialog.findByText('Clément Dumas aura accès à :')
    await press(dialog, 'Donner accès')
    await waitFor(() => expect(dialog.queryByText('Léa D’Arcy-Müller aura accès à :')).toBeNull())
    await appears(dialog.getByText('Clément Dumas aura accès à :'))
    await expect(dialog.getByText('Rien ne change.')).toBeVisible()
  },
}

export const Reading: Story = {
  name: 'Reading · NFR-01',
  beforeEach: ({ msw }) => msw.use(fault('listUserBrands', 'hang', { when: ({ path }) => path?.id === 2 })),
  play: async () => {
    const dialog = await openDialog()
    await likeBastien(dialog)
    await expect(dialog.getByRole('button', { name: 'Donner accès' })).toBeDisabled()
  },
}

export const Unread: Story = {
  name: 'Unread · NFR-02',
  beforeEach: ({ msw }) => msw.use(fail('listUserBrands', 403, { times: 1, when: ({ path }) => path?.id === 2 })),
  play: async () => {
    const dialog = await openDialog()
    await likeBastien(dialog)
    await dialog.findByText('Impossible de récupérer les marques de l’utilisateur')
    await press(dialog, 'Réessayer')
    await dialog.findByText('Léa D’Arcy-Müller aura accès à :')
  },
}

/** From the drawer of a user. */
export const InDrawer: Story = {
  name: 'InDrawer · ACC-05 USR-02',
  args: { url: '/users?user=3' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Léa D’Arcy-Müller' }))
    await press(drawer, 'Modifier ici')
    await press(drawer, 'Mêmes marques que…')
    await likeBastien(await dialogOf())
    await screen.findByText('Léa D’Arcy-Müller aura accès à :')
  },
}

export const OnPhone: Story = {
  name: 'OnPhone · ACC-05 NFR-09',
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const dialog = await openDialog()
    await likeBastien(dialog)
    await dialog.findByText('Léa D’Arcy-Müller aura accès à :')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
