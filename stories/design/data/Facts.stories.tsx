import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { Facts } from '~/design/data/Facts'
import { Box, Column } from '~/design/layout/Flex'

import { looks } from '../../../.storybook/modes'
import { linesOfWords, withLargeText } from '../../support/large-text'

const meta = { component: Facts } satisfies Meta

export default meta
type Story = StoryObj

const LONG = 'anticonstitutionnellement-'.repeat(6)

const FACTS = [
  { id: 'company', name: 'Entreprise', value: 'Atelier Lumière' },
  { id: 'role', name: 'Rôle', value: LONG },
]

/** To try its properties. */
export const Playground: StoryObj<typeof Facts> = {
  args: { facts: FACTS, look: 'columns' },
}

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
    <div style={{ width: 300 }}>
      <Facts facts={[{ id: 'email', name: 'E-mail', value: 'camille.blanchard@exemple.example' }]} />
    </div>
  ),
  play: async () => {
    const value = screen.getByRole('definition')
    await expect(value).toHaveTextContent(/^camille\.blanchard@exemple\.example$/)
    const [before, after] = Array.from(value.firstElementChild?.childNodes ?? []).filter(
      ({ nodeType }) => nodeType === Node.TEXT_NODE,
    )
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
  tags: ['NFR-09'],
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
  tags: ['NFR-09'],
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

/** What stands on each line of a text. */
function linesOf(element: Element): string[] {
  const lines: { top: number; words: string }[] = []
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    Array.from(node.textContent ?? '').forEach((character, at) => {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const { top } = range.getBoundingClientRect()
      const line = lines.at(-1)
      if (line && Math.abs(line.top - top) < 2) line.words += character
      else lines.push({ top, words: character })
    })
  return lines.map(({ words }) => words)
}

const HYPHENS = [
  'lea@atelier-lumiere.example',
  'jean-pierre.martin@exemple.fr',
  'hugo@brasserie-du-port.example',
] as const

/** Never after a hyphen: after the `@`, and before a dot where the host itself is too long. */
export const HyphensInAddresses: Story = {
  tags: ['NFR-08'],
  globals: { viewport: { value: 'w360' } },
  render: () => (
    <Box sx={{ width: 180 }}>
      <Facts look="stacked" facts={HYPHENS.map((value) => ({ id: value, name: 'Adressée à', value }))} />
    </Box>
  ),
  play: async () => {
    const values = screen.getAllByRole('definition')
    await expect(values.map(({ textContent }) => textContent)).toEqual(HYPHENS)
    await expect(values.map(linesOf)).toEqual([
      ['lea@', 'atelier-lumiere.example'],
      ['jean-pierre.martin@', 'exemple.fr'],
      ['hugo@brasserie-du-port', '.example'],
    ])
  },
}

/** A long name takes no room from an address in a card on a phone. */
export const BesideLongName: Story = {
  tags: ['NFR-08'],
  render: () => (
    <Box sx={{ width: 272 }}>
      <Facts
        facts={[
          { id: 'email', name: 'E-mail', value: 'lea@atelier-lumiere.example' },
          { id: 'last', name: 'Dernière connexion', value: '2 sept. 2024' },
        ]}
      />
    </Box>
  ),
  play: async () => {
    await expect(screen.getAllByRole('definition').map((value) => linesOf(value).length)).toEqual([1, 1])
  },
}
