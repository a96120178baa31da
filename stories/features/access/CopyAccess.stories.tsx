import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { UserCombobox } from '~/features/access/AdminPicker'
import { CopyAccess } from '~/features/access/bulk/CopyAccess'

import { languages, looks } from '../../../.storybook/modes'
import { fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { sandbox } from '../../support/visit'
import { appears, press, undo } from './access-page'

const meta = {
  component: Screen,
  subcomponents: { CopyAccess, UserCombobox },
  ...pageMeta,
  args: { url: '/access?access_user=3' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const brandsOf = (id: number) => [...(sandbox().world.users.find((user) => user.id === id)?.brand_ids ?? [])]
const dialogOf = async () => within(await screen.findByRole('dialog', { name: text('access.copy.title') }))
type Dialog = Awaited<ReturnType<typeof dialogOf>>

async function openDialog() {
  await arrival(text('navigation.access'))
  await press(screen, text('access.copy.open'))
  return dialogOf()
}

async function pick(dialog: Dialog, field: string, typed: string, name: RegExp) {
  await userEvent.type(await dialog.findByRole('combobox', { name: field }), typed)
  await userEvent.click(await screen.findByRole('option', { name }))
}

const likeBastien = (dialog: Dialog) => pick(dialog, text('access.copy.model'), 'bastien', /^Bastien Morel/)

/** Only what is missing is given, and the toast undoes it. */
export const Added: Story = {
  tags: ['ACC-05', 'ACC-26'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const before = brandsOf(3)
    const missing = brandsOf(2).filter((id) => !before.includes(id))
    await expect(missing.length).toBeGreaterThan(0)
    const dialog = await openDialog()
    await expect(dialog.getByRole('button', { name: text('access.act.assign') })).toBeDisabled()
    await likeBastien(dialog)
    await dialog.findByText(text('access.preview.gains.brands', { name: 'Léa D’Arcy-Müller' }))
    await press(dialog, text('access.act.assign'))
    await appears(
      await screen.findByText(
        text('access.done.assigned.brands', { count: missing.length, name: 'Léa D’Arcy-Müller' }),
      ),
    )
    await expect(brandsOf(3)).toEqual(expect.arrayContaining([...before, ...missing]))
    await expect(callsTo('removeBrandUsers')).toHaveLength(0)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await undo()
    await waitFor(() => expect(new Set(brandsOf(3))).toEqual(new Set(before)))
  },
}

/** What the model lacks is removed only when asked, after it is named. */
export const Exact: Story = {
  tags: ['ACC-07', 'ACC-25', 'destructive'],
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    const dialog = await openDialog()
    await likeBastien(dialog)
    const before = brandsOf(3)
    const removed = before.filter((id) => !brandsOf(2).includes(id)).length
    const given = brandsOf(2).filter((id) => !before.includes(id)).length
    await dialog.findByText(text('access.preview.gains.brands', { name: 'Léa D’Arcy-Müller' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: text('access.copy.exact', { name: 'Bastien Morel' }) }))
    await dialog.findByText(text('access.preview.loses.brands', { name: 'Léa D’Arcy-Müller' }))
    await press(dialog, text('access.copy.apply'))
    await appears(await screen.findByText(text('several.both', { given, removed })))
    await expect(new Set(brandsOf(3))).toEqual(new Set(brandsOf(2)))
    await undo()
    await appears(await screen.findByText(text('several.undone.both', { given: removed, removed: given })))
    await expect(new Set(brandsOf(3))).toEqual(new Set(before))
  },
}

/** Several users, one after the other, each with their own preview. */
export const SeveralUsers: Story = {
  tags: ['ACC-05', 'ACC-18'],
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    const dialog = await openDialog()
    await likeBastien(dialog)
    await pick(dialog, text('access.copy.more'), 'clément d', /^Clément Dumas/)
    await dialog.findByText(text('access.preview.gains.brands', { name: 'Clément Dumas' }))
    await pick(dialog, text('access.copy.more'), 'claire', /^Claire/)
    await press(dialog, pattern('access.copy.leaveOut', { name: 'Claire Fontaine' }))
    await press(dialog, text('access.act.assign'))
    await waitFor(() => expect(callsTo('assignUserBrands')).toHaveLength(2))
    const count = callsTo('assignUserBrands').reduce((sum, { body }) => sum + (body?.brand_ids.length ?? 0), 0)
    await appears(await screen.findByText(text('several.given', { count })))
  },
}

/** A name that is only begun chooses nobody, and nothing is sent beside it. */
export const OnlyTyped: Story = {
  tags: ['ACC-05'],
  play: async () => {
    const dialog = await openDialog()
    await likeBastien(dialog)
    await dialog.findByText(text('access.preview.gains.brands', { name: 'Léa D’Arcy-Müller' }))
    const field = dialog.getByRole('combobox', { name: text('access.copy.more') })
    await userEvent.type(field, 'cl')
    const give = dialog.getByRole('button', { name: text('access.act.assign') })
    await expect(give).toBeDisabled()
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveAccessibleDescription(pattern('data.choice.none')))
    await userEvent.clear(field)
    await expect(give).toBeEnabled()
  },
}

