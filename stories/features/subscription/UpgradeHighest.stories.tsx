import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'

import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { here } from './upgrade-page'

const meta = {
  title: 'Subscription/Highest plan',
  component: Screen,
  ...pageMeta,
  args: { url: '/subscription/upgrade' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** The highest plan: nothing is above it. */
export const CurrentAgencyScale: Story = {
  name: 'CurrentAgencyScale · PLN-12 PLN-27 C274',
  parameters: { visit: { as: CLAIRE } },
  play: async () => {
    await here()
    await expect(screen.getAllByText(text('plans.current')).length).toBeGreaterThan(0)
    // no dead buttons, nothing to look for: one sentence, and the contact below
    for (const id of ['plans.family.solo', 'plans.family.agency'] as const) {
      const family = screen.getByRole('region', { name: text(id) })
      await expect(within(family).getAllByRole('heading', { level: 3 })).toHaveLength(3)
      await expect(within(family).queryByRole('button')).toBeNull()
      await expect(within(family).queryByRole('link')).toBeNull()
    }
    await expect(screen.queryByText(pattern('plans.finder.title'))).toBeNull()
    await expect(screen.getByText(text('data.limit.highest'))).toBeVisible()
    await expect(screen.getByRole('link', { name: text('plans.success.settings.body') })).toHaveAttribute(
      'href',
      '/settings/billing',
    )
    // its own plans first: what is below cannot be chosen
    const [first] = screen.getAllByRole('heading', { level: 2 })
    await expect(first).toHaveTextContent(text('plans.family.agency'))
    await expect(screen.queryByText(text('plans.subtitle.upgrade'))).toBeNull()
  },
}

/** A cancelled subscription to it ends: where it stands, it is taken up again. */
export const CancelledAgencyScale: Story = {
  name: 'CancelledAgencyScale · PLN-27',
  parameters: { visit: { as: CLAIRE, world: worlds.cancelled } },
  play: async () => {
    await here()
    await expect(screen.getByRole('link', { name: text('plans.success.settings.body') })).toBeVisible()
    await expect(screen.queryByText(text('data.limit.highest'))).toBeNull()
  },
}
