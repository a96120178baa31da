import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { Facts } from '~/design/data/Facts'
import { Column } from '~/design/layout/Column'

import { looks } from '../../../.storybook/modes'

const meta = { title: 'Components/Facts', component: Facts } satisfies Meta

export default meta
type Story = StoryObj

const LONG = 'anticonstitutionnellement-'.repeat(6)

const FACTS = [
  { id: 'company', name: 'Entreprise', value: 'Atelier Lumière' },
  { id: 'role', name: 'Rôle', value: LONG },
]

/** In columns, and under one another with a rule between. */
export const FactsLooks: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Column gap={3}>
      <Facts facts={FACTS} />
      <Facts facts={FACTS} look="lines" />
    </Column>
  ),
  play: async () => {
    await expect(screen.getAllByRole('term')).toHaveLength(4)
    await expect(screen.getAllByRole('definition')[0]).toHaveTextContent('Atelier Lumière')
  },
}
