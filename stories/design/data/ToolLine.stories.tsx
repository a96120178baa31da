import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ToolLine } from '~/design/data/ToolLine'
import { ColumnsIcon, StarIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'

const meta = { title: 'Components/Tool line', component: ToolLine } satisfies Meta

export default meta
type Story = StoryObj

export const Tools: Story = {
  render: () => (
    <ToolLine>
      <Button variant="outlined" color="neutral" startIcon={<StarIcon />}>
        Vues
      </Button>
      <Button variant="outlined" color="neutral" startIcon={<ColumnsIcon />}>
        Colonnes
      </Button>
    </ToolLine>
  ),
}

export const ToolsOnPhone: Story = {
  ...Tools,
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const [first, second] = ['Vues', 'Colonnes'].map((name) => canvas.getByRole('button', { name }))
    const line = first?.parentElement?.getBoundingClientRect()
    await expect(first?.getBoundingClientRect().left).toBe(line?.left)
    await expect(second?.getBoundingClientRect().right).toBe(line?.right)
    await expect(second?.getBoundingClientRect().top).toBe(line?.top)
  },
}
