import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { Button } from '~/design/inputs/Button'
import { PopoverPanel } from '~/design/layers/PopoverPanel'
import { Box, Typography } from '~/design/layout/layout'

const meta = { title: 'Components/PopoverPanel', component: PopoverPanel } satisfies Meta

export default meta
type Story = StoryObj

function Details() {
  const [anchor, setAnchor] = useState<Element | null>(null)
  return (
    <>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>Détails</Button>
      <PopoverPanel anchor={anchor} onClose={() => setAnchor(null)} label="Détails du plan">
        <Box sx={{ p: 2 }}>
          <Typography>Agency Scale, 450 € par mois.</Typography>
        </Box>
      </PopoverPanel>
    </>
  )
}

export const ClosedByEscape: Story = {
  name: 'ClosedByEscape · NFR-08',
  render: () => <Details />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Détails' })
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Détails du plan' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
