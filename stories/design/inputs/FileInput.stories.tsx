import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { FileButton, FileDrop } from '~/design/inputs/FileInput'
import { Muted } from '~/design/layout/Text'

const meta = { component: FileDrop } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof FileDrop> = {
  args: { children: 'Déposez un fichier ici.', disabled: false, onFile: fn() },
}

const onFile = fn()
const FILE = new File(['a@b.fr'], 'equipe.csv')

function dropOn(target: Element) {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(FILE)
  const events = ['dragover', 'drop'].map(
    (type) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
  )
  for (const event of events) target.dispatchEvent(event)
  return events
}

export const ChosenOrDropped: Story = {
  tags: ['INV-12'],
  render: () => (
    <FileDrop onFile={onFile}>
      <FileButton accept=".csv" onFile={onFile}>
        Choisir un fichier CSV
      </FileButton>
      <Muted>Ou déposez-le ici.</Muted>
    </FileDrop>
  ),
  play: async ({ canvas, canvasElement }) => {
    onFile.mockClear()
    const input = canvasElement.querySelector('input')
    if (!input) throw new Error('no file field')
    await userEvent.upload(input, FILE)
    await userEvent.upload(input, FILE)
    await expect(onFile).toHaveBeenCalledTimes(2)
    dropOn(canvas.getByText('Ou déposez-le ici.'))
    await expect(onFile).toHaveBeenCalledTimes(3)
    // beside the area, the browser would leave the page
    const events = dropOn(document.body)
    await expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true])
    await expect(onFile).toHaveBeenCalledTimes(4)
  },
}

/** The browser would leave the page to show a file that nobody takes. */
export const Disabled: Story = {
  tags: ['INV-12', 'SES-47'],
  render: () => (
    <FileDrop disabled onFile={onFile}>
      <FileButton accept=".csv" disabled onFile={onFile}>
        Choisir un fichier CSV
      </FileButton>
      <Muted>Occupé</Muted>
    </FileDrop>
  ),
  play: async ({ canvas }) => {
    onFile.mockClear()
    const events = dropOn(canvas.getByText('Occupé'))
    await expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true])
    await expect(onFile).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
}
