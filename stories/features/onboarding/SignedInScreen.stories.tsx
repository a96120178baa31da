import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { NOE } from '#mocks/domain/seed/named.ts'
import { SignedInScreen } from '~/features/onboarding/BusinessScreen'

import { answer } from '../../support/answers'
import { publicPageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'
import { sandbox } from '../../support/visit'

const meta = {
  component: Screen,
  subcomponents: { SignedInScreen },
  ...publicPageMeta,
  args: { url: '/onboarding/register' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const NothingProven: Story = {
  tags: ['REG-46', 'decision-24'],
  parameters: { visit: { as: NOE } },
  beforeEach: ({ msw }) => {
    const { company: _left, ...user } = sandbox().signIn(NOE).user
    msw.use(answer('getProfile', user))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: text('onboarding.signedIn.title') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('onboarding.signedIn.dashboard') })).toHaveAttribute(
      'href',
      '/dashboard',
    )
    await expect(canvas.queryByRole('button', { name: text('common.retry') })).not.toBeInTheDocument()
  },
}
