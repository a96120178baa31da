import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { NOE } from '#mocks/domain/seed/named.ts'
import { CheckingScreen } from '~/features/onboarding/BusinessScreen'

import { fail, fault } from '../../support/answers'
import { publicPageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'

const meta = {
  component: Screen,
  subcomponents: { CheckingScreen },
  ...publicPageMeta,
  parameters: { ...publicPageMeta.parameters, visit: { as: NOE } },
  args: { url: '/onboarding/register' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const lastStep = () => ({ level: 1, name: pattern('onboarding.business.title') })

export const NotChecked: Story = {
  tags: ['REG-46', 'decision-24'],
  beforeEach: ({ msw }) => msw.use(fail('getProfile', 500, { times: 1 })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('common.retry') }))
    await expect(await canvas.findByRole('heading', lastStep())).toBeVisible()
  },
}

export const Checking: Story = {
  tags: ['REG-46'],
  beforeEach: ({ msw }) => msw.use(fault('getProfile', 'hang')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('common.loading'))).toBeInTheDocument()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
  },
}
