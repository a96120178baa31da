import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { NotFoundScreen } from '~/features/shared/failures/FailureScreen'
import { PublicLayout } from '~/features/shared/public/PublicLayout'

import { text } from '../../../support/text'
import { withInstallation } from '../../../support/with-installation'
import { withRouter } from '../../../support/with-router'

const meta = {
  component: PublicLayout,
  subcomponents: { NotFoundScreen },
  parameters: { layout: 'fullscreen' },
  args: { children: null },
  decorators: [withRouter, withInstallation],
} satisfies Meta<typeof PublicLayout>

export default meta
type Story = StoryObj<typeof meta>

export const NotFoundSignedOut: Story = {
  tags: ['GRD-06', 'GRD-07'],
  args: { children: <NotFoundScreen signedIn={false} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: text('errors.page.notFound.title') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('common.backToLogin') })).toHaveAttribute('href', '/auth/login')
  },
}
