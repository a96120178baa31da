import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '~/design/inputs/Button'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { TextField } from '~/design/inputs/TextField'
import { ConfirmDialog } from '~/design/layers/ConfirmDialog'
import { ConfirmLeave as Leave } from '~/design/layers/ConfirmLeave'
import { Dialog } from '~/design/layers/Dialog'
import { Drawer } from '~/design/layers/Drawer'
import { TypedConfirmDialog } from '~/design/layers/TypedConfirmDialog'
import { Stack } from '~/design/layout/layout'

import { looks } from '../../.storybook/modes'

const meta = { title: 'Components/Layers', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj

const onClose = fn()
const onConfirm = fn()
const forget = () => {
  onClose.mockClear()
  onConfirm.mockClear()
}
const ignore = () => {}

function BasicDialog() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Inviter</Button>
      <Dialog
        open={open}
        title="Inviter une personne"
        onClose={close}
        onSubmit={(event) => event.preventDefault()}
        actions={
          <>
            <Button variant="outlined" color="neutral" onClick={close}>
              Annuler
            </Button>
            <SubmitButton>Envoyer l’invitation</SubmitButton>
          </>
        }
      >
        <Stack spacing={2.5}>
          <TextField label="E-mail" type="email" autoFocus />
          <TextField label="Message" multiline minRows={3} optional />
        </Stack>
      </Dialog>
    </>
  )
}

export const DialogBasic: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => <BasicDialog />,
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Inviter' })
    await step('C311 · focus goes in, Escape closes, focus comes back', async () => {
      await userEvent.click(opener)
      const dialog = await screen.findByRole('dialog', { name: 'Inviter une personne' })
      await expect(dialog).toHaveAttribute('aria-modal', 'true')
      await expect(within(dialog).getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(opener).toHaveFocus()
    })
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

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
      failure="Erreur lors de la suppression"
      onConfirm={ignore}
      onClose={ignore}
    />
  ),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Erreur lors de la suppression')
  },
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
    const field = dialog.getByRole('textbox', { name: 'Pour confirmer, saisissez Maison Dubois' })
    const confirm = dialog.getByRole('button', { name: 'Supprimer la marque' })
    await step('a mismatch is said and refused', async () => {
      await expect(field).toHaveFocus()
      await userEvent.type(field, 'Maison Dubos{Enter}')
      await expect(confirm).toBeDisabled()
      await userEvent.tab()
      await expect(field).toHaveAccessibleDescription('Le texte saisi ne correspond pas')
    })
    await step('the name opens the way', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, ' Maison  Dubois{Enter}')
      await expect(onConfirm).toHaveBeenCalledOnce()
    })
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

export const DialogMobileFullScreen: Story = {
  ...DialogBasic,
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inviter' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth))
  },
}

function FormDrawer() {
  const [open, setOpen] = useState(true)
  const [asking, setAsking] = useState(false)
  const [name, setName] = useState('Maison Dubois')
  const leave = () => {
    setAsking(false)
    setOpen(false)
  }
  const close = () => (name === 'Maison Dubois' ? leave() : setAsking(true))
  return (
    <>
      <Drawer
        open={open}
        title="Modifier la marque"
        onClose={close}
        onSubmit={(event) => event.preventDefault()}
        actions={
          <>
            <Button variant="outlined" color="neutral" onClick={close}>
              Annuler
            </Button>
            <SubmitButton>Enregistrer</SubmitButton>
          </>
        }
      >
        <Stack spacing={2.5}>
          <TextField label="Nom de la marque" value={name} onChange={(event) => setName(event.target.value)} />
          <TextField label="Adresse du site" type="url" optional />
        </Stack>
      </Drawer>
      <Leave open={asking} onStay={() => setAsking(false)} onLeave={leave} />
    </>
  )
}

export const DrawerForm: Story = {
  render: () => <FormDrawer />,
  play: async ({ step }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Modifier la marque' }))
    await userEvent.type(drawer.getByRole('textbox', { name: 'Nom de la marque' }), ' et fils')
    await step('unsaved changes hold the drawer', async () => {
      await userEvent.keyboard('{Escape}')
      const question = within(await screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ }))
      await waitFor(() => expect(question.getByRole('button', { name: 'Continuer la modification' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(drawer.getByRole('textbox', { name: 'Nom de la marque' })).toHaveValue('Maison Dubois et fils')
    })
  },
}

export const ConfirmLeave: Story = {
  render: () => <Leave open onStay={onClose} onLeave={onConfirm} />,
  beforeEach: forget,
  play: async () => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(onClose).toHaveBeenCalledOnce()
    await expect(onConfirm).not.toHaveBeenCalled()
  },
}
