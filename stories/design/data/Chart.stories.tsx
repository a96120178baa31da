import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment } from 'react'
import { expect, screen, userEvent } from 'storybook/test'

import { Chart, SkeletonChart } from '~/design/data/Chart'

import { looks } from '../../../.storybook/modes'
import { fillContrast } from '../../support/contrast'
import { withLargeText } from '../../support/large-text'

const meta = {
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

const bars = () => [...document.querySelectorAll('[data-bar]')]
const boxOf = (element: Element) => element.getBoundingClientRect()
const table = () => screen.getByRole('table', { name: 'Utilisateurs par marque' })
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
    await expect(bars()).toHaveLength(1)
    await expect(screen.getAllByRole('row')).toHaveLength(2)
  },
}

const LONG = 'Compagnie internationale des arts de la table, de la cuisine et de la bonne chère'

/** One colour, and a figure at each bar, as long as its figure says. A name that is cut is whole for screen readers. */
export const ManyPoints: Story = {
  args: {
    horizontal: true,
    points: [
      { id: 'longest', name: LONG, value: 40 },
      { id: 'long', name: 'Manufacture de la Haute-Corniche', value: 20 },
      ...points(8),
      { id: 'none', name: 'Sans personne', value: 0 },
    ],
  },
  parameters: { steps: { from: 'sm' }, chromatic: { modes: looks } },
  play: async () => {
    const [first, second] = bars().map((bar) => boxOf(bar).width)
    await expect(second).toBeCloseTo((first ?? 0) / 2, 0)
    await expect(boxOf(bars().at(-1) ?? table()).width).toBe(0)
    await expect(screen.getByRole('row', { name: `${LONG} 40` })).toBeInTheDocument()
    const lineOf = (name: string) => screen.getByText(name).closest('[data-truncated]') ?? table()
    const cut = lineOf(LONG)
    await expect(cut.scrollWidth).toBeGreaterThan(cut.clientWidth)
    await userEvent.hover(cut)
    await expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent(LONG)
    // there is room for it
    const whole = lineOf('Manufacture de la Haute-Corniche')
    await expect(whole.scrollWidth).toBe(whole.clientWidth)
  },
}

/** On a phone, with hundreds of people: no figure loses a digit or leaves the chart. */
export const NarrowWithLongFigures: Story = {
  args: {
    horizontal: true,
    points: [
      { id: 'emoji', name: `${'Atelier '.repeat(2)}Fleu👩‍🌾 et fils`, value: 1240 },
      { id: 'few', name: 'Épicerie', value: 140 },
    ],
  },
  decorators: [(Story) => <div style={{ width: 294 }}>{Story()}</div>],
  play: async () => {
    await expect(bars()).toHaveLength(2)
    const figure = screen.getByText('1240')
    await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth + 1)
    await expect(boxOf(figure).right).toBeLessThanOrEqual(boxOf(table()).right)
    await expect(boxOf(figure).left).toBeGreaterThan(boxOf(bars()[0] ?? table()).right)
  },
}

const days = points(14).map((point, at) => ({
  ...point,
  name: `${at + 3}/3`,
  fullName: `${at + 3} mars 2026`,
}))

/** The name of a bar, where the chart has room to show it. */
const shownNames = () =>
  [...document.querySelectorAll('[role="rowheader"]')].filter((name) => getComputedStyle(name).opacity === '1')

/** Names within the chart, none over another. */
async function apart() {
  const { left, right } = boxOf(table())
  const boxes = shownNames().map((name) => boxOf(name.firstElementChild ?? name))
  await expect(boxes.filter((box) => box.left < left - 1 || box.right > right + 1)).toEqual([])
  const over = boxes.filter((box, at) => {
    const next = boxes[at + 1]
    return next && box.right > next.left && box.left < next.right && box.bottom > next.top && box.top < next.bottom
  })
  await expect(over).toEqual([])
}

/** On one line, equally wide and equally far apart. */
async function standing() {
  const boxes = bars().map(boxOf)
  const steps = boxes.slice(1).map(({ left }, at) => Math.round(left - (boxes[at]?.left ?? 0)))
  await expect(new Set(boxes.map(({ bottom }) => bottom)).size).toBe(1)
  await expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1)
}
const lying = async () => expect(new Set(bars().map((bar) => boxOf(bar).left)).size).toBe(1)

