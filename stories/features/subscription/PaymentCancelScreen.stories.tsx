import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { PaymentCancelScreen } from '~/features/subscription/PaymentCancelScreen'
import { onWindowEvent } from '~/telemetry/events'

import { languages, looks } from '../../../.storybook/modes'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'

const meta = {
  component: Screen,
  subcomponents: { PaymentCancelScreen },
  tags: ['money'],
  ...pageMeta,
  args: { url: '/billing/cancel' },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

let heard: unknown[] = []

export const Default: Story = {
  tags: ['BIL-11', 'BIL-12', 'BIL-13', 'BIL-15'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    await arrival(text('plans.cancel.title'))
    await expect(screen.getByText(text('plans.cancel.body'))).toBeVisible()
    await expect(screen.getByRole('link', { name: text('common.retry') })).toHaveAttribute(
      'href',
      '/subscription/upgrade',
    )
    await expect(screen.getByRole('link', { name: text('common.backToDashboard') })).toHaveAttribute(
      'href',
      '/dashboard',
    )
    await expect(
      screen.getByRole('link', { name: `${text('common.contactSupport')} (support@exemple.fr)` }),
    ).toHaveAttribute('href', 'mailto:support@exemple.fr')
  },
}

export const WithReason: Story = {
  tags: ['BIL-11', 'BIL-14', 'C280'],
  args: { url: `/billing/cancel?session_id=cs_1&reason=${encodeURIComponent('<script>alert(1)</script>')}` },
  beforeEach: () => {
    heard = []
    return onWindowEvent('analytics', (detail) => void heard.push(detail))
  },
  play: async () => {
    await arrival(text('plans.cancel.title'))
    await expect(screen.queryByText(/alert\(1\)/)).toBeNull()
    await expect(heard).toEqual([
      {
        event: 'payment_cancelled',
        params: { session_id: 'cs_1', plan_type: undefined, reason: '<script>alert(1)</script>' },
      },
    ])
  },
}

export const MissingParams: Story = {
  tags: ['BIL-11', 'BIL-14'],
  beforeEach: () => {
    heard = []
    return onWindowEvent('analytics', (detail) => void heard.push(detail))
  },
  play: async () => {
    await arrival(text('plans.cancel.title'))
    await expect(heard).toEqual([{ event: 'payment_cancelled', params: {} }])
  },
}
