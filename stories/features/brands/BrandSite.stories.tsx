import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'

import { BrandSite } from '~/features/brands/BrandSite'

import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { rowOf } from './brands-page'

const meta = {
  title: 'Brands/List/Sites',
  component: Screen,
  subcomponents: { BrandSite },
  ...pageMeta,
  args: { url: '/brands' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const siteOf = async (brand: string) => {
  const site = (await rowOf(brand)).getByText(/\.example$/)
  return { site, cut: site.scrollWidth > site.clientWidth }
}

/** Most addresses are whole; the pointer shows the others. */
export const Sites: Story = {
  name: 'Sites · BRD-22',
  globals: { viewport: { value: 'w1280' } },
  play: async () => {
    await expect((await siteOf('Architectes Réunis')).cut).toBe(false)
    await expect((await siteOf('Brasserie du Port')).cut).toBe(false)
    const { site, cut } = await siteOf('Clinique Vétérinaire du Parc')
    await expect(cut).toBe(true)
    await userEvent.hover(site)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(site.textContent ?? '')
  },
}

/** A card grows instead, and the icon of a link stays. */
export const SitesOnPhone: Story = {
  name: 'SitesOnPhone · BRD-22',
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const site = await screen.findByText('biscuiterienantaise.example')
    await expect([site.scrollWidth > site.clientWidth, site.scrollHeight > site.clientHeight]).toEqual([false, false])
    await expect(site.parentElement?.querySelector('svg')).toBeVisible()
  },
}
