import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { InviteDialog } from '~/features/invitations/InviteDialog'
import { EmailsField } from '~/features/invitations/InviteFields'

import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { inviteDialog, PASTED } from './invitations-page'

const meta = {
  title: 'features/invitations/InviteDialog',
  component: Screen,
  subcomponents: { InviteDialog, EmailsField },
  ...pageMeta,
  args: { url: '/users/invitations?invite=true' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Each address of a pasted list can be removed or corrected, by pointer and by keyboard. */
export const PastedEmailsCorrected: Story = {
  tags: ['INV-12'],
  play: async ({ step }) => {
    const dialog = await inviteDialog()
    await dialog.paste(PASTED)
    const chips = within(await dialog.findByRole('list', { name: text('invitations.dialog.emails.list') }))
    const removal = text('invitations.dialog.emails.remove', { email: 'pas-une-adresse' })
    await userEvent.click(chips.getByRole('button', { name: removal }))
    await waitFor(() => expect(dialog.listed()).toHaveLength(9))
    await step('what took its place has the focus, and the removal is said', async () => {
      const next = chips.getByRole('button', { name: 'g@exemple' })
      await waitFor(() => expect(next).toHaveFocus())
      await expect(next).toHaveAccessibleDescription(pattern('forms.email.format'))
      const removed = text('invitations.dialog.emails.removed', { email: 'pas-une-adresse' })
      await expect(dialog.getByText(removed)).toBeInTheDocument()
    })
    await step('the field names what is left to correct', async () => {
      const invalid = pattern('invitations.dialog.emails.invalid', { emails: 'g@exemple' })
      await waitFor(() => expect(dialog.emails()).toHaveAccessibleDescription(invalid))
    })
    await step('Enter brings the address back into the field for its correction', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(dialog.emails()).toHaveFocus())
      await expect(dialog.emails()).toHaveValue('g@exemple')
      await userEvent.keyboard('.fr,')
      await waitFor(() => expect(dialog.listed()?.at(-1)).toBe('g@exemple.fr'))
    })
    await step(
      'by keyboard: the arrows lead from chip to chip, Delete removes, the last one passes the focus on',
      async () => {
        await userEvent.keyboard('{ArrowLeft}{Home}')
        await expect(chips.getByRole('button', { name: 'a@exemple.fr' })).toHaveFocus()
        for (let left = 9; left > 0; left--) await userEvent.keyboard('{Delete}')
        await waitFor(() => expect(dialog.emails()).toHaveFocus())
        await expect(dialog.queryByRole('list', { name: text('invitations.dialog.emails.list') })).toBeNull()
      },
    )
  },
}
