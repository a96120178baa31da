import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { callsTo } from '../../support/calls'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'

const meta = {
  title: 'features/brands/BrandFormDialog',
  component: Screen,
  ...pageMeta,
  args: { url: '/brands?create=true', onArrive: fn() },
  parameters: { ...pageMeta.parameters, visit: { world: { brands: 3 } } },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

async function form() {
  const box = await screen.findByRole('dialog', { name: text('brands.selector.create') }, { timeout: 10_000 })
  await waitFor(() => expect(box).toBeVisible())
  const dialog = within(box)
  return {
    name: () => dialog.getByRole('textbox', { name: text('brandpages.label.brandName') }),
    url: () => dialog.getByRole('textbox', { name: pattern('brandpages.label.url') }),
    submit: () => dialog.getByRole('button', { name: text('brands.selector.create') }),
  }
}

/** The new brand has its page. */
export const Created: Story = {
  tags: ['BRD-08', 'BRD-07'],
  play: async ({ args }) => {
    const { name, url, submit } = await form()
    await userEvent.type(name(), '  Maison Dubois ')
    await userEvent.type(url(), 'https://maison-dubois.example')
    await userEvent.click(submit())
    await arrival('Maison Dubois')
    await expect(callsTo('createBrand').map(({ body }) => body)).toEqual([
      { name: 'Maison Dubois', url: 'https://maison-dubois.example', is_active: true },
    ])
    await expect(args.onArrive).toHaveBeenLastCalledWith(expect.stringMatching(/^\/brands\/\d+$/))
  },
}

/** People type a site as they say it. */
export const SiteWithoutScheme: Story = {
  tags: ['BRD-08', 'decision-7'],
  play: async () => {
    const { name, url, submit } = await form()
    await userEvent.type(name(), 'Maison Dubois')
    await userEvent.type(url(), 'www.maison-dubois.example')
    await userEvent.tab()
    await expect(url()).toHaveValue('https://www.maison-dubois.example')
    await userEvent.clear(url())
    await userEvent.type(url(), 'http://a b')
    await userEvent.click(submit())
    await waitFor(() => expect(url()).toBeInvalid())
    await expect(callsTo('createBrand')).toEqual([])
  },
}
