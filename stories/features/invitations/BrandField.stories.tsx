import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { worlds } from '#mocks/domain/seed/worlds.ts'
import { BrandField } from '~/features/invitations/BrandField'

import { fail } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { sandbox } from '../../support/visit'
import { inviteDialog } from './invitations-page'

const meta = {
  title: 'Invitations/Brand field',
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

/** The field, ready for a name: the selected brand is filled in first. */
async function emptiedField() {
  const dialog = await inviteDialog()
  const field = dialog.getByRole('combobox', { name: 'Marque' })
  await waitFor(() => expect(field).not.toHaveValue(''))
  await userEvent.clear(field)
  return { dialog, field }
}

/** One page of the list holds a hundred brands: the server searches the others. */
export const BeyondTheFirstPage: Story = {
  name: 'BeyondTheFirstPage · INV-01 SEL-04 K20',
  parameters: { visit: { world: worlds.tenThousandBrands } },
  play: async () => {
    const last = sandbox().world.brands.at(-1)
    if (last) last.name = NAME
    const { dialog, field } = await emptiedField()
    await dialog.paste('nadia@exemple.fr')
    await userEvent.type(field, 'zytho')
    await userEvent.click(await screen.findByRole('option', { name: NAME }))
    await expect(field).toHaveValue(NAME)
    await userEvent.click(dialog.submit())
    await waitFor(() => expect(callsTo('sendInvitation').map(({ body }) => body?.brand_id)).toEqual([last?.id]))
  },
}

/** The selected brand is filled in, wherever it stands in the list. */
export const SelectedBeyondTheFirstPage: Story = {
  name: 'SelectedBeyondTheFirstPage · INV-01 SEL-04 K20',
  parameters: { visit: { world: worlds.tenThousandBrands, selectedBrandId: LAST } },
  play: async () => {
    const dialog = await inviteDialog()
    const name = sandbox().world.brands.find(({ id }) => id === LAST)?.name
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Marque' })).toHaveValue(name))
  },
}

export const SearchFailed: Story = {
  name: 'SearchFailed · INV-01 NFR-01',
  beforeEach: ({ msw }) => msw.use(fail('listBrands', 400, { when: ({ query }) => query.search === 'port', times: 1 })),
  play: async () => {
    const { dialog, field } = await emptiedField()
    await userEvent.type(field, 'port')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Les marques n’ont pas pu être chargées/))
    await expect(dialog.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
