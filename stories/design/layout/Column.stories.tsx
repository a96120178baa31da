import type { Meta, StoryObj } from '@storybook/react-vite'

import { Button } from '~/design/inputs/Button'
import { Column } from '~/design/layout/Flex'

const meta = { component: Column } satisfies Meta

export default meta
type Story = StoryObj

export const Columns: Story = {
  render: () => (
    <Column gap={1.5} p={2}>
      <Button>Se connecter</Button>
      <Button variant="outlined">Créer un compte</Button>
    </Column>
  ),
}
