import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { BulkBar } from '~/features/brands/BulkBar'

import { fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { ofList, rowBoxes, rowOf, switchOf } from './brands-page'

const meta = {
  component: Screen,
  subcomponents: { BulkBar },
  ...pageMeta,
  args: { url: '/brands', onArrive: fn() },
  parameters: { ...pageMeta.parameters, visit: { world: { brands: 8 } } },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const NAME = 'Boulangerie Marceau'
const OTHER = 'Café de l’Étoile'

const topOf = (element: Element) => element.getBoundingClientRect().top

const select = async (name: string) => userEvent.click((await rowOf(name)).getByRole('checkbox'))

/** Those of rows below the window come after the first paint. */
const allBoxes = () =>
  waitFor(async () => {
    const boxes = await rowBoxes()
    await expect(boxes).toHaveLength(20)
    return boxes
  })

export const BulkSelected: Story = {
  tags: ['BRD-22'],
  parameters: { visit: { world: { brands: 24 } } },
  play: async ({ args }) => {
    const box = async () => (await rowOf(NAME)).getByRole('checkbox')
    // the focus may scroll the page; the selection may not
    ;(await box()).focus()
    const before = topOf(await box())
    await select(NAME)
    await expect(await screen.findByText(text('lists.selection.brands', { count: 1 }))).toBeVisible()
    // the acts take the place of those on the whole list: no row moves under the pointer
    await expect(Math.abs(topOf(await box()) - before)).toBeLessThan(2)
    await expect(screen.queryByRole('button', { name: text('lists.export') })).toBeNull()
    for (const name of [OTHER, 'Les Jardins d’Épicure']) await select(name)
    await expect(screen.getByText(text('lists.selection.brands', { count: 3 }))).toBeVisible()
    // the next page keeps them, another question does not
    await userEvent.click(screen.getByRole('button', { name: text('lists.pagination.next') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/brands?page=2'))
    await expect(await screen.findByText(text('lists.selection.brands', { count: 3 }))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: text('lists.selection.clear') }))
    await expect(await screen.findByRole('button', { name: text('lists.export') })).toBeVisible()
  },
}

/** On a phone the acts stay in sight, below the top bar, however far down the last brand was selected. */
export const BulkSelectedOnPhone: Story = {
  tags: ['BRD-22', 'NFR-08'],
  parameters: { visit: { world: { brands: 24 } } },
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const boxes = await allBoxes()
    const last = boxes.at(-1) ?? document.body
    await userEvent.click(last)
    last.scrollIntoView({ block: 'end' })
    const bar = (await screen.findByText(text('lists.selection.brands', { count: 1 }))).closest<HTMLElement>(
      '[data-selection]',
    )
    await waitFor(() => expect(bar?.getBoundingClientRect().top).toBe(64))
    await expect(bar?.offsetHeight).toBeLessThan(56)
    // a box that takes the focus does not stand behind them
    const first = boxes[0] ?? document.body
    first.focus()
    const { bottom } = screen.getByRole('button', { name: text('brandpages.deactivate') }).getBoundingClientRect()
    await waitFor(() => expect(first.getBoundingClientRect().top).toBeGreaterThan(bottom))
  },
}

/** In a wide window the acts stay between the top bar and the header of the table, and leave each in sight. */
export const BulkSelectedFarDown: Story = {
  tags: ['BRD-22', 'NFR-08'],
  parameters: { visit: { world: { brands: 24 } } },
  globals: { viewport: { value: 'w1280' } },
  play: async () => {
    await select(NAME)
    const act = await screen.findByRole('button', { name: text('brandpages.deactivate') })
    const bar = act.closest('[data-selection]') ?? document.body
    await expect(bar.getBoundingClientRect().right - act.getBoundingClientRect().right).toBe(12)
    const last = (await screen.findAllByRole('row')).at(-1) ?? document.body
    last.scrollIntoView({ block: 'end' })
    const header = screen.getByRole('columnheader', { name: pattern('forms.label.brand') })
    await waitFor(() => expect(topOf(bar)).toBe(64))
    await expect(topOf(header)).toBe(bar.getBoundingClientRect().bottom + 8)
    // at their edges nothing of a row is seen
    await expect(document.elementFromPoint(innerWidth / 2, 60)?.closest('table')).toBeNull()
    // a row far from the window has no controls until it comes near
    const box = await waitFor(() => within(screen.getAllByRole('row').at(-1) ?? last).getByRole('checkbox'))
    box.focus()
    await expect(topOf(box)).toBeGreaterThan(header.getBoundingClientRect().bottom)
  },
}

export const BulkSelectedFarDownOnTablet: Story = {
  ...BulkSelectedFarDown,
  tags: ['BRD-22', 'NFR-08'],
  globals: { viewport: { value: 'w768' } },
}

/** A message about the whole list stays above it: only the acts on the selection follow the cards. */
export const SelectedAfterFailedExport: Story = {
  tags: ['BRD-22', 'NFR-08'],
  parameters: { visit: { world: { brands: 24 } } },
  globals: { viewport: { value: 'w360' } },
  play: async ({ msw }) => {
    const boxes = await allBoxes()
    msw.use(fail('listBrands', 503, ofList))
    await userEvent.click(screen.getByRole('button', { name: text('lists.export') }))
    const message = await screen.findByText(text('lists.export.failed'))
    const last = boxes.at(-1) ?? document.body
    await userEvent.click(last)
    await expect(message).toBeVisible()
    last.scrollIntoView({ block: 'end' })
    const count = await screen.findByText(text('lists.selection.brands', { count: 1 }))
    await waitFor(() => expect(topOf(count)).toBeGreaterThan(56))
    await expect(topOf(count)).toBeLessThan(100)
    await expect(message.getBoundingClientRect().bottom).toBeLessThan(56)
  },
}

/** It is tried again from its message, whatever is selected by then. */
export const FailedExportTriedAgain: Story = {
  tags: ['BRD-22'],
  play: async ({ msw }) => {
    await select(NAME)
    await userEvent.click(await screen.findByRole('button', { name: text('lists.selection.clear') }))
    msw.use(fail('listBrands', 503, ofList))
    await userEvent.click(screen.getByRole('button', { name: text('lists.export') }))
    await select(NAME)
    for (let time = 0; time < 2; time += 1) {
      const before = callsTo('listBrands').length
      await userEvent.click(await screen.findByRole('button', { name: text('common.retry') }))
      await waitFor(() => expect(callsTo('listBrands').length).toBeGreaterThan(before))
      await expect(await screen.findByText(text('lists.export.failed'))).toBeVisible()
    }
    await expect(screen.getByText(text('lists.selection.brands', { count: 1 }))).toBeVisible()
  },
}

/** The acts disappear with the selection, and one that filters by state loses its rows: the focus stays on the page. */
export const BulkByKeyboard: Story = {
  tags: ['BRD-22', 'NFR-08'],
  args: { url: '/brands?is_active=true' },
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await select(NAME)
    screen.getByRole('button', { name: text('brandpages.deactivate') }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: NAME })).toBeNull())
    await expect(await screen.findByRole('button', { name: text('lists.export') })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    const one = await switchOf(OTHER)
    const place = screen.getAllByRole('switch').indexOf(one)
    one.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: OTHER })).toBeNull())
    // the switch that is now where it was
    await waitFor(() => expect(screen.getAllByRole('switch')[place]).toHaveFocus())
  },
}

