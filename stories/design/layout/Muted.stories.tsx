import type { Meta, StoryObj } from '@storybook/react-vite'

import { Column } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'

import { looks } from '../../../.storybook/modes'

const meta = { component: Muted } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof Muted> = {
  args: { children: '12 utilisateurs', size: 'small' },
}

const LONG = 'anticonstitutionnellement-'.repeat(6)

export const MutedSizes: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Column gap={1}>
      <Muted>12 utilisateurs</Muted>
      <Muted as="p" size="small">
        Chaque personne ne voit que les marques que vous lui confiez.
      </Muted>
      <Muted size="caption">Mis à jour il y a 2 minutes</Muted>
      <Muted block>{LONG}</Muted>
    </Column>
  ),
}
