import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { Facts } from '~/design/data/Facts'
import { Column } from '~/design/layout/Column'

import { looks } from '../../../.storybook/modes'
import { linesOfWords, withLargeText } from '../../support/large-text'

const meta = { title: 'Components/Facts', component: Facts } satisfies Meta

export default meta
type Story = StoryObj

const LONG = 'anticonstitutionnellement-'.repeat(6)

const FACTS = [
  { id: 'company', name: 'Entreprise', value: 'Atelier Lumière' },
  { id: 'role', name: 'Rôle', value: LONG },
]

/** In columns, under one another with rules between them, and names above their values. */
export const FactsLooks: Story = {
  parameters: { chromatic: { modes: looks } },
  render: () => (
    <Column gap={3}>
      <Facts facts={FACTS} />
      <Facts facts={FACTS} look="lines" />
      <Facts facts={FACTS.map((fact) => ({ ...fact, note: 'Depuis 2024' }))} look="stacked" />
    </Column>
  ),
  play: async () => {
    await expect(screen.getAllByRole('term')).toHaveLength(6)
    await expect(screen.getAllByRole('definition')[0]).toHaveTextContent('Atelier Lumière')
  },
}

/** Where room is short, an address wraps after its @, and stays one text. */
export const EmailAddress: Story = {
  render: () => (
    <div style={{ width: 280 }}>
      <Facts facts={[{ id: 'email', name: 'E-mail', value: 'camille.blanchard@exemple.example' }]} />
    </div>
  ),
  play: async () => {
    const value = screen.getByRole('definition')
    await expect(value).toHaveTextContent(/^camille\.blanchard@exemple\.example$/)
    const [before, after] = Array.from(value.childNodes).filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    const linesOf = (...texts: (ChildNode | undefined)[]) => {
      const range = document.createRange()
      range.setStartBefore(texts[0] ?? value)
      range.setEndAfter(texts.at(-1) ?? value)
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
    }
    await expect([linesOf(before), linesOf(after), linesOf(before, after)]).toEqual([1, 1, 2])
  },
}

/** Values stand below their names, rather than letter below letter. */
export const LargeText: Story = {
  name: 'LargeText · NFR-09',
  globals: { viewport: { value: 'w360' } },
  beforeEach: withLargeText,
  render: () => <Facts facts={[{ id: 'role', name: 'Adresse électronique', value: 'Responsable' }]} />,
  play: async ({ canvasElement }) => {
    await expect(linesOfWords(canvasElement).filter(([, lines]) => lines > 1)).toEqual([])
  },
}

const ADDRESS = `direction.${'communication.'.repeat(6)}regionale@brasserie-du-port.example`

/** An address has no place to break at: it breaks anywhere rather than widen the page. */
export const LongAddress: Story = {
  name: 'LongAddress · NFR-09',
  globals: { viewport: { value: 'w320' } },
  render: () => (
    <Column gap={3}>
      {(['columns', 'lines', 'stacked'] as const).map((look) => (
        <Facts key={look} look={look} facts={[{ id: 'email', name: 'Adressée à', value: ADDRESS }]} />
      ))}
    </Column>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
    for (const value of screen.getAllByRole('definition')) {
      await expect(value.scrollWidth).toBe(value.clientWidth)
      await expect(value.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
    }
  },
}