export const Vertical: Story = {
  args: { points: days },
  parameters: { steps: { from: 'sm' }, chromatic: { modes: looks } },
  play: async () => {
    await standing()
    await expect(shownNames()).toHaveLength(14)
    await apart()
    await expect(screen.getByRole('row', { name: '16 mars 2026 1' })).toBeInTheDocument()
  },
}

/** Days of which nothing is known are no empty days. */
export const UnknownDays: Story = {
  args: { points: days.map((day, at) => (at < 5 ? { ...day, value: null } : day)), unknown: 'Non connu' },
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await standing()
    await expect(screen.getByRole('row', { name: '3 mars 2026 Non connu' })).toBeInTheDocument()
    const unknown = bars().slice(0, 5).map(boxOf)
    // flat: what is not known does not catch the eye
    await expect(new Set(unknown.map(({ height }) => height))).toEqual(new Set([4]))
    await expect(unknown[0]?.width).toBe(boxOf(bars()[5] ?? table()).width)
  },
}

/** On a phone every other day has its name, and the last one. */
export const VerticalOnPhone: Story = {
  args: { points: days },
  decorators: [(Story) => <div style={{ width: 294 }}>{Story()}</div>],
  play: async () => {
    await standing()
    await expect(shownNames().map((name) => name.textContent)).toHaveLength(7)
    await expect(shownNames().at(-1)).toHaveTextContent('16/3')
    await apart()
    await expect(screen.getByRole('row', { name: '15 mars 2026 2' })).toBeInTheDocument()
  },
}

/** Windows contrast themes paint every background alike: bars have a system colour. */
export const ForcedColours: Story = {
  tags: ['forced-colors'],
  args: { points: days },
  parameters: { chromatic: { forcedColors: 'active' } },
  beforeEach: async () => {
    await globalThis.forceColours?.(true)
    return () => globalThis.forceColours?.(false)
  },
  play: async () => {
    await expect(fillContrast(bars()[0] ?? null)).toBeGreaterThanOrEqual(3)
  },
}

/** Names are as large as the text around, and no longer than the window leaves them. */
export const LargeText: Story = {
  args: { horizontal: true, points: points(10) },
  beforeEach: withLargeText,
  play: async () => {
    await expect(new Set(shownNames().map((name) => getComputedStyle(name).fontSize))).toEqual(new Set(['24px']))
    await apart()
  },
}

export const LargeTextStanding: Story = {
  parameters: { steps: { from: 'sm' } },
  args: { points: days },
  beforeEach: withLargeText,
  play: async () => {
    await standing()
    await apart()
  },
}

/** On a phone with large text, figures would overlap: the bars become horizontal. */
export const LargeTextNarrow: Story = {
  args: { points: days },
  beforeEach: withLargeText,
  decorators: [(Story) => <div style={{ width: 294 }}>{Story()}</div>],
  play: async () => {
    await expect(shownNames()).toHaveLength(14)
    await lying()
    await apart()
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
    await expect(bars()).toHaveLength(2)
    const [first, second] = bars().map(boxOf)
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? Infinity)
  },
}

const heights = (of: string) => [...document.querySelectorAll(of)].map((element) => boxOf(element).height)

/** A chart that comes takes the room of its skeleton: nothing below it moves (NFR-12). */
export const AsHighAsItsSkeleton: Story = {
  args: { points: days },
  render: (args) => (
    <>
      {[true, false].map((horizontal) => (
        <Fragment key={String(horizontal)}>
          <div data-of="chart">
            <Chart {...args} horizontal={horizontal} />
          </div>
          <div data-of="skeleton">
            <SkeletonChart bars={args.points.length} horizontal={horizontal} />
          </div>
        </Fragment>
      ))}
    </>
  ),
  play: async () => {
    await expect(heights('[data-of="chart"]')).toHaveLength(2)
    await expect(heights('[data-of="chart"]')).toEqual(heights('[data-of="skeleton"]'))
  },
}
