import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { ChipsField, type Chip } from '~/design/inputs/ChipsField'
import { Box } from '~/design/layout/Flex'

import { linesOfWords } from '../../support/large-text'

const meta = { component: ChipsField } satisfies Meta

export default meta
type Story = StoryObj

const TEXTS = {
  label: 'Mots-clés',
  listLabel: 'Mots-clés saisis',
  removeLabel: (text: string) => `Retirer ${text}`,
  removedLabel: (text: string) => `${text} retiré`,
  chipHelp: 'Entrée pour modifier, Suppr pour retirer',
}

function Words({ start, ...more }: { start: Chip[]; error?: string; disabled?: boolean }) {
  const [chips, setChips] = useState(start)
  const [typed, setTyped] = useState('')
  const without = (index: number) => chips.toSpliced(index, 1)
  return (
    <Box sx={{ maxWidth: 420 }}>
      <ChipsField
        {...TEXTS}
        {...more}
        chips={chips}
        typed={typed}
        status={`${chips.length} mots`}
        onTyped={setTyped}
        onCommit={() => {
          if (typed !== '') setChips([...chips, { text: typed }])
          setTyped('')
        }}
        onPasteText={() => false}
        onEdit={(index) => {
          setTyped(chips[index]?.text ?? '')
          setChips(without(index))
        }}
        onRemove={(index) => setChips(without(index))}
      />
    </Box>
  )
}

const SOME: Chip[] = [
  { text: 'calme' },
  { text: 'exact ?', problem: { text: 'Mot inconnu', tone: 'error' } },
  { text: 'calme', problem: { text: 'Déjà dans la liste', tone: 'warning' } },
]

/** To try its properties. */
export const Playground: StoryObj<typeof ChipsField> = {
  args: {
    ...TEXTS,
    chips: SOME,
    typed: '',
    status: '3 mots',
    error: 'Un mot est à corriger',
    disabled: false,
    onTyped: fn(),
    onCommit: fn(),
    onPasteText: () => false,
    onEdit: fn(),
    onRemove: fn(),
  },
}

export const ChipsFieldEmpty: Story = { render: () => <Words start={[]} /> }

export const ChipsFieldFilled: Story = {
  render: () => <Words start={SOME} error="Un mot est à corriger" />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Mots-clés' })
    await userEvent.type(input, 'français{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await userEvent.keyboard('{Backspace}{Delete}')
    await expect(canvas.getByText('français retiré')).toBeInTheDocument()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    // the box with the focus stays as red as its error, like a text field
    await userEvent.click(input)
    const [red, ring] = ['borderColor', 'outlineColor'].map((colour) =>
      Reflect.get(getComputedStyle(input.parentElement ?? input), colour),
    )
    await expect(red).toBe(getComputedStyle(canvas.getByText('Un mot est à corriger')).color)
    await expect(ring).not.toBe(red)
  },
}

export const ChipsFieldDisabled: Story = {
  render: () => <Words start={SOME} disabled />,
  play: async ({ canvas }) => {
    for (const chip of canvas.getAllByRole('listitem')) await expect(chip).toHaveStyle({ borderStyle: 'dashed' })
  },
}

/** A long address wraps after its `@`, as everywhere. */
export const ChipsFieldLongAddress: Story = {
  render: () => <Words start={[{ text: 'jean.baptiste.de.la.fontaine.du.lac@entreprise-internationale.example' }]} />,
  play: async ({ canvas }) => {
    const lines = linesOfWords(canvas.getByRole('listitem')).map(([, count]) => count)
    await expect(new Set(lines)).toEqual(new Set([1]))
  },
}
