import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { controlsOf } from '#mocks/controls.ts'
import { NOE } from '#mocks/domain/seed/named.ts'
import { sandboxPassword } from '#mocks/domain/seed/users.ts'

import { loginPage } from '../features/auth/login-page'
import { BRAND, inviteDialog, rowOf } from '../features/invitations/invitations-page'
import { openUserMenu } from '../features/shell/user-menu'
import { openAddress } from '../support/app-page'
import { callsTo } from '../support/calls'
import { arrival } from '../support/page'
import { pageMeta } from '../support/page-meta'
import { Screen } from '../support/Screen'
import { text } from '../support/text'
import { sandbox } from '../support/visit'
import { withInstallation } from '../support/with-installation'

const meta = {
  component: Screen,
  ...pageMeta,
  args: { url: '/users/invitations?invite=true', onArrive: fn() },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Claire invites Noé and leaves; he opens the link of the e-mail, signs in and accepts. */
export const InviteToAccept: Story = {
  tags: ['INV-02', 'INV-03', 'INV-04', 'INV-15'],
  parameters: { steps: { from: 'md' } },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('Claire invites', async () => {
      const dialog = await inviteDialog()
      await dialog.paste(NOE)
      await dialog.choose(BRAND)
      await userEvent.click(dialog.submit())
      await userEvent.click(await dialog.findByRole('button', { name: text('invitations.dialog.done') }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect((await rowOf(NOE)).getByText(text('invitations.list.status.pending'))).toBeVisible()
      await userEvent.click((await openUserMenu()).getByRole('button', { name: text('frame.user.signOut') }))
      await arrival(text('auth.login.title'))
    })

    await step('Noé opens the link and signs in', async () => {
      openAddress(controlsOf(sandbox()).lastInvitation(NOE)?.path ?? '')
      await arrival(text('invitations.accept.title.company', { company: 'Atelier Lumière' }))
      await expect(canvas.getByText(BRAND)).toBeVisible()
      await userEvent.click(canvas.getByRole('link', { name: text('invitations.accept.signIn') }))
      await arrival(text('auth.login.title'))
      const page = loginPage(canvasElement)
      await page.enter({ email: NOE, password: sandboxPassword })
      await userEvent.click(page.submit())
    })

    await step('Noé accepts', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: text('invitations.accept.submit') }))
      await arrival(text('invitations.joined.title', { name: BRAND }))
      await userEvent.click(await canvas.findByRole('link', { name: text('invitations.joined.dashboard') }))
      await arrival(text('dashboard.title'))
      await expect(args.onArrive).toHaveBeenLastCalledWith(expect.stringMatching(/^\/dashboard\b/))
      await expect((await screen.findAllByText(BRAND))[0]).toBeVisible()
    })

    const { users, brands, invitations } = sandbox().world
    const brand = brands.find(({ name }) => name === BRAND)
    await expect(users.find(({ email }) => email === NOE)?.brand_ids).toEqual([brand?.id])
    await expect(invitations.find(({ email }) => email === NOE)?.status).toBe('accepted')
    await expect([callsTo('sendInvitation').length, callsTo('acceptInvitation').length]).toEqual([1, 1])
  },
}