/** The progress counts the brands it concerns, not those that are selected meanwhile. */
export const BulkRunning: Story = {
  tags: ['BRD-22'],
  beforeEach: ({ msw }) => msw.use(fault('toggleBrandActive', 'hang', { skip: 1 })),
  play: async () => {
    for (const name of [NAME, OTHER]) await select(name)
    await userEvent.click(screen.getByRole('button', { name: text('brandpages.deactivate') }))
    await expect(await screen.findByText(text('brandpages.bulk.busy', { done: 1, total: 2 }))).toBeVisible()
    await select('Les Jardins d’Épicure')
    await expect(await screen.findByText(text('lists.selection.brands', { count: 3 }))).toBeVisible()
    await expect(screen.getByText(text('brandpages.bulk.busy', { done: 1, total: 2 }))).toBeVisible()
  },
}

/** What is on its way may be done, and is told as such; the rest is not tried, and stays selected. */
export const BulkStopped: Story = {
  tags: ['BRD-22'],
  beforeEach: ({ msw }) => msw.use(fault('toggleBrandActive', 'hang', { skip: 1 })),
  play: async () => {
    for (const name of [NAME, OTHER, 'Les Jardins d’Épicure']) await select(name)
    await userEvent.click(screen.getByRole('button', { name: text('brandpages.deactivate') }))
    await expect(await screen.findByText(text('brandpages.bulk.busy', { done: 1, total: 3 }))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: text('brandpages.bulk.stop') }))
    const title = text('brandpages.bulk.unconfirmed', { count: 1 })
    await expect(await screen.findByText(title, undefined, { timeout: 4000 })).toBeVisible()
    await expect(screen.getByText(text('lists.selection.brands', { count: 2 }))).toBeVisible()
    await expect(callsTo('toggleBrandActive')).toHaveLength(2)
  },
}

const switched = () => callsTo('toggleBrandActive').map(({ path }) => path.id)

/** A switch inverts what the server has, so nothing may overtake it: the acts wait until it is answered. */
export const BulkWaitsForSwitch: Story = {
  tags: ['BRD-09', 'BRD-22'],
  parameters: { steps: { from: 'sm' } },
  beforeEach: ({ msw }) => msw.use(fault('toggleBrandActive', 'hang')),
  play: async () => {
    await userEvent.click(await switchOf(NAME))
    await waitFor(() => expect(switched()).toEqual([1]))
    for (const name of [NAME, OTHER]) await select(name)
    for (const name of [text('brandpages.activate'), text('brandpages.deactivate')])
      await expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: text('brandpages.deactivate') }))
    await expect(switched()).toEqual([1])
    // the others do not wait
    await select(NAME)
    await userEvent.click(screen.getByRole('button', { name: text('brandpages.deactivate') }))
    await waitFor(() => expect(switched()).toEqual([1, 3]))
  },
}
