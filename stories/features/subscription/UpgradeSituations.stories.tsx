import type { Meta, StoryObj } from '@storybook/react-vite'

import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { situation } from '../../support/situations'
import { withInstallation } from '../../support/with-installation'

const meta = {
  title: 'Subscription/Situations',
  component: Screen,
  ...pageMeta,
  args: { url: '/subscription/upgrade' },
  parameters: { ...pageMeta.parameters, installation: { billingPortalUrl: 'https://facturation.exemple.fr/espace' } },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Agency: Story = situation('agency')
export const Solo: Story = situation('solo')
export const NoBrand: Story = situation('noBrand')
export const Trial: Story = situation('trial')
export const TrialMedium: Story = situation('trialMedium')
export const TrialHigh: Story = situation('trialHigh')
export const TrialCritical: Story = situation('trialCritical')
export const TrialEndsToday: Story = situation('trialEndsToday')
export const TrialOver: Story = situation('trialOver')
export const PastDue: Story = situation('pastDue')
export const Cancelled: Story = situation('cancelled')
export const UnknownBilling: Story = situation('unknownBilling')
export const NoPlan: Story = situation('noPlan')
export const Growing: Story = situation('growing')
export const UsageAmber: Story = situation('usageAmber')
export const UsageRed: Story = situation('usageRed')
export const LimitsReached: Story = situation('limitsReached')
export const OverLimit: Story = situation('overLimit')
export const ZeroLimits: Story = situation('zeroLimits')
export const CannotManageSubscription: Story = situation('cannotManageSubscription')
