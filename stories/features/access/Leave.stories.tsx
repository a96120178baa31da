import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { LeaveDialog, NewAdminChoice } from '~/features/access/leave/LeaveDialog'
import { LeavePreview } from '~/features/access/leave/LeavePreview'

import { languages, looks } from '../../../.storybook/modes'
import { answer, fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { sandbox } from '../../support/visit'
import { press } from './access-page'

const meta = {
  component: Screen,
  subcomponents: { LeaveDialog, LeavePreview, NewAdminChoice },
  tags: ['destructive'],
  ...pageMeta,
  args: { url: '/access?access_user=2' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const brandsOf = (id: number) => sandbox().world.users.find((user) => user.id === id)?.brand_ids ?? []
async function openDialog() {
  await arrival(text('navigation.access'))
  await press(screen, text('access.leave.open'))
  const dialog = within(await screen.findByRole('alertdialog'))
  await dialog.findByText(pattern('access.leave.admins'))
  return dialog
}

/** A new administrator is named before the access is removed, and a record can be copied. */
export const Whole: Story = {
  tags: ['ACC-12', 'ACC-24'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const before = brandsOf(2).length
    const dialog = await openDialog()
    const [first] = dialog.getAllByRole('button', { name: pattern('access.admin.name', { count: 1 }) })
    await userEvent.click(first ?? document.body)
    await userEvent.click(await screen.findByRole('option', { name: /^Léa D’Arcy-Müller/ }))
    await press(dialog, text('access.leave.confirm'))
    await dialog.findByText(text('access.leave.done'))
    await expect(brandsOf(2)).toHaveLength(0)
    await expect(callsTo('removeBrandUsers')).toHaveLength(before)
    await expect(callsTo('setBrandAdmin').length).toBeGreaterThan(0)
    await expect(dialog.getByRole('button', { name: pattern('lists.copy') })).toBeVisible()
  },
}

/** Each line has room for the name of its brand: the button beside it does not repeat it. */
export const OnPhone: Story = {
  tags: ['ACC-24', 'NFR-09'],
  globals: { viewport: { value: 'w360' } },
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const dialog = await openDialog()
    const lines = dialog.getAllByRole('listitem').filter((line) => line.querySelector('button'))
    await expect(lines).toHaveLength(3)
    for (const line of lines) await expect(line.clientHeight).toBeLessThan(100)
  },
}

const MANY = Array.from({ length: 200 }, (_, at) => ({
  id: at + 1,
  name: `Enseigne ${String(at + 1).padStart(3, '0')}`,
  company: 1,
  is_active: true,
  is_admin: at < 120,
}))

/** However many brands: each is named once, what they have in common takes one line, and long lists begin short. */
export const ManyBrands: Story = {
  tags: ['ACC-24', 'ACC-25'],
  beforeEach: ({ msw }) => msw.use(answer('listUserBrands', { brands: MANY })),
  play: async () => {
    const dialog = await openDialog()
    const name = 'Bastien Morel'
    await expect(dialog.getByText(text('access.preview.stops', { count: 120, name, brand: '' }))).toBeVisible()
    await expect(dialog.getByText(text('access.preview.without', { count: 120 }))).toBeVisible()
    await expect(dialog.getByText(text('access.leave.losesToo', { count: 120, name }))).toBeVisible()
    const named = () => dialog.getAllByText(/^Enseigne \d{3}/).map(({ textContent }) => textContent.slice(0, 12))
    await expect(named()).toHaveLength(16)
    for (const count of [112, 72]) await press(dialog, text('access.leave.more', { count }))
    await expect(named()).toEqual(MANY.map(({ name: brand }) => brand))
  },
}

/** Without a new administrator that was asked for, the user stays in the brand. */
export const NamingRefused: Story = {
  tags: ['ACC-20'],
  beforeEach: ({ msw }) => msw.use(fail('setBrandAdmin', 403)),
  play: async () => {
    const dialog = await openDialog()
    const [first] = dialog.getAllByRole('button', { name: pattern('access.admin.name', { count: 1 }) })
    await userEvent.click(first ?? document.body)
    await userEvent.click(await screen.findByRole('option', { name: /^Léa D’Arcy-Müller/ }))
    await press(dialog, text('access.leave.confirm'))
    await dialog.findByText(text('access.leave.failed'))
    await expect(brandsOf(2).length).toBeGreaterThan(0)
  },
}

/** Neither the answer nor a read shows whether the access was removed: the record says so, and not that it failed. */
export const AnswerLost: Story = {
  tags: ['ACC-20', 'NFR-03'],
  beforeEach: ({ msw }) => msw.use(fault('removeBrandUsers', 'lost', { times: 1 }), fail('listBrandUsers', 500)),
  play: async () => {
    const dialog = await openDialog()
    await press(dialog, text('access.leave.confirm'))
    await dialog.findByText(pattern('access.leave.unconfirmed'))
    await expect(dialog.getByText(text('access.leave.done'))).toBeVisible()
    await expect(dialog.queryByText(text('access.leave.failed'))).toBeNull()
    // the marks of the lines stand below the title
    for (const list of dialog.getAllByRole('list')) {
      const { paddingLeft, marginBlock } = getComputedStyle(list)
      await expect({ paddingLeft, marginBlock }).toEqual({ paddingLeft: '20px', marginBlock: '0px' })
    }
  },
}

/** The server asks for a pause: what is left goes on from the record. */
export const Resumed: Story = {
  tags: ['ACC-24', 'C313'],
  beforeEach: ({ msw }) => msw.use(fail('removeBrandUsers', 429, { times: 1, headers: { 'Retry-After': '60' } })),
  play: async () => {
    const before = brandsOf(2).length
    const dialog = await openDialog()
    await press(dialog, text('access.leave.confirm'))
    await dialog.findByText(text('access.leave.left'))
    await expect(brandsOf(2)).toHaveLength(before)
    await press(dialog, text('access.leave.resume'))
    await dialog.findByText(text('access.leave.done'))
    await expect(brandsOf(2)).toHaveLength(0)
    await expect(dialog.queryByText(text('access.leave.left'))).toBeNull()
    await expect(dialog.queryByRole('button', { name: text('access.leave.resume') })).toBeNull()
  },
}

/** No call takes a role away: the record does not pretend that it is gone. */
export const RoleStays: Story = {
  tags: ['ACC-24'],
  args: { url: '/access?access_user=5' },
  play: async () => {
    await arrival(text('navigation.access'))
    await press(screen, text('access.leave.open'))
    const dialog = within(await screen.findByRole('alertdialog'))
    await press(dialog, text('access.leave.confirm'))
    await expect(await dialog.findByText(text('access.leave.role'))).toBeVisible()
  },
}
