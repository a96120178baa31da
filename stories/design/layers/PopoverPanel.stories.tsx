import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { InfoIcon } from '~/design/icons/first-icons'
import { PopoverButton, PopoverPanel } from '~/design/layers/PopoverPanel'
import { Box, Typography } from '~/design/layout/Flex'

const meta = { component: PopoverPanel } satisfies Meta

export default meta
type Story = StoryObj

const panelBehind = (label: string) => (
  <PopoverButton label={label} icon={<InfoIcon />}>
    {() => (
      <Box sx={{ p: 2 }}>
        <Typography>Agency Scale, 450 € par mois.</Typography>
      </Box>
    )}
  </PopoverButton>
)

export const ClosedByEscape: Story = {
  tags: ['NFR-08'],
  render: () => panelBehind('Détails du plan'),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Détails du plan' })
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Détails du plan' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

/** On a phone the panel keeps the margin of the page. */
export const AtTheEdge: Story = {
  globals: { viewport: { value: 'w360' } },
  render: () => panelBehind('Plan'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plan' }))
    const panel = await screen.findByRole('dialog', { name: 'Plan' })
    await waitFor(() => expect(panel).toBeVisible())
    await expect(panel.offsetLeft).toBe(16)
    await expect(panel.offsetLeft + panel.offsetWidth).toBeLessThanOrEqual(innerWidth - 16)
  },
}
