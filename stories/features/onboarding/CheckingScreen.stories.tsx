import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { CheckingScreen } from '~/features/onboarding/CheckingScreen'

import { fail, fault } from '../../support/answers'
import { NOE } from '../../support/people'
import { Screen } from '../../support/Screen'
import { visit } from '../../support/visit'
import { withInstallation } from '../../support/with-installation'

const meta = {
  title: 'Onboarding/Checking',
  component: Screen,
  subcomponents: { CheckingScreen },
  parameters: { layout: 'fullscreen' },
  args: { url: '/onboarding/register' },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const lastStep = { level: 1, name: /^Dernière étape/ }

export const NotChecked: Story = {
  name: 'NotChecked · REG-46 (decision 24)',
  beforeEach: async ({ msw }) => {
    await visit(msw, { as: NOE })
    msw.use(fail('getProfile', 500, { times: 1 }))
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('heading', lastStep)).toBeVisible()
  },
}

export const Checking: Story = {
  name: 'Checking · REG-46',
  beforeEach: async ({ msw }) => {
    await visit(msw, { as: NOE })
    msw.use(fault('getProfile', 'hang'))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement…')).toBeInTheDocument()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
  },
}
