import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '~/design/inputs/Button'
import { TextField } from '~/design/inputs/Field'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { ConfirmLeave as Leave } from '~/design/layers/ConfirmLeave'
import { Drawer } from '~/design/layers/layers'
import { Stack } from '~/design/layout/Flex'

import { pattern, text } from '../../support/text'

const meta = { component: Drawer, parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof Drawer> = {
  args: {
    open: true,
    title: 'Modifier la marque',
    children: 'Maison Dubois',
    actions: <Button>Sauvegarder</Button>,
    onClose: fn(),
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
            <SubmitButton>Sauvegarder</SubmitButton>
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
      const question = within(await screen.findByRole('alertdialog', { name: pattern('common.unsaved.title') }))
      await waitFor(() => expect(question.getByRole('button', { name: text('common.unsaved.stay') })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(drawer.getByRole('textbox', { name: 'Nom de la marque' })).toHaveValue('Maison Dubois et fils')
    })
  },
}
