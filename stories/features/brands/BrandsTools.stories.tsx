import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { ListTools } from '~/features/shared/lists/ListTools'

import { languages } from '../../../.storybook/modes'
import { fail } from '../../support/answers'
import { linesOfWords } from '../../support/large-text'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { formats, pattern, text } from '../../support/text'
import { listRole } from '../../support/whole-row'
import { ofList } from './brands-page'

const meta = {
  title: 'features/brands/BrandsScreen',
  component: Screen,
  subcomponents: { ListTools },
  ...pageMeta,
  globals: { viewport: { value: 'w360' } },
  args: { url: '/brands' },
  parameters: { ...pageMeta.parameters, chromatic: { modes: languages } },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const edges = (...parts: Element[]) => {
  const boxes = parts.map((part) => part.getBoundingClientRect())
  return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))].map(Math.round)
}

const button = (id: 'lists.views' | 'lists.columns' | 'lists.export') => screen.getByRole('button', { name: text(id) })

/** One line, from edge to edge. Without columns nothing chooses them. */
export const OnPhone: Story = {
  tags: ['BRD-22', 'NFR-08'],
  play: async () => {
    const list = await screen.findByRole('list', { name: text('navigation.brands') })
    const search = screen.getByRole('searchbox').parentElement ?? document.body
    const line = [search, screen.getByRole('button', { name: text('lists.filters') }), button('lists.views')]
    await expect(edges(...line, button('lists.export'))).toEqual(edges(list))
    await expect(Math.max(...line.map((part) => part.getBoundingClientRect().top))).toBeLessThan(
      button('lists.export').getBoundingClientRect().bottom - 32,
    )
    await expect(screen.queryByRole('button', { name: text('lists.columns') })).toBeNull()
  },
}

export const GermanOnPhone: Story = {
  ...OnPhone,
  tags: ['BRD-22', 'NFR-08'],
  globals: { ...meta.globals, locale: 'de' },
}

/** The message has a line of its own, and no part of the reference is broken. */
export const ExportFailedOnPhone: Story = {
  tags: ['BRD-22', 'NFR-03'],
  play: async ({ msw }) => {
    const list = await screen.findByRole(listRole(), { name: text('navigation.brands') })
    msw.use(fail('listBrands', 503, ofList))
    await userEvent.click(button('lists.export'))
    const alert = await screen.findByRole('alert')
    await expect(edges(alert)).toEqual(edges(list.parentElement ?? list))
    await expect(alert.getBoundingClientRect().top).toBeGreaterThan(
      button('lists.export').getBoundingClientRect().bottom,
    )
    await expect(alert).toHaveTextContent(`503 · listBrands · ${formats().date('2026-03-16')}`)
    await expect(linesOfWords(alert).filter(([, lines]) => lines > 1)).toEqual([])
  },
}

export const ExportFailed: Story = {
  ...ExportFailedOnPhone,
  tags: ['BRD-22', 'NFR-03'],
  globals: { viewport: { value: 'w1280' } },
}

/** It would reach over the edge of the list. */
export const ColumnsEndWithTheirButton: Story = {
  tags: ['BRD-22', 'NFR-08'],
  globals: { viewport: { value: 'w1280' } },
  play: async () => {
    await screen.findByRole('table', { name: text('navigation.brands') })
    const columns = button('lists.columns')
    await userEvent.click(columns)
    const panel = await screen.findByRole('dialog', { name: text('lists.columns') })
    await waitFor(() => expect(edges(panel)[1]).toBe(edges(columns)[1]))
  },
}

/** The first filter, and what follows it, move nothing below: the control shows it, on a phone in the sheet. */
async function filter(page: 'brands' | 'users') {
  const narrow = window.innerWidth < 600
  const list = await screen.findByRole(listRole(), { name: text(`navigation.${page}`) })
  const before = list.getBoundingClientRect().top
  if (narrow) await userEvent.click(screen.getByRole('button', { name: text('lists.filters') }))
  await userEvent.click(await screen.findByRole('combobox', { name: text('brandpages.state') }))
  const state = text(`${page}.active`)
  await userEvent.click(await screen.findByRole('option', { name: state }))
  return { list, before, state }
}

async function filterMovesNothing(page: 'brands' | 'users') {
  const { list, before, state } = await filter(page)
  const label = text('brandpages.filter.state', { state })
  const chip = await screen.findByRole('button', { name: pattern('lists.filters.remove', { name: label }) })
  await expect(chip).toBeVisible()
  await expect(list.getBoundingClientRect().top).toBe(before)
  const { top, bottom } = chip.getBoundingClientRect()
  const tool = button('lists.export').getBoundingClientRect()
  const shown = screen.getByRole('combobox', { name: text('brandpages.state') })
  await expect(shown).toHaveTextContent(state)
  await expect(shown.scrollWidth).toBe(shown.clientWidth)
  await expect(top + bottom).toBe(tool.top + tool.bottom)
}

export const FirstFilter: Story = {
  tags: ['BRD-03', 'NFR-08'],
  globals: { viewport: { value: 'w1280' } },
  play: () => filterMovesNothing('brands'),
}

export const FirstFilterOfUsers: Story = {
  tags: ['USR-02', 'NFR-08'],
  args: { url: '/users' },
  globals: { viewport: { value: 'w1280' } },
  play: () => filterMovesNothing('users'),
}

export const FirstFilterOnPhone: Story = {
  tags: ['BRD-03', 'NFR-08'],
  play: async () => {
    const { list, before } = await filter('brands')
    await userEvent.click(screen.getByRole('button', { name: text('lists.filters.apply') }))
    await expect(await screen.findByRole('button', { name: text('lists.filters.active', { count: 1 }) })).toBeVisible()
    await expect(list.getBoundingClientRect().top).toBe(before)
  },
}

/** Beside the navigation the date leaves its room to the names, unless the list is sorted by it. */
export const SortedByDate: Story = {
  tags: ['BRD-01', 'BRD-22'],
  args: { url: '/brands?ordering=-created_at' },
  globals: { viewport: { value: 'w900' } },
  play: async () => {
    const date = await screen.findByRole('columnheader', { name: pattern('brandpages.created.on') })
    await expect(date).toHaveAttribute('aria-sort', 'descending')
  },
}
