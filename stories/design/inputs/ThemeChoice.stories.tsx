import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { ThemeChoice } from '~/design/inputs/ThemeChoice'
import { Box } from '~/design/layout/Flex'

import { text } from '../../support/text'

const meta = { component: ThemeChoice, tags: ['theme'] } satisfies Meta

export default meta
type Story = StoryObj

export const ThemeThreeWay: Story = {
  render: () => (
    <Box sx={{ maxWidth: 320 }}>
      <ThemeChoice />
    </Box>
  ),
  play: async ({ canvas, step }) => {
    const root = document.documentElement
    await step('THM-03 · a choice shows at once and is kept', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: text('navigation.theme.dark') }))
      await expect(root).toHaveAttribute('data-theme', 'dark')
      await expect(root.style.colorScheme).toBe('dark')
      await expect(localStorage.getItem('theme')).toBe('dark')
    })
    await step('THM-04 · the way back to the system', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('radio', { name: text('navigation.theme.system') })).toBeChecked()
      await expect(localStorage.getItem('theme')).toBeNull()
    })
  },
}
