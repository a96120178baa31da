import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { BulkAccessDialog } from '~/features/access/bulk/BulkAccessDialog'
import { BulkAccessPreview, BulkAccessRecord } from '~/features/access/bulk/BulkAccessPreview'
import { PasteList, PickUsers } from '~/features/access/bulk/PickItems'

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
  subcomponents: { BulkAccessDialog, PickUsers, PasteList, BulkAccessPreview, BulkAccessRecord },
  ...pageMeta,
  args: { url: '/access' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const brandsOf = (id: number) => [...(sandbox().world.users.find((user) => user.id === id)?.brand_ids ?? [])]
const nameOf = (id: number) => sandbox().world.brands.find((brand) => brand.id === id)?.name ?? ''

async function openDialog() {
  await arrival(text('navigation.access'))
  await press(screen, text('access.several'))
  const dialog = within(await screen.findByRole('dialog', { name: text('several.title') }))
  await dialog.findByRole('button', { name: text('several.paste.users') })
  await dialog.findByRole('button', { name: text('several.paste.brands') })
  // nothing of one list covers the rest of the dialog
  const title = dialog.getByRole('heading', { name: text('several.title') })
  const { left, top, height } = title.getBoundingClientRect()
  await waitFor(() => expect(title.contains(document.elementFromPoint(left + 30, top + height / 2))).toBe(true))
  return dialog
}
type Dialog = Awaited<ReturnType<typeof openDialog>>

async function paste(dialog: Dialog, of: 'users' | 'brands', lines: string) {
  await press(dialog, text(`several.paste.${of}`))
  await userEvent.click(dialog.getByRole('textbox', { name: text(`several.paste.field.${of}`) }))
  await userEvent.paste(lines)
  const select = dialog.queryAllByRole('button', { name: text('several.paste.select') })
  for (const button of select) if (!button.hasAttribute('disabled')) await userEvent.click(button)
}

/** Two brands that neither Bastien (2) nor Léa (3) has. */
const lacking = () =>
  sandbox()
    .world.brands.filter(
      ({ id, is_active, company_id }) =>
        is_active && company_id === 1 && !brandsOf(2).includes(id) && !brandsOf(3).includes(id),
    )
    .slice(0, 2)
    .map(({ id }) => id)

async function chooseTwoByTwo(dialog: Dialog) {
  const ids = lacking()
  await paste(dialog, 'users', 'bastien morel\nLEA D’ARCY-MULLER')
  await paste(dialog, 'brands', ids.map(nameOf).join('\n'))
  await press(dialog, text('several.check'))
  return ids
}

/** Two users get two brands: before and after, one call each, and one toast that undoes it. */
export const Given: Story = {
  tags: ['ACC-07', 'ACC-11', 'ACC-26'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const before = [brandsOf(2), brandsOf(3)]
    const dialog = await openDialog()
    const ids = await chooseTwoByTwo(dialog)
    await expect(ids).toHaveLength(2)
    await dialog.findByText(text('several.summary.assign', { count: 4 }))
    await press(dialog, text('several.submit.assign', { count: 4 }))
    await appears(await screen.findByText(text('several.given', { count: 4 })))
    await expect(callsTo('assignUserBrands')).toHaveLength(2)
    await expect(brandsOf(2)).toEqual(expect.arrayContaining(ids))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await undo()
    await waitFor(() => expect([brandsOf(2), brandsOf(3)]).toEqual(before))
  },
}

/** What they have goes, and a brand that has no administrator any more is named first. */
export const Removed: Story = {
  tags: ['ACC-10', 'ACC-24', 'ACC-25', 'destructive'],
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('radio', { name: text('access.act.remove') }))
    await paste(dialog, 'users', 'bastien morel')
    await paste(dialog, 'brands', brandsOf(2).map(nameOf).join('\n'))
    await press(dialog, text('several.check'))
    const count = brandsOf(2).length
    await dialog.findByText(text('several.summary.remove', { count }))
    await dialog.findAllByText(pattern('access.preview.stops', { count: 3, name: 'Bastien Morel' }))
    await press(dialog, text('several.submit.remove', { count }))
    await appears(await screen.findByText(text('several.removed', { count })))
    await expect(brandsOf(2)).toHaveLength(0)
  },
}

/** A namesake is asked for; a line that names nobody is listed. */
export const Pasted: Story = {
  tags: ['ACC-07', 'C076'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  beforeEach: () => {
    const { users } = sandbox().world
    const bastien = users.find(({ id }) => id === 2)
    const lea = users.find(({ id }) => id === 3)
    if (bastien && lea) Object.assign(lea, { first_name: bastien.first_name, last_name: bastien.last_name })
  },
  play: async () => {
    const dialog = await openDialog()
    await paste(dialog, 'users', 'Bastien Morel\nPersonne Inconnue')
    await dialog.findByText(text('several.paste.which', { text: 'Bastien Morel' }))
    await expect(dialog.getByText(text('several.paste.unmatched.users', { count: 1 }))).toBeVisible()
    await expect(dialog.getAllByText(text('lists.selection.users', { count: 0 }))).toHaveLength(2)
    await userEvent.click(dialog.getAllByRole('button', { name: /^Bastien Morel \(/ })[1] ?? document.body)
    await dialog.findByText(text('lists.selection.users', { count: 1 }))
    await expect(dialog.queryByText(text('several.paste.which', { text: 'Bastien Morel' }))).toBeNull()
  },
}

/** A server that accepts no more for now ends the calls; what is left can be continued. */
export const Limited: Story = {
  tags: ['ACC-20'],
  beforeEach: ({ msw }) => msw.use(fail('assignUserBrands', 429, { skip: 1, times: 1 })),
  play: async () => {
    const dialog = await openDialog()
    await chooseTwoByTwo(dialog)
    await press(dialog, text('several.submit.assign', { count: 4 }))
    await dialog.findByText(text('several.assign.left'))
    await expect(dialog.getByText(text('several.assign.done'))).toBeVisible()
  },
}

export const RestGiven: Story = {
  ...Limited,
  play: async (context) => {
    const ids = lacking()
    await Limited.play?.(context)
    await press(screen, text('several.rest'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(brandsOf(3)).toEqual(expect.arrayContaining(ids))
  },
}

export const Refused: Story = {
  tags: ['ACC-20'],
  beforeEach: ({ msw }) => msw.use(fail('assignUserBrands', 403)),
  play: async () => {
    const dialog = await openDialog()
    await chooseTwoByTwo(dialog)
    await press(dialog, text('several.submit.assign', { count: 4 }))
    await dialog.findByText(text('several.assign.failed'))
  },
}

export const Unread: Story = {
  tags: ['NFR-02'],
  beforeEach: ({ msw }) => msw.use(fail('listUserBrands', 403, { times: 1 })),
  play: async () => {
    const dialog = await openDialog()
    await chooseTwoByTwo(dialog)
    await dialog.findByText(text('several.failed'))
    await press(dialog, text('common.retry'))
    await dialog.findByText(text('several.summary.assign', { count: 4 }))
  },
}

export const Reading: Story = {
  tags: ['NFR-01'],
  beforeEach: ({ msw }) => msw.use(fault('listUserBrands', 'hang')),
  play: async () => {
    const dialog = await openDialog()
    await chooseTwoByTwo(dialog)
    await expect(dialog.getByRole('button', { name: text('several.submit.assign', { count: 0 }) })).toBeDisabled()
  },
}

export const OnPhone: Story = {
  tags: ['NFR-09'],
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const dialog = await openDialog()
    await chooseTwoByTwo(dialog)
    await dialog.findByText(text('several.summary.assign', { count: 4 }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
