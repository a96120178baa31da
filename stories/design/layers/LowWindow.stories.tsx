import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '~/design/inputs/Button'
import { TextField } from '~/design/inputs/Field'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Dialog } from '~/design/layers/layers'
import { Stack } from '~/design/layout/Flex'

const meta = { title: 'design/layers/Dialog', component: Dialog, parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj

function LowDialog() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Inviter</Button>
      <Dialog
        open={open}
        title="Inviter une personne"
        onClose={() => setOpen(false)}
        onSubmit={(event) => event.preventDefault()}
        actions={<SubmitButton>Envoyer l’invitation</SubmitButton>}
      >
        <Stack spacing={2.5}>
          <TextField label="E-mail" type="email" autoFocus />
          <TextField label="Message" rows={3} optional />
        </Stack>
      </Dialog>
    </>
  )
}

/** At 400 % a laptop's window is 320 × 256: head and foot must not take it all from the form. */
export const DialogAt400Percent: Story = {
  render: () => <LowDialog />,
  tags: ['NFR-08', 'NFR-09'],
  globals: { viewport: { value: 'zoom400' } },
  parameters: {
    viewport: { options: { zoom400: { name: '320 × 256', styles: { width: '320px', height: '256px' } } } },
  },
  play: async ({ canvas }) => {
    await expect(window.innerHeight).toBe(256)
    await userEvent.click(canvas.getByRole('button', { name: 'Inviter' }))
    const dialog = await screen.findByRole('dialog')
    const content = dialog.querySelector('.MuiDialogContent-root')
    await expect(content?.scrollHeight).toBe(content?.clientHeight)
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
    const send = within(dialog).getByRole('button', { name: 'Envoyer l’invitation' })
    send.focus()
    await waitFor(() => expect(send.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth)
  },
}
