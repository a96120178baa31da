import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { HUGO } from '#mocks/domain/seed/named.ts'
import { TopBar } from '~/features/shell/TopBar'

import { longPage } from '../../support/long-page'
import { observed } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'

const meta = {
  component: Screen,
  subcomponents: { TopBar },
  args: { url: '/dashboard' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** The words of the heading, once it has scrolled away. */
export const TitleInTheTopBar: Story = {
  tags: ['NFR-08'],
  args: { children: longPage('Boulangerie Marceau') },
  play: async () => {
    const heading = await screen.findByRole('heading', { level: 1, name: 'Boulangerie Marceau' })
    const bar = within(screen.getByRole('banner'))
    await expect(bar.queryByText('Boulangerie Marceau')).toBeNull()
    await observed(heading)
    screen.getByRole('contentinfo').scrollIntoView()
    await expect(await bar.findByText('Boulangerie Marceau')).toBeVisible()
    heading.scrollIntoView({ block: 'center' })
    await waitFor(() => expect(bar.queryByText('Boulangerie Marceau')).toBeNull())
  },
}

const LONG_COMPANY = 'Compagnie Générale des Établissements Réunis du Littoral'

/** The title is whole: the name of the company gives way, and is gone where nothing of it could be read. */
export const TitleBeforeCompany: Story = {
  tags: ['NFR-08'],
  globals: { viewport: { value: 'w360' } },
  parameters: { visit: { as: HUGO, world: { companyName: LONG_COMPANY } } },
  args: { url: '/settings', children: longPage('Tableau de bord') },
  play: async () => {
    await observed(await screen.findByRole('heading', { level: 1, name: 'Tableau de bord' }))
    const bar = within(screen.getByRole('banner'))
    const company = await bar.findByText(LONG_COMPANY)
    await expect(bar.getByText(text('data.readOnly'))).toBeVisible()
    const inBar = () => {
      const { top, bottom } = screen.getByRole('banner').getBoundingClientRect()
      const { top: at } = company.getBoundingClientRect()
      const { bottom: end = 0 } = company.closest('header > *')?.getBoundingClientRect() ?? {}
      return at >= top && at < Math.min(bottom, end)
    }
    await expect(inBar()).toBe(true)
    screen.getByRole('contentinfo').scrollIntoView()
    const title = await bar.findByText('Tableau de bord')
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
    await expect(inBar()).toBe(false)
  },
}

/** The title is whole: the brand gives way, down to its mark. */
export const TitleBeforeBrand: Story = {
  tags: ['NFR-08', 'SEL-02'],
  globals: { viewport: { value: 'w360' } },
  args: { url: '/pages', children: longPage('Statistiques') },
  play: async () => {
    await observed(await screen.findByRole('heading', { level: 1, name: 'Statistiques' }))
    const bar = within(screen.getByRole('banner'))
    const selector = await bar.findByRole('button', { name: pattern('brands.selector.open') })
    screen.getByRole('contentinfo').scrollIntoView()
    const title = await bar.findByText('Statistiques')
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
    const { right, width } = selector.getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(title.getBoundingClientRect().left)
    await expect(width).toBeGreaterThan(70)
  },
}
