import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { Alert } from '~/design/feedback/Alert'
import { Button } from '~/design/inputs/Button'
import { ConfirmDialog } from '~/design/layers/ConfirmDialog'

const meta = {
  component: ConfirmDialog,
  tags: ['destructive'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof ConfirmDialog> = {
  args: {
    open: true,
    title: 'Retirer 3 utilisateurs',
    children: 'Leur compte reste.',
    confirm: 'Retirer',
    danger: true,
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

const ignore = () => {}

export const DialogConfirm: Story = {
  render: () => (
    <ConfirmDialog open title="Retirer 3 utilisateurs" confirm="Retirer" danger onConfirm={onConfirm} onClose={onClose}>
      Claire, Léa et Hugo n’auront plus accès à Maison Dubois. Leur compte reste.
    </ConfirmDialog>
  ),
  beforeEach: forget,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Retirer 3 utilisateurs' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retirer' }))
    await expect(onConfirm).toHaveBeenCalledOnce()
    await expect(onClose).not.toHaveBeenCalled()
  },
}

export const DialogFailureStays: Story = {
  render: () => (
    <ConfirmDialog
      open
      title="Retirer 3 utilisateurs"
      confirm="Retirer"
      danger
      failure={
        <Alert severity="error" title="Les utilisateurs n’ont pas pu être retirés">
          Erreur lors de la suppression
        </Alert>
      }
      onConfirm={ignore}
      onClose={ignore}
    />
  ),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Erreur lors de la suppression')
  },
}

export const DialogBusy: Story = {
  render: () => (
    <ConfirmDialog
      open
      busy
      title="Retirer 3 utilisateurs"
      confirm="Retirer"
      busyLabel="Retrait en cours…"
      danger
      onConfirm={onConfirm}
      onClose={onClose}
    >
      Claire, Léa et Hugo n’auront plus accès à Maison Dubois.
    </ConfirmDialog>
  ),
  beforeEach: forget,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    // the backdrop takes the clicks around the dialog
    await userEvent.click(dialog.parentElement ?? dialog)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retrait en cours…' }))
    await expect(onClose).not.toHaveBeenCalled()
    await expect(onConfirm).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
  },
}

function Removal() {
  const [open, setOpen] = useState(false)
  const [there, setThere] = useState(true)
  return (
    <main>
      <h1>Marques</h1>
      {there && <Button onClick={() => setOpen(true)}>Supprimer</Button>}
      <ConfirmDialog
        open={open}
        title="Supprimer Maison Dubois"
        confirm="Supprimer la marque"
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false)
          setThere(false)
        }}
      />
    </main>
  )
}

export const OpenerGone: Story = {
  tags: ['C197'],
  render: () => <Removal />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer la marque' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}
