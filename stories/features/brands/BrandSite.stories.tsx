import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'

import { BrandSite } from '~/features/brands/BrandCells'

import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { sandbox } from '../../support/visit'
import { rowOf } from './brands-page'

const meta = {
  title: 'features/brands/BrandsScreen',
  component: Screen,
  subcomponents: { BrandSite },
  ...pageMeta,
  args: { url: '/brands' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const siteOf = async (brand: string) => {
  const text = (await rowOf(brand)).getByText(/\.example$/)
  const site = text.closest<HTMLElement>('[data-truncated]') ?? text
  return { site, cut: site.scrollWidth > site.clientWidth, height: site.offsetHeight }
}

/** Each address has one line. On a wide screen most are whole; the pointer shows the others. */
export const Sites: Story = {
  tags: ['BRD-22'],
  globals: { viewport: { value: 'w1440' } },
  play: async () => {
    for (const brand of ['Architectes Réunis', 'Brasserie du Port']) {
      const { cut, height } = await siteOf(brand)
      await expect(cut).toBe(false)
      await expect(height).toBeLessThan(24)
    }
    const { site, cut } = await siteOf('Clinique Vétérinaire du Parc')
    await expect(cut).toBe(true)
    await userEvent.hover(site)
    await expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent(site.textContent ?? '')
  },
}

const LONG = 'clinique-veterinaire-du-parc-et-des-animaux.example'

const withLongAddress = () => {
  const brand = sandbox().world.brands.find(({ name }) => name === 'Architectes Réunis')
  if (brand) brand.url = `https://${LONG}`
}

/** The rectangle of the last line. */
const endOf = (text: HTMLElement) => {
  const range = document.createRange()
  range.selectNodeContents(text)
  const last = Array.from(range.getClientRects()).at(-1)
  if (!last) throw new Error('No text')
  return last
}

/** Alone on a page, the icon of the link stands at the end of the address. */
export const SiteOnItsPage: Story = {
  tags: ['BRD-22', 'NFR-09'],
  args: { url: '/brands/33' },
  globals: { viewport: { value: 'w360' } },
  beforeEach: withLongAddress,
  play: async () => {
    const site = await screen.findByText(LONG)
    const icon = site.closest('a')?.querySelector('svg')
    if (!icon) throw new Error('No icon')
    const { left, right, top, bottom } = icon.getBoundingClientRect()
    const end = endOf(site)
    await expect(left - end.right).toBeGreaterThanOrEqual(0)
    await expect(left - end.right).toBeLessThan(10)
    await expect((top + bottom) / 2).toBeGreaterThan(end.top)
    await expect((top + bottom) / 2).toBeLessThan(end.bottom)
    await expect(right).toBeLessThan(window.innerWidth)
  },
}
