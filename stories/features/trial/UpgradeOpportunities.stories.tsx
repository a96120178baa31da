import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { NoOpportunity as Nothing, UpgradeOpportunities } from '~/features/trial/OpportunitiesCard'

import { sentence } from '../../support/sentence'
import { fromServer, pattern, text } from '../../support/text'
import { withRouter } from '../../support/with-router'

const meta = {
  component: UpgradeOpportunities,
  tags: ['money'],
  decorators: [withRouter],
} satisfies Meta<typeof UpgradeOpportunities>

export default meta
type Story = StoryObj<typeof meta>

/** French spacing made plain. */
const plainText = ({ textContent }: Element) => textContent?.replaceAll('\u00A0', ' ')

/** Nothing of them is documented: what is there is shown. */
export const AnyShape: Story = {
  tags: ['TRI-10', 'TRI-14', 'K60'],
  args: {
    opportunities: [
      {
        type: 'trial_ending',
        reason: 'La période d’essai se termine dans 3 jours.',
        recommended_plan: 'agency_business',
      },
      { type: 'users_limit', recommended_plan: 'Solo Enterprise' },
      { type: 'loyalty' },
      {},
    ],
  },
  play: async () => {
    await expect(screen.getAllByRole('listitem').map(plainText)).toEqual([
      fromServer('La période d’essai se termine dans 3 jours.', 'trial.opportunities.trial'),
      text('trial.opportunities.users'),
      text('trial.opportunities.unknown'),
      text('trial.opportunities.unknown'),
    ])
    // one plan for all reasons: the highest of those named
    const suggestion = screen.getByText(sentence(pattern('trial.opportunities.suggested', { plan: 'Agency Business' })))
    await expect(plainText(suggestion)).toBe(text('trial.opportunities.suggested', { plan: 'Agency Business' }))
  },
}

/** A full plan is not almost full. */
export const FullPlan: Story = {
  tags: ['TRI-10', 'K60'],
  args: {
    opportunities: [{ type: 'users_limit' }, { type: 'brands_limit' }],
    slots: {
      users_used: 2,
      users_limit: 2,
      users_available: 0,
      brands_used: 9,
      brands_limit: 10,
      brands_available: 1,
    },
  },
  play: async () => {
    await expect(screen.getAllByRole('listitem').map(plainText)).toEqual([
      text('data.limit.users.used', { used: 2, most: 2 }),
      text('trial.opportunities.brands'),
    ])
  },
}

export const NoOpportunity: Story = {
  tags: ['TRI-10'],
  args: { opportunities: [] },
  render: () => <Nothing />,
  play: async () => {
    await expect(screen.getByText(text('trial.opportunities.none'))).toBeVisible()
  },
}
