import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { CLAIRE, JEANNE } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'

import { looks } from '../../../.storybook/modes'
import { answer } from '../../support/answers'
import { says } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { sandbox } from '../../support/visit'
import { here } from './upgrade-page'

const meta = {
  title: 'Subscription/Plan that cannot be changed',
  component: Screen,
  ...pageMeta,
  args: { url: '/subscription/upgrade' },
  play: async () => {
    await here()
    await expect(await screen.findByText(says('plans.closed'))).toBeVisible()
    await expect(screen.getByRole('link', { name: says('plans.success.settings.body') })).toHaveAttribute(
      'href',
      '/settings/billing',
    )
    // the plans can be read and compared, not chosen
    await expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6)
    await expect(screen.queryByRole('button', { name: /^Choisir/ })).toBeNull()
    await expect(screen.queryByText(says('plans.subtitle.upgrade'))).toBeNull()
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const closedFor =
  (email: string): NonNullable<Story['beforeEach']> =>
  ({ msw }) => {
    const { user } = sandbox().signIn(email)
    if (!user.subscription_info) throw new Error(`${email} has no subscription`)
    msw.use(answer('getCurrentUser', { ...user, subscription_info: { ...user.subscription_info, can_upgrade: false } }))
  }

export const OwnPlan: Story = {
  name: 'OwnPlan · SUB-05 PLN-27',
  parameters: { visit: { as: CLAIRE, world: worlds.growing }, chromatic: { modes: looks } },
  beforeEach: closedFor(CLAIRE),
}

/** Nobody is urged to choose what cannot be chosen. */
export const InTrial: Story = {
  name: 'InTrial · SUB-05 PLN-03',
  parameters: { visit: { as: JEANNE } },
  beforeEach: closedFor(JEANNE),
}
