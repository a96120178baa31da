import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { looks } from '../../../.storybook/modes'
import { fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { brandsTable, rowOf, switchOf } from './brands-page'

/** What the server has done, and nobody was told. */
const meta = {
  title: 'Brands/Lost answers',
  component: Screen,
  ...pageMeta,
  args: { url: '/brands', onArrive: fn() },
  parameters: { ...pageMeta.parameters, visit: { world: { brands: 8 } } },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const NAME = 'Boulangerie Marceau'

/** The brand is read: it is as it was to be. */
export const ToggleLost: Story = {
  name: 'ToggleLost · BRD-09',
  beforeEach: ({ msw }) => msw.use(fault('toggleBrandActive', 'lost', { times: 1, status: 504 })),
  play: async () => {
    await brandsTable()
    await userEvent.click(await switchOf(NAME))
    await waitFor(() => expect(screen.getByText(`${NAME} est désactivée`)).toBeVisible())
    await waitFor(async () => expect(await switchOf(NAME)).not.toBeChecked())
    await expect(callsTo('toggleBrandActive')).toHaveLength(1)
  },
}

/** Nor can it be read. */
export const ToggleUnknown: Story = {
  name: 'ToggleUnknown · BRD-09',
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) =>
    msw.use(fault('toggleBrandActive', 'lost', { times: 1 }), fault('getBrand', 'network', { skip: 1 })),
  play: async () => {
    await brandsTable()
    await userEvent.click(await switchOf(NAME))
    await waitFor(() => expect(screen.getByText(`Nous ne savons pas si ${NAME} a été désactivée`)).toBeVisible())
  },
}

/** The form keeps what was typed, checks, and is done: one brand, one call. */
export const CreateUnknown: Story = {
  name: 'CreateUnknown · BRD-07',
  parameters: { chromatic: { modes: looks } },
  args: { url: '/brands?create=true' },
  beforeEach: ({ msw }) => msw.use(fault('createBrand', 'lost', { times: 1 })),
  play: async ({ msw }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Créer une marque' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Nom/ }), 'Maison Neuve')
    // the read before, and then none
    msw.use(fault('listBrands', 'network', { when: ({ query }) => query.search === 'Maison Neuve', skip: 1, times: 1 }))
    await userEvent.click(dialog.getByRole('button', { name: 'Créer une marque' }))
    await waitFor(() => expect(dialog.getByText('Nous ne savons pas si la marque a été créée')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Vérifier' }))
    await waitFor(() => expect(screen.getByText('Maison Neuve est créée')).toBeVisible())
    await expect(callsTo('createBrand')).toHaveLength(1)
  },
}

/** The dialog stays, and the page with it. */
export const DeleteUnknown: Story = {
  name: 'DeleteUnknown · BRD-19',
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) =>
    msw.use(
      fault('deleteBrand', 'lost', { times: 1 }),
      fault('getBrand', 'network', { when: () => callsTo('deleteBrand').length > 0, times: 1 }),
    ),
  play: async () => {
    await brandsTable()
    await userEvent.click((await rowOf(NAME)).getByRole('button', { name: `Autres actions pour ${NAME}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Supprimer' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Supprimer Boulangerie Marceau/ }))
    await userEvent.type(dialog.getByRole('textbox'), NAME)
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer la marque' }))
    await expect(await dialog.findByText('Nous ne savons pas si la marque a été supprimée')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer la marque' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
