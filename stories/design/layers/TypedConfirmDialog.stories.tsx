import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'

import { TypedConfirmDialog } from '~/design/layers/ConfirmDialog'

import { text } from '../../support/text'

const meta = {
  component: TypedConfirmDialog,
  tags: ['destructive'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof TypedConfirmDialog> = {
  args: {
    open: true,
    title: 'Supprimer Maison Dubois',
    children: 'Il n’y a pas de retour.',
    confirm: 'Supprimer la marque',
    expected: 'Maison Dubois',
    onConfirm: fn(),
    onClose: fn(),
  },
}

const onClose = fn()

const onConfirm = fn()

const forget = () => {
  onClose.mockClear()
  onConfirm.mockClear()
}

export const DialogDestructiveTyped: Story = {
  render: () => (
    <TypedConfirmDialog
      open
      title="Supprimer Maison Dubois"
      confirm="Supprimer la marque"
      expected="Maison Dubois"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      La marque, ses pages et ses statistiques seront supprimées. Il n’y a pas de retour.
    </TypedConfirmDialog>
  ),
  beforeEach: forget,
  play: async ({ step }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Supprimer Maison Dubois' }))
    const field = dialog.getByRole('textbox', { name: text('data.typed.label', { name: 'Maison Dubois' }) })
    const confirm = dialog.getByRole('button', { name: 'Supprimer la marque' })
    await step('a mismatch is said and refused', async () => {
      await expect(field).toHaveFocus()
      await userEvent.type(field, 'Maison Dubos{Enter}')
      await expect(confirm).toBeDisabled()
      await userEvent.tab()
      await expect(field).toHaveAccessibleDescription(text('data.typed.mismatch'))
    })
    await step('the name opens the way', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, ' Maison  Dubois{Enter}')
      await expect(onConfirm).toHaveBeenCalledOnce()
    })
  },
}
