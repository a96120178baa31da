import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { BrandFilterBar } from '~/features/brands/BrandFilterBar'

import { answer, fail } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { brandsTable, namesShown, rowOf } from './brands-page'

const meta = {
  title: 'features/brands/BrandsScreen',
  component: Screen,
  subcomponents: { BrandFilterBar },
  ...pageMeta,
  args: { url: '/brands', onArrive: fn() },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const NOBODY = { results: [], pagination: { count: 0, next: null, previous: null } }

export const FilteredByAdmin: Story = {
  tags: ['BRD-01'],
  parameters: { steps: { from: 'sm' } },
  play: async ({ args }) => {
    await brandsTable()
    await userEvent.type(screen.getByRole('combobox', { name: text('brandpages.admin') }), 'Bastien')
    await userEvent.click(await screen.findByRole('option', { name: 'Bastien Morel' }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/brands?brand_admin=2'))
    await waitFor(() => expect(namesShown()).toEqual(['Boulangerie Marceau', 'Brasserie du Port', 'Café de l’Étoile']))
    await expect(
      screen.getByRole('button', {
        name: pattern('lists.filters.remove', { name: text('brandpages.filter.admin', { admin: 'Bastien Morel' }) }),
      }),
    ).toBeVisible()
  },
}

/** A user is found by e-mail and username, and brands without an administrator by those words. */
export const FilteredByTyping: Story = {
  tags: ['BRD-01'],
  parameters: { steps: { from: 'sm' } },
  play: async ({ args }) => {
    await brandsTable()
    const field = screen.getByRole('combobox', { name: text('brandpages.admin') })
    for (const [typed, query] of [
      ['bastien_mor{Enter}', 'brand_admin=2'],
      [`${text('brandpages.admin.none').slice(0, 10)}{Enter}`, 'administrator=none'],
      ['Bastien@atelier-lumiere.example{Tab}', 'brand_admin=2'],
      [`${text('brandpages.admin.none')}{Tab}`, 'administrator=none'],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
      await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith(`/brands?${query}`))
      await expect(field).toBeValid()
    }
  },
}

/** The first page of active users may lack an administrator. */
export const AdminBeyondFirstPage: Story = {
  tags: ['BRD-05'],
  beforeEach: ({ msw }) => msw.use(answer('listUsers', NOBODY, { when: ({ query }) => query.is_active === true })),
  play: async () => {
    await expect(await (await rowOf('Boulangerie Marceau')).findByText('Bastien Morel')).toBeVisible()
    await expect(callsTo('listUsers').map(({ query }) => query)).toContainEqual({ page: 1, page_size: 100 })
  },
}

/** The username stays, and nothing is said: the list has not failed. */
export const AdminNamesFailed: Story = {
  tags: ['BRD-05', 'NFR-04'],
  beforeEach: ({ msw }) => msw.use(fail('listUsers', 403)),
  play: async () => {
    await expect((await rowOf('Boulangerie Marceau')).getByText('bastien_morel')).toBeVisible()
    await waitFor(() => expect(callsTo('listUsers')).not.toHaveLength(0))
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}
