import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { CopyButton as Copy } from '~/design/inputs/CopyButton'
import { Stack } from '~/design/layout/Flex'

const meta = { title: 'Components/CopyButton', component: Copy } satisfies Meta

export default meta
type Story = StoryObj

export const CopyButton: Story = {
  render: () => (
    <Stack direction="row" spacing={2}>
      <Copy value="https://exemple.example/i/8f3a" />
      <Copy value="https://exemple.example/i/9b21" label="Copier le lien de Léa" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const writeText = fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Copier le lien de Léa' }))
    await expect(writeText).toHaveBeenCalledWith('https://exemple.example/i/9b21')
    await expect(await canvas.findByRole('button', { name: 'Copié' })).toBeVisible()
  },
}

export const CopyButtonRefused: Story = {
  ...CopyButton,
  play: async ({ canvas }) => {
    const writeText = fn().mockRejectedValue(new Error('refused'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Copier' }))
    await expect(await canvas.findByRole('button', { name: 'La copie n’a pas abouti' })).toBeVisible()
  },
}
