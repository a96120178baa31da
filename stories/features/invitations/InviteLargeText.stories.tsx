import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { InviteActions } from '~/features/invitations/InviteActions'
import { InviteDialog } from '~/features/invitations/InviteDialog'

import { withLargeText } from '../../support/large-text'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { withInstallation } from '../../support/with-installation'
import { inviteDialog } from './invitations-page'

const meta = {
  title: 'features/invitations/InviteDialog',
  component: Screen,
  subcomponents: { InviteDialog, InviteActions },
  ...pageMeta,
  args: { url: '/users/invitations?invite=true', onArrive: fn() },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** On a phone, the button that sends is whole. */
export const SendOnAPhone: Story = {
  tags: ['INV-09', 'NFR-08', 'NFR-09'],
  globals: { viewport: { value: 'w360' } },
  beforeEach: withLargeText,
  play: async () => {
    const { submit } = await inviteDialog()
    const { left, right } = submit().getBoundingClientRect()
    await expect(left).toBeGreaterThan(0)
    await expect(right).toBeLessThan(window.innerWidth)
  },
}
