import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ComingSoonScreen } from '~/features/shared/ComingSoonScreen'

import { languages, looks } from '../../../.storybook/modes'
import { withRouter } from '../../support/with-router'

const meta = {
  title: 'System/Coming soon',
  component: ComingSoonScreen,
  parameters: { layout: 'fullscreen' },
  args: { title: 'navigation.settings' },
  decorators: [withRouter],
} satisfies Meta<typeof ComingSoonScreen>

export default meta
type Story = StoryObj<typeof meta>

export const ComingSoon: Story = {
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Retour au tableau de bord' })).toHaveAttribute('href', '/dashboard')
  },
}
