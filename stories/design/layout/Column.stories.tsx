import type { Meta, StoryObj } from '@storybook/react-vite'

import { Button } from '~/design/inputs/Button'
import { Column } from '~/design/layout/Flex'

const meta = { component: Column } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof Column> = {
  args: {
    gap: 1.5,
    p: 2,
    children: [<Button key="in">Se connecter</Button>, <Button key="new">Créer un compte</Button>],
  },
}

export const Columns: Story = {
  render: () => (
    <Column gap={1.5} p={2}>
      <Button>Se connecter</Button>
      <Button variant="outlined">Créer un compte</Button>
    </Column>
  ),
}
