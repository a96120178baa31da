import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Screen } from '../../support/Screen'
import { situation, situationsPage } from '../../support/situations'

const meta = {
  ...situationsPage,
  tags: ['money'],
  args: { url: '/subscription/upgrade' },
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
