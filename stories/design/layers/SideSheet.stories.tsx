import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { SideSheet } from '~/design/layers/layers'
import { Box, Link } from '~/design/layout/Flex'

const meta = {
  component: SideSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    label: 'Navigation principale',
    onClose: fn(),
    children: (
      <Box sx={{ p: 2 }}>
        <Link href="#marques">Marques</Link>
      </Box>
    ),
  },
} satisfies Meta<typeof SideSheet>

export default meta
type Story = StoryObj<typeof meta>

export const ClosedByEscape: Story = {
  tags: ['NFR-08'],
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Navigation principale' })
    await waitFor(() => expect(sheet).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
