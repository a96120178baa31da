import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { Toasts } from '~/design/feedback/Toasts'
import { toast, type ToastOptions } from '~/design/feedback/toasts'
import { Button } from '~/design/inputs/Button'
import { Box } from '~/design/layout/layout'

import { looks } from '../../../.storybook/modes'

const meta = {
  title: 'Components/Toasts',
  subcomponents: { Toasts },
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj

const onUndo = fn()

const removed: ToastOptions = {
  severity: 'success',
  title: '3 utilisateurs retirés de Maison Dubois',
  action: { label: 'Annuler', onClick: onUndo },
}
const saved: ToastOptions = { severity: 'success', title: 'Profil mis à jour avec succès' }
const failed: ToastOptions = {
  severity: 'error',
  title: "Erreur lors de l'assignation",
  message: 'Le service ne répond pas. Référence : 2026-03-16T09:00:00Z-500',
}
const slow: ToastOptions = { severity: 'warning', title: 'La connexion est lente' }
const news: ToastOptions = {
  severity: 'info',
  title: 'Essai prolongé d’une semaine',
  message: 'Il se termine le 30 mars 2026.',
}

/** A page of some height, with what raises the toasts. */
const page = (...toasts: ToastOptions[]) => (
  <Box sx={{ height: 480, p: 2 }}>
    <Button onClick={() => toasts.forEach(toast)}>Afficher</Button>
  </Box>
)
const raise = async () => userEvent.click(screen.getByRole('button', { name: 'Afficher' }))

export const ToastVariants: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => page(failed, slow, removed),
  play: async () => {
    await raise()
    const region = within(screen.getByRole('region', { name: 'Notifications' }))
    await expect(await region.findByRole('alert')).toHaveTextContent("Erreur lors de l'assignation")
    await expect(region.getAllByRole('status')).toHaveLength(2)
  },
}

export const ToastInfoAndSuccess: Story = {
  render: () => page(news, saved),
  play: raise,
}

export const ToastUndo: Story = {
  render: () => page(removed),
  play: async () => {
    onUndo.mockClear()
    await raise()
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }))
    await expect(onUndo).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText(removed.title)).toBeNull())
  },
}

export const ToastStackedThree: Story = {
  render: () => page(failed, saved, slow, news),
  play: async () => {
    await raise()
    const region = screen.getByRole('region', { name: 'Notifications' })
    await waitFor(() => expect(within(region).getByText(news.title)).toBeVisible())
    await expect(region.children).toHaveLength(3)
    await expect(within(region).queryByText(saved.title)).toBeNull()
    await expect(within(region).getByText(failed.title)).toBeVisible()
  },
}

export const ToastLongText: Story = {
  render: () =>
    page({
      severity: 'error',
      title: 'Erreur lors de la mise à jour',
      message: '<b>Serveur</b> indisponible. '.repeat(30),
    }),
  play: async () => {
    await raise()
    await waitFor(() => expect(screen.getByText(/^<b>Serveur<\/b> indisponible.*…$/)).toBeVisible())
  },
}

export const ToastFocusStays: Story = {
  render: () => page(saved),
  play: async () => {
    await raise()
    await screen.findByText(saved.title)
    await expect(screen.getByRole('button', { name: 'Afficher' })).toHaveFocus()
  },
}
