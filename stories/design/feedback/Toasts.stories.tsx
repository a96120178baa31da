import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { useToastsBeside } from '~/design/feedback/toast-space'
import { Toasts, toast, type ToastOptions } from '~/design/feedback/toasts'
import { WaitingToasts } from '~/design/feedback/ToastViewport'
import { Button } from '~/design/inputs/Button'
import { Dialog } from '~/design/layers/layers'
import { Box } from '~/design/layout/Flex'

import { looks } from '../../../.storybook/modes'
import { text } from '../../support/text'

const meta = {
  subcomponents: { Toasts, WaitingToasts },
  // they lie above the page
  parameters: { layout: 'fullscreen', docs: { story: { inline: false } } },
} satisfies Meta

export default meta
type Story = StoryObj

const onUndo = fn()

const removed: ToastOptions = {
  severity: 'success',
  title: '3 utilisateurs n’ont plus accès à Maison Dubois',
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

const failure = (of: string): ToastOptions => ({ severity: 'error', title: `Erreur lors de ${of}` })

/** A tall page with the buttons that raise the toasts. */
const page = (...toasts: ToastOptions[]) => (
  <Box sx={{ height: 480, p: 2 }}>
    <Button onClick={() => toasts.forEach(toast)}>Afficher</Button>
  </Box>
)
const raise = async () => userEvent.click(screen.getByRole('button', { name: 'Afficher' }))

/** To try what a toast says: each press shows it again. */
export const Playground: StoryObj<ToastOptions> = {
  args: { ...failed, reference: '7F3A-22C1', lasting: false },
  argTypes: { severity: { control: 'radio', options: ['success', 'info', 'warning', 'error'] } },
  render: (args) => page(args),
  play: raise,
}

export const ToastVariants: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => page(failed, slow, removed),
  play: async () => {
    await raise()
    const region = within(screen.getByRole('region', { name: text('common.toast.region') }))
    await expect(await region.findByRole('alert')).toHaveTextContent(failed.title)
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

/** On a phone, a long action moves below the title, so that no word of the title is broken. */
export const ToastLongActionOnPhone: Story = {
  tags: ['NFR-09'],
  globals: { viewport: { value: 'w320' } },
  render: () =>
    page({
      severity: 'success',
      title: 'Boulangerie Marceau ist aktiv',
      action: { label: 'Rückgängig machen', onClick: onUndo },
    }),
  play: async () => {
    await raise()
    const title = await screen.findByText('Boulangerie Marceau ist aktiv')
    const action = screen.getByRole('button', { name: 'Rückgängig machen' })
    await expect(title.getBoundingClientRect().height).toBeLessThanOrEqual(40)
    await expect(action.getBoundingClientRect().top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom)
    // the words of both begin at the same place
    const words = document.createRange()
    words.selectNodeContents(action)
    await expect(words.getBoundingClientRect().left).toBeCloseTo(title.getBoundingClientRect().left, 0)
  },
}

export const ToastStackedThree: Story = {
  render: () => page(failed, saved, slow, news),
  play: async () => {
    await raise()
    const region = screen.getByRole('region', { name: text('common.toast.region') })
    await waitFor(() => expect(within(region).getByText(news.title)).toBeVisible())
    await expect(region.children).toHaveLength(3)
    await expect(within(region).queryByText(saved.title)).toBeNull()
    await expect(within(region).getByText(failed.title)).toBeVisible()
  },
}

/** Errors stay: a message that waits behind three of them is announced until it is shown. */
export const ToastWaiting: Story = {
  tags: ['NFR-03'],
  parameters: { chromatic: { modes: looks } },
  render: () => page(...['la suppression', 'la mise à jour', 'la promotion'].map(failure), saved, failed),
  play: async () => {
    await raise()
    const region = within(screen.getByRole('region', { name: text('common.toast.region') }))
    await waitFor(() => expect(region.getAllByRole('alert')).toHaveLength(3))
    const waiting = region.getByRole('status')
    await expect(waiting).toHaveTextContent(saved.title)
    await expect(waiting).toHaveTextContent(failed.title)
    const [close] = region.getAllByRole('button', { name: text('common.toast.close') })
    if (close) await userEvent.click(close)
    await waitFor(() => expect(region.getAllByRole('status')).toHaveLength(2))
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

/** Nothing outside an open layer can be heard or reached, so toasts move into the layer, and back when it closes. */
export const ToastInDialog: Story = {
  tags: ['C313', 'NFR-08'],
  render: function Render() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button
          onClick={() => {
            toast(failed)
            setOpen(true)
          }}
        >
          Ouvrir
        </Button>
        <Dialog open={open} title="Modifier la marque" onClose={() => setOpen(false)}>
          <Button onClick={() => toast(saved)}>Sauvegarder</Button>
        </Dialog>
      </>
    )
  },
  play: async ({ step }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }))
    const dialog = within(await screen.findByRole('dialog'))
    await step('one that stood there before', async () => {
      await expect(await dialog.findByRole('alert')).toHaveTextContent(failed.title)
    })
    await step('one that comes now is said and reached by the Tab key', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Sauvegarder' }))
      await expect(await dialog.findByRole('status')).toHaveTextContent(saved.title)
      await userEvent.tab()
      await expect(dialog.getAllByRole('button', { name: text('common.toast.close') })[0]).toHaveFocus()
    })
    await step('the focus goes from one to the next, then back to where it was', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(dialog.getByRole('button', { name: text('common.toast.close') })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Sauvegarder' })).toHaveFocus())
    })
    await step('back in the page with the end of the dialog', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Sauvegarder' }))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(screen.getByRole('status')).toHaveTextContent(saved.title)
    })
  },
}

const WORDY = ['Annuler l’envoi', 'Inviter 3 personnes dans Boulangerie Marceau']

/** Beside the bar of a page, whose toasts begin at its right. */
function TallDialog() {
  useToastsBeside('240px')
  const actions = WORDY.map((name) => <Button key={name}>{name}</Button>)
  return (
    <Dialog open steady wide title="Inviter" onClose={() => {}} actions={actions}>
      <Box sx={{ height: 2000 }} />
    </Dialog>
  )
}

/** A tall dialog keeps its buttons free: the toasts stand beside it, or it ends above them. */
export const ToastAndTallDialog: Story = {
  tags: ['NFR-09'],
  globals: { viewport: { value: 'w768' } },
  render: () => <TallDialog />,
  play: async () => {
    await screen.findByRole('dialog')
    toast({ ...removed, lasting: true })
    toast({ ...news, lasting: true })
    const region = await screen.findByRole('region', { name: text('common.toast.region') })
    await within(region).findByText(news.title)
    await waitFor(() => {
      const toasts = region.getBoundingClientRect()
      const covered = WORDY.filter((name) => {
        const { bottom, left } = screen.getByRole('button', { name }).getBoundingClientRect()
        return bottom > toasts.top && left < toasts.right
      })
      return expect(covered).toEqual([])
    })
  },
}

export const ToastBesideDialog: Story = { ...ToastAndTallDialog, globals: { viewport: { value: 'w1280' } } }

export const ToastAndTallDialogOnPhone: Story = { ...ToastAndTallDialog, globals: { viewport: { value: 'w360' } } }
