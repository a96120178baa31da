import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { worlds } from '#mocks/domain/seed/worlds.ts'
import { InviteCount } from '~/features/invitations/InviteCount'
import { InviteDialog } from '~/features/invitations/InviteDialog'

import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { inviteDialog } from './invitations-page'

const meta = {
  title: 'Invitations/Invite dialog/Limit',
  component: Screen,
  subcomponents: { InviteDialog, InviteCount },
  ...pageMeta,
  args: { url: '/users/invitations?invite=true' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** What helps is said before anybody is named. */
export const NoFreePlace: Story = {
  name: 'NoFreePlace · INV-07 INV-13',
  parameters: { visit: { world: { ...worlds.growing, limits: { users: 4 } } } },
  play: async () => {
    const dialog = await inviteDialog()
    await expect(await dialog.findByText('aucune place libre')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Changer de plan' })).toHaveAttribute('href', '/subscription/upgrade')
  },
}
