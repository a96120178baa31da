import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { BulkOutcome } from '~/features/brands/BulkOutcome'

import { fail } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { formats, text } from '../../support/text'
import { rowOf, switchOf } from './brands-page'

const meta = {
  component: Screen,
  subcomponents: { BulkOutcome },
  ...pageMeta,
  args: { url: '/brands' },
  parameters: { ...pageMeta.parameters, visit: { world: { brands: 8 } } },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const NAME = 'Boulangerie Marceau'
const OTHER = 'Café de l’Étoile'
const REASON = 'Cette marque a une campagne en cours.'

const select = async (name: string) => userEvent.click((await rowOf(name)).getByRole('checkbox'))

/** Nothing is asked before: the one toast undoes it, brand by brand. */
export const BulkUndone: Story = {
  tags: ['BRD-22'],
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    for (const name of [NAME, OTHER]) await select(name)
    await userEvent.click(screen.getByRole('button', { name: text('brandpages.deactivate') }))
    const told = await screen.findByText(text('brandpages.bulk.deactivated', { count: 2 }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(screen.getByText(formats().list([NAME, OTHER]))).toBeVisible())
    await waitFor(async () => expect(await switchOf(NAME)).not.toBeChecked())
    await userEvent.click(screen.getByRole('button', { name: text('common.undo') }))
    const undone = await screen.findByText(text('brandpages.bulk.activated', { count: 2 }))
    await waitFor(() => expect(undone).toBeVisible())
    await waitFor(() => expect(told).not.toBeInTheDocument())
    for (const name of [NAME, OTHER]) await waitFor(async () => expect(await switchOf(name)).toBeChecked())
    // by the call for one brand, which inverts it
    await expect(callsTo('toggleBrandActive').map(({ path }) => path.id)).toEqual([1, 3, 1, 3])
  },
}

/** The toast stays short: it names two of many, and counts the others. */
export const BulkOfMany: Story = {
  tags: ['BRD-22'],
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await rowOf(NAME)
    await userEvent.click(screen.getByRole('checkbox', { name: text('lists.selection.all') }))
    await userEvent.click(screen.getByRole('button', { name: text('brandpages.deactivate') }))
    await screen.findByText(text('brandpages.bulk.deactivated', { count: 7 }))
    const others = text('brandpages.bulk.others', { count: 5 })
    const names = screen.getByText((said) => said.includes(others))
    await waitFor(() => expect(names).toBeVisible())
    await expect(names).toHaveTextContent(NAME)
  },
}

/** A brand that somebody else deleted is no longer selected: there is nothing to try again. */
export const BulkOneGone: Story = {
  tags: ['BRD-19', 'BRD-22'],
  beforeEach: ({ msw }) =>
    msw.use(fail('toggleBrandActive', 404, { when: ({ path }) => path.id === 3, message: 'Not found.' })),
  play: async () => {
    for (const name of [NAME, OTHER]) await select(name)
    await userEvent.click(screen.getByRole('button', { name: text('brandpages.deactivate') }))
    await expect(
      await screen.findByText(text('brandpages.bulk.failed.one', { name: OTHER, reason: text('brandpages.gone') })),
    ).toBeVisible()
    await expect(await screen.findByRole('button', { name: text('lists.export') })).toBeVisible()
    await expect(screen.queryByText(text('lists.selection.brands', { count: 1 }))).toBeNull()
  },
}

/** The message names each outcome: brands that changed, needed no change, or failed, with the reason. */
export const BulkOutcomes: Story = {
  tags: ['BRD-19', 'BRD-22'],
  parameters: { steps: { from: 'sm' } },
  beforeEach: ({ msw }) =>
    msw.use(
      fail('toggleBrandActive', 400, {
        when: ({ path }) => path.id === 3,
        message: REASON,
      }),
    ),
  play: async () => {
    for (const name of [NAME, OTHER, 'Les Jardins d’Épicure']) await select(name)
    await userEvent.click(screen.getByRole('button', { name: text('brandpages.deactivate') }))
    const told = await screen.findByText(text('brandpages.bulk.deactivated', { count: 1 }))
    await waitFor(() => expect(told).toBeVisible())
    await expect(
      screen.getByText(`${NAME} · ${text('brandpages.bulk.inactive', { count: 1, names: 'Les Jardins d’Épicure' })}`),
    ).toBeVisible()
    await expect(screen.getByText(text('brandpages.bulk.failed.one', { name: OTHER, reason: REASON }))).toBeVisible()
    await expect(callsTo('toggleBrandActive').map(({ path }) => path.id)).toEqual([1, 3])
    // what failed stays selected, to be tried again
    await expect(screen.getByText(text('lists.selection.brands', { count: 1 }))).toBeVisible()
    await waitFor(async () => expect(await switchOf(NAME)).not.toBeChecked())
  },
}
