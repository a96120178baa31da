import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { worlds } from '#mocks/domain/seed/worlds.ts'
import { BrandScreen } from '~/features/brands/BrandScreen'
import type { PlainMessageId } from '~/i18n/messages'

import { looks } from '../../../.storybook/modes'
import { aBrand } from '../../support/a-brand'
import { answer, raw } from '../../support/answers'
import { arrival, card } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'

const meta = {
  title: 'features/brands/BrandScreen',
  component: Screen,
  subcomponents: { BrandScreen },
  ...pageMeta,
  args: { url: '/brands/2' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const NAME = 'Brasserie du Port'

const boxOf = (heading: PlainMessageId) => {
  const box = screen
    .getByRole('heading', { name: text(heading), level: 2 })
    .closest('section')
    ?.getBoundingClientRect()
  return box ?? new DOMRect()
}

/** Who administers the brand stands beside what the page says of it. */
export const Wide: Story = {
  tags: ['BRD-23'],
  globals: { viewport: { value: 'w1280' } },
  play: async () => {
    await arrival(NAME)
    await screen.findByText('Hugo Lambert')
    const [users, admin] = [boxOf('brandpages.people.title'), boxOf('brandpages.admin')]
    await expect(admin.left).toBeGreaterThan(users.right)
    await expect(admin.top).toBeLessThan(users.top)
  },
}

/** One column as wide as the window, in the longest words. */
export const GermanOnPhone: Story = {
  tags: ['BRD-23', 'NFR-09'],
  globals: { viewport: { value: 'w360' }, locale: 'de' },
  play: async () => {
    await arrival(NAME)
    await screen.findByText('Hugo Lambert')
    const [users, admin] = [boxOf('brandpages.people.title'), boxOf('brandpages.admin')]
    await expect([admin.left, admin.right]).toEqual([users.left, users.right])
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

/** The brand of a plan that holds one: no way back to a list, no favourites, no other brands, no company above it. */
export const PlanOfOneBrand: Story = {
  tags: ['BRD-23', 'BRD-25'],
  parameters: { steps: { from: 'md' }, visit: { world: worlds.solo } },
  args: { url: '/brands/1' },
  play: async () => {
    await arrival('Boulangerie Marceau')
    await screen.findByRole('heading', { name: text('brandpages.people.title') })
    // by its address: one brand and several are the same word in Italian
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toContain('/brands/1')
    await expect(links).not.toContain('/brands')
    await expect(screen.queryByRole('button', { name: pattern('brands.favourite') })).toBeNull()
    await expect(screen.queryByRole('heading', { name: text('brandpages.company.brands') })).toBeNull()
    await expect(screen.queryByText(text('brandpages.company'))).toBeNull()
  },
}

const LONG = 'Boulangerie '.repeat(15).trim()

/** The heading has three lines at most and the breadcrumb one; both are whole for screen readers and in a tooltip. */
export const LongName: Story = {
  tags: ['BRD-23', 'C122'],
  globals: { viewport: { value: 'w360' } },
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) => msw.use(answer('getBrand', { ...aBrand(2, LONG), company: null })),
  play: async () => {
    const heading = await arrival(LONG)
    const [line] = heading.querySelectorAll<HTMLElement>('[data-truncated]')
    await expect(heading.clientHeight).toBeLessThanOrEqual(
      3 * Number.parseFloat(getComputedStyle(heading).lineHeight) + 1,
    )
    const trail = within(screen.getByRole('navigation', { name: text('frame.breadcrumb') }))
    const [first, last] = trail.getAllByRole('listitem')
    await expect(last?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top)
    await userEvent.hover(line ?? heading)
    await waitFor(() => expect(screen.getAllByText(LONG).length).toBeGreaterThan(2))
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

/** Groups of brands, which cannot be read: that is no company without another brand. */
export const CompanyUnread: Story = {
  tags: ['BRD-16', 'NFR-01', 'decision-6'],
  beforeEach: ({ msw }) =>
    msw.use(
      raw('listBrandsByCompany', { success: true, data: { Nord: [aBrand(3, 'Port')], Sud: [aBrand(4, 'Jardin')] } }),
    ),
  play: async () => {
    const company = await card(text('brandpages.company.brands'))
    await expect(await company.findByText(text('lists.byCompany.failed'))).toBeVisible()
    await expect(company.getByRole('button', { name: text('common.retry') })).toBeEnabled()
  },
}
