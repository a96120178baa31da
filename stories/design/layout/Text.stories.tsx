import type { Meta, StoryObj } from '@storybook/react-vite'

import { Column } from '~/design/layout/Flex'
import { Strong } from '~/design/layout/Text'

const meta = { component: Strong } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof Strong> = {
  args: { children: 'Maison Dubois', weight: 'medium', block: true },
}

export const StrongWeights: Story = {
  render: () => (
    <Column gap={1}>
      <Strong as="h2">Comptes du bac à sable</Strong>
      <Strong weight="medium">Maison Dubois</Strong>
    </Column>
  ),
}
