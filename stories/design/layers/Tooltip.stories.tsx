import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'

import { Button } from '~/design/inputs/Button'
import { Tooltip } from '~/design/layers/Tooltip'

const meta = { component: Tooltip } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof Tooltip> = {
  args: { title: 'Copier le lien', children: <button type="button">Lien</button> },
}

export const ShownOnFocus: Story = {
  tags: ['NFR-08'],
  render: () => (
    <Tooltip title="47 marques, dont 3 inactives">
      <Button>Marques</Button>
    </Tooltip>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('47 marques, dont 3 inactives')
  },
}
