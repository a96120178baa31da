import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ToolLine } from '~/design/data/FilterField'
import { DownloadIcon, SendIcon, StarIcon } from '~/design/icons/icons'
import { Button, IconButton } from '~/design/inputs/Button'
import { PopoverButton } from '~/design/layers/layers'

const meta = { component: ToolLine } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof ToolLine> = {
  args: {
    children: (
      <Button variant="outlined" color="neutral">
        Colonnes
      </Button>
    ),
  },
}

export const Tools: Story = {
  render: () => (
    <ToolLine>
      <Button variant="outlined" color="neutral" startIcon={<SendIcon />}>
        Tout renvoyer (4)
      </Button>
      <PopoverButton label="Vues" icon={<StarIcon />}>
        {() => 'Aucune vue'}
      </PopoverButton>
      <IconButton label="Exporter">
        <DownloadIcon />
      </IconButton>
    </ToolLine>
  ),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().y)
    await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(2)
  },
}
