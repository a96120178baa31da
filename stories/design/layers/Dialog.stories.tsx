import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '~/design/inputs/Button'
import { TextField } from '~/design/inputs/Field'
import { CancelButton, SubmitButton } from '~/design/inputs/SubmitButton'
import { Dialog } from '~/design/layers/layers'
import { Stack } from '~/design/layout/Flex'

import { looks } from '../../../.storybook/modes'
import { text } from '../../support/text'

const meta = { component: Dialog, parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof Dialog> = {
  args: {
    open: true,
    title: 'Inviter une personne',
    children: 'Elle reçoit un e-mail.',
    actions: <Button>Envoyer l’invitation</Button>,
    onClose: fn(),
  },
}

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
            <CancelButton onClick={close} />
            <SubmitButton>Envoyer l’invitation</SubmitButton>
          </>
        }
      >
        <Stack spacing={2.5}>
          <TextField label="E-mail" type="email" autoFocus />
          <TextField label="Message" rows={3} optional />
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

export const DialogMobileFullScreen: Story = {
  ...DialogBasic,
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inviter' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth))
  },
}

function GrowingDialog() {
  const [lines, setLines] = useState(3)
  return (
    <Dialog
      open
      title="Ce qui change"
      onClose={() => {}}
      actions={
        <>
          <CancelButton onClick={() => setLines(3)} />
          <Button onClick={() => setLines(60)}>Tout afficher</Button>
        </>
      }
    >
      {Array.from({ length: lines }, (_, line) => (
        <div key={line}>{text('sheet.line', { line: line + 1 })}</div>
      ))}
    </Dialog>
  )
}

/** A line parts the footer from content that scrolls. */
export const DialogFooterOverScrollingContent: Story = {
  tags: ['INV-13'],
  parameters: { chromatic: { modes: looks } },
  render: () => <GrowingDialog />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Ce qui change' })
    const all = within(dialog).getByRole('button', { name: 'Tout afficher' })
    const line = () => getComputedStyle(all.parentElement ?? all).borderTopWidth
    await expect(line()).toBe('0px')
    await userEvent.click(all)
    await waitFor(() => expect(line()).toBe('1px'))
    await userEvent.click(within(dialog).getByRole('button', { name: text('common.cancel') }))
    await waitFor(() => expect(line()).toBe('0px'))
    await userEvent.click(all)
    await waitFor(() => expect(line()).toBe('1px'))
  },
}

/** Under each other, the buttons are as wide as the dialog. */
export const DialogActionsOnPhone: Story = {
  tags: ['NFR-09'],
  globals: { viewport: { value: 'w320' } },
  render: () => (
    <Dialog
      open
      title="Confirmer le plan Agency Business"
      onClose={() => {}}
      actions={
        <>
          <CancelButton onClick={() => {}} />
          <Button>Confirmer et payer 180€/mois</Button>
        </>
      }
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmer le plan Agency Business' }))
    const [cancel, confirm] = [text('common.cancel'), 'Confirmer et payer 180€/mois'].map((name) =>
      dialog.getByRole('button', { name }).getBoundingClientRect(),
    )
    await expect(confirm?.top).toBeGreaterThan(cancel?.top ?? Infinity)
    await expect(cancel?.width).toBe(confirm?.width)
  },
}

/** As above, though these would fit beside each other: the action is always in the same place. */
export const DialogShortActionsOnPhone: Story = {
  tags: ['NFR-09'],
  globals: { viewport: { value: 'w390' } },
  render: () => (
    <Dialog
      open
      title="Modifier la marque"
      onClose={() => {}}
      actions={
        <>
          <CancelButton onClick={() => {}} />
          <SubmitButton busyLabel="Enregistrement…">Sauvegarder</SubmitButton>
        </>
      }
    >
      Nom de la marque
    </Dialog>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifier la marque' }))
    const [cancel, save] = [text('common.cancel'), 'Sauvegarder'].map((name) =>
      dialog.getByRole('button', { name }).getBoundingClientRect(),
    )
    await expect(save?.top).toBe((cancel?.bottom ?? 0) + 8)
    await expect(cancel?.width).toBe(save?.width)
  },
}
