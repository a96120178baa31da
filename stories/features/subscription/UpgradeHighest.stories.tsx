import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'

import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { inOrder, pattern, text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'
import { here } from './upgrade-page'

const meta = {
  title: 'features/subscription/UpgradeScreen',
  component: Screen,
  tags: ['money'],
  ...pageMeta,
  args: { url: '/subscription/upgrade' },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** The highest plan: nothing is above it. */
export const CurrentAgencyScale: Story = {
  tags: ['PLN-12', 'PLN-27', 'C274'],
  parameters: { visit: { as: CLAIRE } },
  play: async () => {
    await here()
    // its card alone, one sentence and one contact
    await expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(1)
    await expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
    await expect(screen.getByText(text('plans.current.badge'))).toBeVisible()
    const more = screen.getByRole('link', { name: text('subscription.more') })
    await expect(decodeURIComponent(more.getAttribute('href') ?? '')).toMatch(
      inOrder(
        /^mailto:support@exemple\.fr\?subject=/,
        pattern('subscription.more.title', { company: 'Atelier Lumière' }),
        /Agency Scale/,
        pattern('data.limit.brands.used', { used: 47, most: 100 }),
        pattern('data.limit.users.used', { used: 85, most: 100 }),
      ),
    )
    await expect(screen.queryByText(text('plans.lower.reason'))).toBeNull()
    await expect(screen.queryByText(pattern('plans.finder.title'))).toBeNull()
    await expect(screen.getByText(text('data.limit.highest'))).toBeVisible()
    await expect(screen.getByRole('link', { name: text('plans.success.settings.body') })).toHaveAttribute(
      'href',
      '/settings/billing',
    )
    // the others with the comparison, without dead buttons
    await userEvent.click(screen.getByRole('button', { name: text('plans.compare') }))
    for (const [id, count] of [
      ['plans.family.agency', 2],
      ['plans.family.solo', 3],
    ] as const) {
      const family = within(await screen.findByRole('region', { name: text(id) }))
      await expect(family.getAllByRole('heading', { level: 3 })).toHaveLength(count)
      await expect(family.queryByRole('button')).toBeNull()
      await expect(family.queryByRole('link')).toBeNull()
    }
    await expect(screen.queryByText(text('plans.subtitle.upgrade'))).toBeNull()
  },
}

/** While a payment is late, no more room is offered. */
export const PastDueAgencyScale: Story = {
  tags: ['PLN-27', 'SUB-03'],
  parameters: { visit: { as: CLAIRE, world: worlds.pastDue } },
  play: async () => {
    await here()
    await expect(screen.getByText(text('data.limit.highest'))).toBeVisible()
    await expect(screen.queryByRole('link', { name: text('subscription.more') })).toBeNull()
    // the one filled button is the way to pay
    const banner = within(screen.getByRole('region', { name: text('frame.banner.region') }))
    const pay = await banner.findByRole('link')
    await expect([...document.querySelectorAll('main [data-variant="contained"]')]).toEqual([pay])
  },
}

/** A cancelled subscription to it ends: where it stands, it is taken up again. */
export const CancelledAgencyScale: Story = {
  tags: ['PLN-27'],
  parameters: { visit: { as: CLAIRE, world: worlds.cancelled } },
  play: async () => {
    await here()
    await expect(screen.getByRole('link', { name: text('plans.success.settings.body') })).toBeVisible()
    await expect(screen.queryByText(text('data.limit.highest'))).toBeNull()
  },
}

/** On a phone the comparison begins with one's own plan, the last of six. The page itself does not move. */
export const OwnPlanCompared: Story = {
  tags: ['PLN-30', 'NFR-08'],
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await here()
    const open = await screen.findByRole('button', { name: text('plans.compare') })
    open.scrollIntoView()
    const before = open.getBoundingClientRect().top
    await userEvent.click(open)
    const region = await screen.findByRole('region', { name: text('plans.compare.title') })
    const own = within(region).getByRole('columnheader', { name: pattern('plans.current.badge') })
    const { left, right } = own.getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(region.getBoundingClientRect().right + 1)
    await expect(left).toBeGreaterThan(region.getBoundingClientRect().left + 100)
    await expect(open.getBoundingClientRect().top).toBe(before)
  },
}
