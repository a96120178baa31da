import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { looks } from '../../../.storybook/modes'
import { fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { brandsTable, rowOf, switchOf } from './brands-page'

/** What the server has done, and nobody was told. */
const meta = {
  title: 'features/brands/BrandsScreen',
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
  tags: ['BRD-09'],
  parameters: { steps: { from: 'sm' } },
  beforeEach: ({ msw }) => msw.use(fault('toggleBrandActive', 'lost', { times: 1, status: 504 })),
  play: async () => {
    await brandsTable()
    await userEvent.click(await switchOf(NAME))
    await waitFor(() => expect(screen.getByText(text('brandpages.deactivated', { name: NAME }))).toBeVisible())
    await waitFor(async () => expect(await switchOf(NAME)).not.toBeChecked())
    await expect(callsTo('toggleBrandActive')).toHaveLength(1)
  },
}

/** Nor can it be read. */
export const ToggleUnknown: Story = {
  tags: ['BRD-09'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: looks } },
  beforeEach: ({ msw }) =>
    msw.use(fault('toggleBrandActive', 'lost', { times: 1 }), fault('getBrand', 'network', { skip: 1 })),
  play: async () => {
    await brandsTable()
    await userEvent.click(await switchOf(NAME))
    await waitFor(() =>
      expect(screen.getByText(text('brandpages.toggle.unconfirmed.inactive', { name: NAME }))).toBeVisible(),
    )
  },
}

/** The form keeps what was typed, and its button checks first. */
export const CreateUnknown: Story = {
  tags: ['BRD-07'],
  parameters: { chromatic: { modes: looks } },
  args: { url: '/brands?create=true' },
  beforeEach: ({ msw }) => msw.use(fault('createBrand', 'lost', { times: 1 })),
  play: async ({ msw }) => {
    const dialog = within(await screen.findByRole('dialog', { name: text('brands.selector.create') }))
    await userEvent.type(dialog.getByRole('textbox', { name: pattern('brandpages.label.brandName') }), 'Maison Neuve')
    // the read before, and then none
    msw.use(fault('listBrands', 'network', { when: ({ query }) => query.search === 'Maison Neuve', skip: 1, times: 1 }))
    await userEvent.click(dialog.getByRole('button', { name: text('brands.selector.create') }))
    await waitFor(() => expect(dialog.getByText(text('brandpages.form.create.unconfirmed'))).toBeVisible())
  },
}

/** The check finds the brand: one brand, one call. */
export const CreateVerified: Story = {
  ...CreateUnknown,
  play: async (context) => {
    await CreateUnknown.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: text('common.verify') }))
    await waitFor(() => expect(screen.getByText(text('brandpages.created', { name: 'Maison Neuve' }))).toBeVisible())
    await expect(callsTo('createBrand')).toHaveLength(1)
  },
}

/** The dialog stays, and the page with it. */
export const DeleteUnknown: Story = {
  tags: ['BRD-19', 'destructive'],
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) =>
    msw.use(
      fault('deleteBrand', 'lost', { times: 1 }),
      fault('getBrand', 'network', { when: () => callsTo('deleteBrand').length > 0, times: 1 }),
    ),
  play: async () => {
    await brandsTable()
    await userEvent.click(
      (await rowOf(NAME)).getByRole('button', { name: text('lists.moreActions.for', { name: NAME }) }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: text('lists.delete') }))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: pattern('brandpages.delete.title', { name: NAME }) }),
    )
    await userEvent.type(dialog.getByRole('textbox'), NAME)
    await userEvent.click(dialog.getByRole('button', { name: text('brandpages.delete.confirm') }))
    await expect(await dialog.findByText(text('brandpages.delete.unconfirmed'))).toBeVisible()
  },
}

/** Pressed again, it is gone. */
export const DeletedAgain: Story = {
  ...DeleteUnknown,
  play: async (context) => {
    await DeleteUnknown.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: text('brandpages.delete.confirm') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}
