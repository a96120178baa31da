import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { SelectAllBrands } from '~/features/brands/BulkBar'

import { languages, looks } from '../../../.storybook/modes'
import { fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'
import { brandsTable, ofList, rowBoxes } from './brands-page'

const meta = {
  component: Screen,
  subcomponents: { SelectAllBrands },
  ...pageMeta,
  args: { url: '/brands', onArrive: fn() },
  parameters: { ...pageMeta.parameters, visit: { world: { brands: 47 } } },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const boxes = async () => (await brandsTable()) && rowBoxes()

const selectPage = async () =>
  userEvent.click(await (await brandsTable()).findByRole('checkbox', { name: text('lists.selection.all') }))

const offerName = (count: number) => text('brandpages.bulk.all', { count })
const offer = (count = 47) => screen.findByRole('button', { name: offerName(count) })

/** The calls that read all pages: they are longer than a page of the screen. */
const reads = () => callsTo('listBrands').filter(({ query }) => query.page_size === 100 && query.ordering !== undefined)

export const PageSelected: Story = {
  tags: ['BRD-22'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const [first = document.body] = await boxes()
    await userEvent.click(first)
    await expect(await screen.findByText(text('lists.selection.brands', { count: 1 }))).toBeVisible()
    // one brand does not ask for all of them
    await expect(screen.queryByRole('button', { name: offerName(47) })).toBeNull()
    await selectPage()
    await expect(await screen.findByText(text('lists.selection.brands', { count: 20 }))).toBeVisible()
    await offer()
    await expect(reads()).toEqual([])
  },
}

export const PageSelectedOnPhone: Story = {
  tags: ['BRD-22', 'NFR-08'],
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    // those of rows below the window come after the first paint
    await waitFor(async () => expect(await rowBoxes()).toHaveLength(20))
    for (const box of await rowBoxes()) await userEvent.click(box)
    await expect(await offer()).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(innerWidth)
  },
}

export const AllSelected: Story = {
  tags: ['BRD-22', 'NFR-08'],
  parameters: { steps: { from: 'sm' } },
  play: async ({ args }) => {
    await selectPage()
    await userEvent.click(await offer())
    await expect(await screen.findByText(text('lists.selection.brands', { count: 47 }))).toBeVisible()
    // the button is gone, and the focus stays on the page
    await expect(screen.queryByRole('button', { name: offerName(47) })).toBeNull()
    await waitFor(() => expect(document.body).not.toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: text('lists.pagination.next') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/brands?page=2'))
    await waitFor(async () => {
      for (const box of await boxes()) await expect(box).toBeChecked()
    })
    await expect(screen.getByText(text('lists.selection.brands', { count: 47 }))).toBeVisible()
  },
}

/** Brands that the filters hide are not selected. */
export const AllOfFilter: Story = {
  tags: ['BRD-22'],
  parameters: { steps: { from: 'sm' } },
  args: { url: '/brands?is_active=true' },
  play: async () => {
    await selectPage()
    await userEvent.click(await offer(42))
    await expect(await screen.findByText(text('lists.selection.brands', { count: 42 }))).toBeVisible()
    await expect(reads().map(({ query }) => query.is_active)).toEqual([true])
  },
}

/** The page stays selected, and the button tries again. */
export const AllFailed: Story = {
  tags: ['BRD-22', 'NFR-01'],
  parameters: { steps: { from: 'sm' } },
  play: async ({ msw }) => {
    await selectPage()
    const button = await offer()
    msw.use(fail('listBrands', 400, { ...ofList, times: 1 }))
    await userEvent.click(button)
    const told = await screen.findByText(text('brands.list.failed'))
    // it fades in
    await waitFor(() => expect(told).toBeVisible())
    await expect(screen.getByText(text('lists.selection.brands', { count: 20 }))).toBeVisible()
    await userEvent.click(await offer())
    await expect(await screen.findByText(text('lists.selection.brands', { count: 47 }))).toBeVisible()
  },
}

/** Another selection stops the reading. */
export const AllReading: Story = {
  tags: ['BRD-22'],
  parameters: { steps: { from: 'sm' } },
  beforeEach: ({ msw }) =>
    msw.use(fault('listBrands', 'hang', { when: ({ query }) => query.page_size === 100 && ofList.when({ query }) })),
  play: async () => {
    await selectPage()
    await userEvent.click(await offer())
    await waitFor(async () => expect(await offer()).toHaveAttribute('aria-disabled', 'true'))
    const [first = document.body] = await boxes()
    await userEvent.click(first)
    await expect(await screen.findByText(text('lists.selection.brands', { count: 19 }))).toBeVisible()
    await expect(screen.queryByRole('button', { name: offerName(47) })).toBeNull()
  },
}
