import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { InfoIcon } from '~/design/icons/first-icons'
import { Button } from '~/design/inputs/Button'
import { PopoverButton, PopoverPanel } from '~/design/layers/layers'
import { Box, Typography } from '~/design/layout/Flex'

const meta = { component: PopoverPanel } satisfies Meta

export default meta
type Story = StoryObj

function Opened(props: ComponentProps<typeof PopoverPanel>) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  return (
    <>
      <Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>{props.label}</Button>
      <PopoverPanel {...props} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  )
}

/** To try its properties. */
export const Playground: StoryObj<typeof PopoverPanel> = {
  args: {
    label: 'Détails du plan',
    side: 'below',
    width: 280,
    children: <Typography>Agency Scale, 450 € par mois.</Typography>,
  },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, args: { label } }) => {
    await userEvent.click(canvas.getByRole('button', { name: label }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: label })).toBeVisible())
  },
}

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
