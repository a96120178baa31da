import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'

import { Chart } from '~/design/data/Chart'

import { looks } from '../../../.storybook/modes'
import { withLargeText } from '../../support/large-text'

const meta = {
  title: 'Components/Chart',
  component: Chart,
  args: {
    label: 'Utilisateurs par marque',
    heads: ['Marque', 'Utilisateurs'],
    formatValue: String,
    empty: 'Aucun chiffre à afficher.',
    points: [],
  },
} satisfies Meta<typeof Chart>

export default meta
type Story = StoryObj<typeof meta>

const bars = () => document.querySelectorAll('[aria-hidden] svg .MuiBarChart-element')
const points = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at, name: `Marque ${at + 1}`, value: count - at }))

export const Empty: Story = {
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await expect(screen.getByText('Aucun chiffre à afficher.')).toBeVisible()
    await expect(screen.queryByRole('table')).toBeNull()
  },
}

export const OnePoint: Story = {
  args: { points: points(1), horizontal: true },
  play: async () => {
    await waitFor(() => expect(bars()).toHaveLength(1))
    await expect(screen.getAllByRole('row')).toHaveLength(2)
  },
}

const LONG = 'Compagnie internationale des arts de la table et de la cuisine'

/** One colour, and a figure at each bar. Names that are cut are complete in the table. */
export const ManyPoints: Story = {
  args: {
    horizontal: true,
    points: [
      { id: 'longest', name: LONG, value: 41 },
      { id: 'long', name: 'Manufacture de la Haute-Corniche', value: 40 },
      ...points(8),
    ],
  },
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await waitFor(() => expect(bars()).toHaveLength(10))
    await expect(screen.getByRole('rowheader', { name: LONG })).toBeInTheDocument()
    // there is room for it
    await expect(screen.getByText('Manufacture de la Haute-Corniche', { selector: 'svg *' })).toBeInTheDocument()
    await expect(screen.getByText(/^Compagnie internationale des .*…$/, { selector: 'svg *' })).toBeInTheDocument()
  },
}

/** On a phone, with hundreds of people: no figure loses a digit, and no letter is cut in two. */
export const NarrowWithLongFigures: Story = {
  name: 'NarrowWithLongFigures · DSH-04 NFR-09',
  args: {
    horizontal: true,
    points: [
      { id: 'emoji', name: `${'Atelier '.repeat(2)}Fleu👩‍🌾 et fils`, value: 1240 },
      { id: 'few', name: 'Épicerie', value: 140 },
    ],
  },
  decorators: [(Story) => <div style={{ width: 294 }}>{Story()}</div>],
  play: async () => {
    await waitFor(() => expect(bars()).toHaveLength(2))
    const figure = await screen.findByText('1240', { selector: 'svg text' })
    await expect(figure.closest('[clip-path]')).toHaveStyle({ clipPath: 'none' })
    await expect(figure.getBoundingClientRect().right).toBeLessThanOrEqual(
      figure.closest('svg')?.getBoundingClientRect().right ?? 0,
    )
    await expect(screen.getByText('Atelier Atelier Fleu👩‍🌾…', { selector: 'svg *' })).toBeInTheDocument()
  },
}

export const Vertical: Story = {
  args: { points: points(14).map((point, at) => ({ ...point, name: `${at + 3}/3`, fullName: `${at + 3} mars 2026` })) },
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await waitFor(() => expect(bars()).toHaveLength(14))
    await expect(screen.getByRole('rowheader', { name: '16 mars 2026' })).toBeInTheDocument()
  },
}

const days = points(14).map((point, at) => ({ ...point, name: `${at + 3}/3` }))
const names = () => [...document.querySelectorAll('[aria-hidden] svg .MuiChartsAxis-tickLabel')]
const boxOf = (part: Element) => part.getBoundingClientRect()

/** Names within the picture, none over another. */
async function apart() {
  const { left, right } = boxOf(document.querySelector('[aria-hidden] svg') ?? document.body)
  const boxes = names().map(boxOf)
  await expect(boxes.filter((box) => box.left < left - 1 || box.right > right + 1)).toEqual([])
  const over = boxes.filter((box, at) => {
    const next = boxes[at + 1]
    return next && box.right > next.left && box.left < next.right && box.bottom > next.top && box.top < next.bottom
  })
  await expect(over).toEqual([])
}

/** Names are as large as the text around, and no longer than the window leaves them. */
export const LargeText: Story = {
  name: 'LargeText · DSH-04 NFR-09',
  args: { horizontal: true, points: points(10) },
  beforeEach: withLargeText,
  play: async () => {
    await waitFor(() => expect(names()).toHaveLength(10))
    await expect(new Set(names().map((name) => getComputedStyle(name).fontSize))).toEqual(new Set(['24px']))
    await apart()
  },
}

export const LargeTextStanding: Story = {
  ...LargeText,
  name: 'LargeTextStanding · DSH-04 NFR-09',
  args: { points: days },
  play: async () => {
    await waitFor(() => expect(names().length).toBeGreaterThan(5))
    await expect(new Set(names().map((name) => getComputedStyle(name).fontSize))).toEqual(new Set(['24px']))
    await apart()
  },
}

/** On a phone with large text, figures would overlap: the bars become horizontal. */
export const LargeTextNarrow: Story = {
  ...LargeText,
  name: 'LargeTextNarrow · DSH-04 NFR-09',
  args: { points: days },
  decorators: [(Story) => <div style={{ width: 294 }}>{Story()}</div>],
  play: async () => {
    await waitFor(() => expect(names()).toHaveLength(14))
    await apart()
    const tops = [...document.querySelectorAll('[aria-hidden] svg .MuiBarChart-element')].map((bar) => boxOf(bar).top)
    await expect(new Set(tops).size).toBe(14)
  },
}

/** Two brands of one name are two bars. */
export const SameName: Story = {
  args: {
    horizontal: true,
    points: [
      { id: 1, name: 'Atelier', value: 4 },
      { id: 2, name: 'Atelier', value: 3 },
    ],
  },
  play: async () => {
    await waitFor(() => expect(bars()).toHaveLength(2))
    const [first, second] = [...bars()].map(boxOf)
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? Infinity)
  },
}
