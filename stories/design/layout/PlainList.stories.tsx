import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { Column } from '~/design/layout/Flex'
import { BulletList, CheckedList, PlainList, RuledItem } from '~/design/layout/PlainList'

const meta = { component: PlainList } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof PlainList> = {
  args: {
    ordered: true,
    gap: 2,
    'aria-label': 'Étapes',
    children: [<li key="company">Compléter l’entreprise</li>, <li key="invite">Inviter une personne</li>],
  },
}

const LONG = 'anticonstitutionnellement-'.repeat(6)

export const PlainLists: Story = {
  render: () => (
    <Column gap={3}>
      <PlainList aria-label="Adresses">
        <li>claire@atelier-lumiere.example</li>
        <li>{LONG}</li>
      </PlainList>
      <PlainList ordered gap={2} aria-label="Étapes">
        <li>Compléter l’entreprise</li>
        <li>Inviter une personne</li>
      </PlainList>
      <PlainList aria-label="Marques">
        <RuledItem>Boulangerie Dupain</RuledItem>
        <RuledItem>{LONG}</RuledItem>
      </PlainList>
      <BulletList>
        <li>Les statistiques</li>
      </BulletList>
      <CheckedList items={[{ id: 'support', text: 'Une assistance prioritaire' }]} />
    </Column>
  ),
  play: async () => {
    await expect(screen.getByRole('list', { name: 'Étapes' }).tagName).toBe('OL')
    await expect(screen.getByRole('list', { name: 'Adresses' })).toBeVisible()
    await expect(screen.getAllByRole('listitem')).toHaveLength(8)
  },
}
