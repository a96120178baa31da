import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { SignedInScreen } from '~/features/onboarding/SignedInScreen'

import { answer } from '../../support/answers'
import { NOE } from '../../support/people'
import { Screen } from '../../support/Screen'
import { visit } from '../../support/visit'
import { withInstallation } from '../../support/with-installation'

const meta = {
  title: 'Onboarding/Signed in',
  component: Screen,
  subcomponents: { SignedInScreen },
  parameters: { layout: 'fullscreen' },
  args: { url: '/onboarding/register' },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const NothingProven: Story = {
  name: 'NothingProven · REG-46 (decision 24)',
  beforeEach: async ({ msw }) => {
    const backend = await visit(msw, { as: NOE })
    const { company: _left, ...user } = backend.signIn(NOE).user
    msw.use(answer('getProfile', user))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Une session est déjà ouverte' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Aller au tableau de bord' })).toHaveAttribute('href', '/dashboard')
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument()
  },
}
