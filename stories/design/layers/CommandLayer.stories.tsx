import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { Button } from '~/design/inputs/Button'
import { SearchListbox } from '~/design/inputs/SearchListbox'
import { CommandLayer } from '~/design/layers/CommandLayer'

import { text } from '../../support/text'

const meta = { component: CommandLayer, parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj

const PLACES = [
  { id: 1, name: 'Tableau de bord', kind: 'Pages' },
  { id: 2, name: 'Marques', kind: 'Pages' },
  { id: 3, name: 'Optique Lune', kind: 'Marques' },
]

/** To try its properties. */
export const Playground: StoryObj<typeof CommandLayer> = {
  args: {
    open: true,
    label: 'Aller à',
    children: (
      <SearchListbox
        label="Rechercher"
        text=""
        onType={fn()}
        options={PLACES}
        optionKey={({ id }) => id}
        renderOption={({ name }) => name}
        selected={null}
        onChoose={fn()}
      />
    ),
    onClose: fn(),
  },
}

function Finder() {
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState('')
  return (
    <>
      <Button onClick={() => setOpen(true)}>Chercher</Button>
      <p>{chosen}</p>
      <CommandLayer open={open} onClose={() => setOpen(false)} label="Aller à">
        <SearchListbox
          label="Rechercher"
          text=""
          onType={() => {}}
          options={PLACES}
          optionKey={({ id }) => id}
          group={({ kind }) => kind}
          renderOption={({ name }) => name}
          selected={null}
          onChoose={({ name }) => {
            setChosen(name)
            setOpen(false)
          }}
        />
      </CommandLayer>
    </>
  )
}

/** The first is marked, arrows go through the groups, Enter chooses, and the focus goes back. */
export const ByKeyboard: Story = {
  tags: ['NFR-08'],
  render: () => <Finder />,
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Chercher' })
    await userEvent.click(opener)
    const layer = await screen.findByRole('dialog', { name: 'Aller à' })
    await waitFor(() => expect(layer).toBeVisible())
    await expect(screen.getByRole('group', { name: 'Marques' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(await screen.findByText('Optique Lune', { selector: 'p' })).toBeVisible()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const ClosedByEscape: Story = {
  tags: ['NFR-08'],
  render: () => <Finder />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Chercher' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** A phone has no Escape, and nothing beside the layer. */
export const OnAPhone: Story = {
  tags: ['NFR-09'],
  globals: { viewport: { value: 'w390' } },
  render: () => <Finder />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Chercher' }))
    await userEvent.click(await screen.findByRole('button', { name: text('common.dialog.close') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