/** After a failure the dialog stays, and shows what became of each user; what is left can be resumed. */
export const PartlyRefused: Story = {
  tags: ['ACC-20'],
  beforeEach: ({ msw }) => msw.use(fail('assignUserBrands', 429, { skip: 1, times: 1 })),
  play: async () => {
    const dialog = await openDialog()
    await likeBastien(dialog)
    await pick(dialog, text('access.copy.more'), 'clément d', /^Clément Dumas/)
    await dialog.findByText(text('access.preview.gains.brands', { name: 'Clément Dumas' }))
    await press(dialog, text('access.act.assign'))
    await dialog.findByText(text('several.assign.left'))
    await expect(dialog.getByText(text('several.assign.done'))).toBeVisible()
    await press(dialog, text('several.rest'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(callsTo('assignUserBrands').map(({ path }) => path?.id)).toEqual([3, 7, 7])
  },
}

/** The refusal of one user stops none of the others. */
export const OneRefused: Story = {
  tags: ['ACC-20'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  beforeEach: ({ msw }) => msw.use(fail('assignUserBrands', 403, { when: ({ path }) => path?.id === 3 })),
  play: async () => {
    const dialog = await openDialog()
    await likeBastien(dialog)
    await pick(dialog, text('access.copy.more'), 'clément d', /^Clément Dumas/)
    await dialog.findByText(text('access.preview.gains.brands', { name: 'Clément Dumas' }))
    await press(dialog, text('access.act.assign'))
    await dialog.findByText(text('several.assign.failed'))
    await expect(dialog.getByText(text('several.assign.done'))).toBeVisible()
    await expect(callsTo('assignUserBrands').map(({ path }) => path?.id)).toEqual([3, 7])
  },
}

/** An answer is lost, and the read after it: nobody knows. The same can be sent again, which changes nothing twice. */
export const LostAnswer: Story = {
  tags: ['ACC-20', 'NFR-03'],
  beforeEach: ({ msw }) => {
    let lost = false
    msw.use(
      fault('assignUserBrands', 'lost', { times: 1, when: () => (lost = true) }),
      fail('listUserBrands', 500, { times: 1, when: ({ path }) => lost && path?.id === 3 }),
    )
  },
  play: async () => {
    const wanted = brandsOf(2)
    const dialog = await openDialog()
    await likeBastien(dialog)
    await dialog.findByText(text('access.preview.gains.brands', { name: 'Léa D’Arcy-Müller' }))
    await press(dialog, text('access.act.assign'))
    await dialog.findByText(text('several.assign.unconfirmed'))
    await press(dialog, text('several.rest'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(brandsOf(3)).toEqual(expect.arrayContaining(wanted))
  },
}

export const Reading: Story = {
  tags: ['NFR-01'],
  beforeEach: ({ msw }) => msw.use(fault('listUserBrands', 'hang', { when: ({ path }) => path?.id === 2 })),
  play: async () => {
    const dialog = await openDialog()
    await likeBastien(dialog)
    await expect(dialog.getByRole('button', { name: text('access.act.assign') })).toBeDisabled()
  },
}

export const Unread: Story = {
  tags: ['NFR-02'],
  beforeEach: ({ msw }) => msw.use(fail('listUserBrands', 403, { times: 1, when: ({ path }) => path?.id === 2 })),
  play: async () => {
    const dialog = await openDialog()
    await likeBastien(dialog)
    await dialog.findByText(text('users.brands.failed'))
    await expect(dialog.getByText(text('data.denied'))).toBeVisible()
    await press(dialog, text('common.retry'))
    await dialog.findByText(text('access.preview.gains.brands', { name: 'Léa D’Arcy-Müller' }))
  },
}

/** From the drawer of a user. */
export const InDrawer: Story = {
  tags: ['ACC-05', 'USR-02'],
  args: { url: '/users?user=3' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Léa D’Arcy-Müller' }))
    await press(drawer, text('data.edit.here'))
    await press(drawer, text('access.copy.open'))
    await likeBastien(await dialogOf())
    await screen.findByText(text('access.preview.gains.brands', { name: 'Léa D’Arcy-Müller' }))
  },
}

export const OnPhone: Story = {
  tags: ['ACC-05', 'NFR-09'],
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const dialog = await openDialog()
    await likeBastien(dialog)
    await dialog.findByText(text('access.preview.gains.brands', { name: 'Léa D’Arcy-Müller' }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
