import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { BulkOutcome } from '~/features/brands/BulkOutcome'

import { fail } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { rowOf, switchOf } from './brands-page'

const meta = {
  title: 'Brands/List/Outcome',
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

const select = async (name: string) => userEvent.click((await rowOf(name)).getByRole('checkbox'))

/** Nothing is asked before: the one toast undoes it, brand by brand. */
export const BulkUndone: Story = {
  name: 'BulkUndone · BRD-22',
  play: async () => {
    for (const name of [NAME, OTHER]) await select(name)
    await userEvent.click(screen.getByRole('button', { name: 'Désactiver' }))
    const told = await screen.findByText('2 marques désactivées')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(screen.getByText(`${NAME} et ${OTHER}`)).toBeVisible())
    await waitFor(async () => expect(await switchOf(NAME)).not.toBeChecked())
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    const undone = await screen.findByText('2 marques activées')
    await waitFor(() => expect(undone).toBeVisible())
    await waitFor(() => expect(told).not.toBeInTheDocument())
    for (const name of [NAME, OTHER]) await waitFor(async () => expect(await switchOf(name)).toBeChecked())
    await expect(callsTo('updateBrand').map(({ path, body }) => [path.id, body])).toEqual([
      [1, { is_active: false }],
      [3, { is_active: false }],
      [1, { is_active: true }],
      [3, { is_active: true }],
    ])
  },
}

/** A brand that somebody else deleted is no longer selected: there is nothing to try again. */
export const BulkOneGone: Story = {
  name: 'BulkOneGone · BRD-19 BRD-22',
  beforeEach: ({ msw }) =>
    msw.use(fail('updateBrand', 404, { when: ({ path }) => path.id === 3, message: 'Not found.' })),
  play: async () => {
    for (const name of [NAME, OTHER]) await select(name)
    await userEvent.click(screen.getByRole('button', { name: 'Désactiver' }))
    await expect(await screen.findByText(new RegExp(`^${OTHER}.: Cette marque n’existe plus$`))).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'Exporter en CSV' })).toBeVisible()
    await expect(screen.queryByText('1 marque sélectionnée')).toBeNull()
  },
}

/** The message names each outcome: brands that changed, needed no change, or failed, with the reason. */
export const BulkOutcomes: Story = {
  name: 'BulkOutcomes · BRD-19 BRD-22',
  beforeEach: ({ msw }) =>
    msw.use(
      fail('updateBrand', 400, {
        when: ({ path }) => path.id === 3,
        message: 'Cette marque a une campagne en cours.',
      }),
    ),
  play: async () => {
    for (const name of [NAME, OTHER, 'Les Jardins d’Épicure']) await select(name)
    await userEvent.click(screen.getByRole('button', { name: 'Désactiver' }))
    const told = await screen.findByText('1 marque désactivée')
    await waitFor(() => expect(told).toBeVisible())
    await expect(screen.getByText(/^Déjà inactive.: Les Jardins d’Épicure · Boulangerie Marceau$/)).toBeVisible()
    await expect(screen.getByText(new RegExp(`^${OTHER}.: Cette marque a une campagne en cours\\.$`))).toBeVisible()
    await expect(callsTo('updateBrand')).toEqual([
      { path: { id: 1 }, query: undefined, body: { is_active: false } },
      { path: { id: 3 }, query: undefined, body: { is_active: false } },
    ])
    // what failed stays selected, to be tried again
    await expect(screen.getByText('1 marque sélectionnée')).toBeVisible()
    await waitFor(async () => expect(await switchOf(NAME)).not.toBeChecked())
  },
}
