import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { JEANNE } from '#mocks/domain/seed/named.ts'
import { onWindowEvent } from '~/telemetry/events'

import { choose, question } from '../features/subscription/upgrade-page'
import { callsTo } from '../support/calls'
import { leftFor, stayHere } from '../support/leaving'
import { pageMeta } from '../support/page-meta'
import { Screen } from '../support/Screen'
import { text } from '../support/text'
import { PAYMENT_PAGE, sandbox } from '../support/visit'
import { withInstallation } from '../support/with-installation'

const meta = {
  component: Screen,
  tags: ['money'],
  ...pageMeta,
  parameters: { ...pageMeta.parameters, visit: { as: JEANNE } },
  args: { url: '/subscription/upgrade' },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** A plan is chosen and confirmed, and the browser leaves for the page of the payment. */
export const UpgradeToRedirect: Story = {
  tags: ['PLN-13', 'PLN-16', 'PLN-17', 'PLN-21'],
  beforeEach: stayHere,
  parameters: { steps: { from: 'md' } },
  play: async () => {
    const heard: unknown[] = []
    const stop = onWindowEvent('subscription:checkoutRedirect', (detail) => void heard.push(detail))
    await choose('Solo Business')
    const dialog = await question()
    await expect(callsTo('upgradeTrial')).toEqual([{ body: { plan_type: 'solo_business' } }])
    await expect(leftFor()).toEqual([])

    await userEvent.click(await dialog.findByRole('button', { name: text('plans.confirm.pay', { amount: '95' }) }))
    stop()
    const [checkout] = sandbox().world.checkouts
    await expect(leftFor()).toEqual([`${PAYMENT_PAGE}/${checkout?.session_id}`])
    await expect(heard).toEqual([{ planType: 'solo_business', amount: 95, sessionId: checkout?.session_id }])
  },
}
