import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { worlds } from '#mocks/domain/seed/worlds.ts'
import { BrandField } from '~/features/invitations/BrandField'

import { fail } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { sandbox } from '../../support/visit'
import { inviteDialog } from './invitations-page'

const meta = {
  component: Screen,
  subcomponents: { BrandField },
  ...pageMeta,
  args: { url: '/users/invitations?invite=true' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Ids count from 1. */
const LAST = 10_000
const NAME = 'Zythologie du Nord'

async function brandField() {
  const dialog = await inviteDialog()
  return { dialog, field: dialog.getByRole('combobox', { name: text('forms.label.brand') }) }
}

/** One page of the list holds a hundred brands: the server searches the others. */
export const BeyondTheFirstPage: Story = {
  tags: ['INV-01', 'SEL-04', 'K20'],
  parameters: { visit: { world: worlds.tenThousandBrands } },
  play: async () => {
    const last = sandbox().world.brands.at(-1)
    if (last) last.name = NAME
    const { dialog, field } = await brandField()
    await dialog.paste('nadia@exemple.fr')
    await userEvent.type(field, 'zytho')
    await userEvent.click(await screen.findByRole('option', { name: NAME }))
    await expect(field).toHaveValue(NAME)
    await userEvent.click(dialog.submit())
    await waitFor(() => expect(callsTo('sendInvitation').map(({ body }) => body?.brand_id)).toEqual([last?.id]))
  },
}

/** The brand that the dialog was opened from is filled in, wherever it stands in the list. */
export const LinkedBeyondTheFirstPage: Story = {
  tags: ['INV-01', 'SEL-04', 'K20'],
  args: { url: `/users/invitations?invite=true&brand_id=${LAST}` },
  parameters: { visit: { world: worlds.tenThousandBrands } },
  play: async () => {
    const dialog = await inviteDialog()
    const name = sandbox().world.brands.find(({ id }) => id === LAST)?.name
    await waitFor(() => expect(dialog.getByRole('combobox', { name: text('forms.label.brand') })).toHaveValue(name))
  },
}

export const SearchFailed: Story = {
  tags: ['INV-01', 'NFR-01'],
  beforeEach: ({ msw }) => msw.use(fail('listBrands', 400, { when: ({ query }) => query.search === 'port', times: 1 })),
  play: async () => {
    const { dialog, field } = await brandField()
    await userEvent.type(field, 'port')
    await waitFor(() => expect(field).toHaveAccessibleDescription(pattern('invitations.dialog.brand.failed')))
    await expect(dialog.getByRole('button', { name: text('common.retry') })).toBeVisible()
  },
}

/** Nothing is chosen in advance, whatever the selected brand; a name typed in full is chosen when the field is left. */
export const TypedInFull: Story = {
  tags: ['INV-01'],
  parameters: { visit: { selectedBrandId: 1 } },
  play: async () => {
    const { dialog, field } = await brandField()
    await dialog.paste('nadia@exemple.fr')
    await expect(field).toHaveValue('')
    await userEvent.type(field, 'brasserie du port')
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue('Brasserie du Port'))
    await userEvent.click(dialog.submit())
    await waitFor(() => expect(callsTo('sendInvitation').map(({ body }) => body?.brand_id)).toEqual([2]))
  },
}

/** The server finds a brand by its site: the only one found is the one that is meant. */
export const TypedSite: Story = {
  tags: ['INV-01'],
  play: async () => {
    const { field } = await brandField()
    await userEvent.type(field, 'brasserieduport.{Enter}')
    await waitFor(() => expect(field).toHaveValue('Brasserie du Port'))
  },
}

/** The earlier brand goes with the first letter: what the field shows is what is sent, or nothing is. */
export const TypedOverAnother: Story = {
  tags: ['INV-01'],
  args: { url: '/users/invitations?invite=true&brand_id=1' },
  play: async () => {
    const { dialog, field } = await brandField()
    await dialog.paste('nadia@exemple.fr')
    await waitFor(() => expect(field).not.toHaveValue(''))
    await userEvent.tripleClick(field)
    await userEvent.keyboard('nulle part{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(pattern('data.choice.none')))
    await userEvent.click(dialog.submit())
    await expect(field).toHaveValue('nulle part')
    await expect(field).toBeInvalid()
    await expect(callsTo('validateInvitationSlots')).toEqual([])
    await userEvent.tripleClick(field)
    await userEvent.keyboard('Brasserie du Port{Enter}')
    // the text reads the same before and after the choice
    await waitFor(() => expect(field).toBeValid())
    await expect(field).toHaveValue('Brasserie du Port')
    await userEvent.click(dialog.submit())
    await waitFor(() => expect(callsTo('sendInvitation').map(({ body }) => body?.brand_id)).toEqual([2]))
  },
}

export const OnlyBrand: Story = {
  tags: ['INV-01', 'SEL-08'],
  parameters: { visit: { world: worlds.solo } },
  play: async () => {
    const { field } = await brandField()
    await waitFor(() => expect(field).toHaveValue(sandbox().world.brands[0]?.name))
    // there is no other one to add
    await expect(screen.queryByRole('button', { name: text('invitations.dialog.brand.add') })).toBeNull()
  },
}
