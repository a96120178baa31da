import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { JEANNE } from '#mocks/domain/seed/named.ts'
import { BillingScreen } from '~/features/subscription/BillingScreen'

import { looks } from '../../../.storybook/modes'
import { fail, fault } from '../../support/answers'
import { arrival, card } from '../../support/page'
import type { Screen } from '../../support/Screen'
import { fromServer, text } from '../../support/text'
import { billingPage, TRIALS } from './billing-page'

const meta = {
  title: 'features/subscription/BillingScreen',
  ...billingPage,
  subcomponents: { BillingScreen },
  tags: ['money'],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const openBilling = () => arrival(text('navigation.subscription'))
const planCard = () => card(text('billing.plan'))

export const Loading: Story = {
  parameters: { visit: { as: JEANNE }, chromatic: { modes: looks } },
  beforeEach: ({ msw }) => msw.use(...TRIALS.map((call) => fault(call, 'hang'))),
  play: async () => {
    await openBilling()
    await waitFor(() => expect(screen.getAllByText(text('common.loading')).length).toBeGreaterThanOrEqual(2))
    // the trial fields of the user are shown at once
    await expect((await planCard()).getByText(text('billing.trial.daysLeft', { days: 5 }))).toBeVisible()
  },
}

export const Error: Story = {
  tags: ['NFR-01'],
  parameters: { visit: { as: JEANNE } },
  beforeEach: ({ msw }) =>
    msw.use(fail('getTrialStatus', 500), fail('listTrialEvents', 400, { times: 1 }), fail('detectUpgrade', 400)),
  play: async () => {
    await openBilling()
    await expect(await screen.findByText(text('trial.opportunities.failed'))).toBeVisible()
    await expect((await planCard()).getByText(text('billing.trial.daysLeft', { days: 5 }))).toBeVisible()
    const events = await card(text('trial.events.title'))
    await userEvent.click(await events.findByRole('button', { name: text('common.retry') }))
    await expect(
      await events.findByText(fromServer('Essai gratuit de 14 jours commencé.', 'trial.events.started')),
    ).toBeVisible()
  },
}
