import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { BASTIEN } from '#mocks/domain/seed/named.ts'
import { AccessReviewScreen, ReviewReading } from '~/features/access/review/AccessReviewScreen'
import { ReviewContent } from '~/features/access/review/ReviewContent'
import { ReviewFilterBar } from '~/features/access/review/ReviewFilterBar'
import { ReviewMatrix } from '~/features/access/review/ReviewMatrix'

import { languages, looks } from '../../../../.storybook/modes'
import { fail, fault } from '../../../support/answers'
import { callsTo } from '../../../support/calls'
import { withLargeText } from '../../../support/large-text'
import { arrival } from '../../../support/page'
import { pageMeta } from '../../../support/page-meta'
import { Screen } from '../../../support/Screen'
import { pattern, text } from '../../../support/text'
import { appears, matrix, rowOf } from '../access-page'

const meta = {
  component: Screen,
  subcomponents: { AccessReviewScreen, ReviewContent, ReviewFilterBar, ReviewMatrix, ReviewReading },
  ...pageMeta,
  args: { url: '/settings/access-review' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** 140 people and 47 brands, by the documented calls. */
export const Whole: Story = {
  tags: ['ACC-13', 'ACC-14', 'ACC-29'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const table = await matrix()
    await expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '85')
    await expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '44')
    await expect(callsTo('listUsers').map(({ query }) => query)).toEqual([
      { page: 1, page_size: 100 },
      { page: 2, page_size: 100 },
    ])
    await expect(callsTo('listBrands').filter(({ query }) => query?.page_size === 100)).toHaveLength(1)
    await expect(callsTo('listBrandUsers')).toHaveLength(47)
    // only what is in view is drawn
    await expect(table.getAllByRole('gridcell').length).toBeLessThan(1500)
  },
}

export const Filtered: Story = {
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    const table = await matrix()
    await userEvent.type(screen.getByRole('searchbox', { name: text('access.review.filter.people') }), 'bastien morel')
    await userEvent.type(screen.getByRole('searchbox', { name: text('access.review.filter.brands') }), 'marceau')
    await waitFor(() =>
      expect(screen.getByText(pattern('access.review.shown', { people: 1, brands: 1 }))).toBeVisible(),
    )
    await expect(
      rowOf(table, 'Bastien Morel').getByRole('gridcell', { name: text('access.review.role.admin') }),
    ).toBeVisible()
    await userEvent.type(screen.getByRole('searchbox', { name: text('access.review.filter.brands') }), 'zzz')
    await appears(await screen.findByText(text('access.review.nothing')))
  },
}

export const InactiveWithAccess: Story = {
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await matrix()
    await userEvent.click(screen.getByRole('combobox', { name: text('access.review.show') }))
    await userEvent.click(await screen.findByRole('option', { name: text('access.review.show.risky') }))
    await waitFor(() =>
      expect(screen.getByText(pattern('access.review.shown', { people: 48, brands: 47 }))).toBeVisible(),
    )
  },
}

export const Dormant: Story = {
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    const table = await matrix()
    await expect(table.getByRole('rowheader', { name: 'Adrien Delaunay' })).toBeVisible()
    await userEvent.click(screen.getByRole('combobox', { name: text('access.review.show') }))
    await userEvent.click(await screen.findByRole('option', { name: pattern('access.dormant') }))
    await waitFor(() => expect(table.queryByRole('rowheader', { name: 'Adrien Delaunay' })).toBeNull())
    await expect(table.getByRole('rowheader', { name: 'Agathe Sauvage' })).toBeVisible()
  },
}

export const Reading: Story = {
  beforeEach: ({ msw }) => msw.use(fault('listBrandUsers', 'hang', { skip: 3 })),
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await arrival(text('access.review.title'))
    await appears(await screen.findByText(pattern('access.review.reading.brands', { read: 3, total: 47 })))
    await expect(screen.getByRole('progressbar', { name: text('access.review.reading') })).toBeInTheDocument()
    // a few at a time
    await expect(callsTo('listBrandUsers').length).toBeLessThanOrEqual(9)
  },
}

export const Cancelled: Story = {
  beforeEach: ({ msw }) => msw.use(fault('listBrandUsers', 'hang', { skip: 3, times: 6 })),
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await arrival(text('access.review.title'))
    await screen.findByText(pattern('access.review.reading.brands', { read: 3, total: 47 }))
    await userEvent.click(screen.getByRole('button', { name: text('access.review.cancel') }))
    await appears(await screen.findByText(text('access.review.cancelled')))
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: text('access.review.start') }))
    await matrix()
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

/** The button is away while everything is read, and the one that stops the reading afterwards. */
export const ReadAgain: Story = {
  tags: ['NFR-08'],
  parameters: { steps: { from: 'sm' } },
  play: async ({ msw }) => {
    await matrix()
    msw.use(fault('listBrandUsers', 'hang', { skip: 3, times: 6 }))
    await userEvent.click(screen.getByRole('button', { name: text('access.review.again') }))
    const stop = await screen.findByRole('button', { name: text('access.review.cancel') })
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await userEvent.click(stop)
    await waitFor(() => expect(stop).not.toBeInTheDocument())
    await expect(document.activeElement).not.toBe(document.body)
  },
}

/** The review stays, with what was typed, when it cannot be read again. */
export const RefreshFailed: Story = {
  tags: ['ACC-22'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: looks } },
  play: async ({ msw }) => {
    const table = await matrix()
    const filter = screen.getByRole('searchbox', { name: text('access.review.filter.people') })
    await userEvent.type(filter, 'bastien morel')
    msw.use(fail('listUsers', 400, { times: 1 }))
    await userEvent.click(screen.getByRole('button', { name: text('access.review.again') }))
    const failure = await screen.findByText(text('access.review.again.failed'))
    await appears(failure)
    await expect(table.getByRole('rowheader', { name: 'Bastien Morel' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: text('common.retry') }))
    await waitFor(() => expect(failure).not.toBeInTheDocument())
    await expect(filter).toHaveValue('bastien morel')
    await expect(document.activeElement).not.toBe(document.body)
  },
}

/** Two brands of 47 cannot be read: their columns say so, and they alone are asked again. */
export const Unread: Story = {
  parameters: { steps: { from: 'sm' }, chromatic: { modes: looks } },
  beforeEach: ({ msw }) =>
    msw.use(fail('listBrandUsers', 400, { when: ({ path }) => path?.id === 1 || path?.id === 16, times: 2 })),
  play: async () => {
    const table = await matrix()
    await appears(screen.getByText(pattern('access.review.unread', { count: 2 })))
    await expect(
      rowOf(table, 'Adrien Blanchard').getAllByRole('gridcell', { name: text('access.review.role.unread') }),
    ).toHaveLength(2)
    const before = callsTo('listBrandUsers').length
    await userEvent.click(screen.getByRole('button', { name: text('access.review.unread.retry') }))
    await waitFor(() => expect(screen.queryByText(pattern('access.review.unread', { count: 2 }))).toBeNull())
    await expect(callsTo('listBrandUsers')).toHaveLength(before + 2)
  },
}

export const Failed: Story = {
  tags: ['ACC-22'],
  beforeEach: ({ msw }) => msw.use(fail('listUsers', 400, { times: 1 })),
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await arrival(text('access.review.title'))
    await appears(await screen.findByText(text('access.review.failed')))
    await userEvent.click(screen.getByRole('button', { name: text('common.retry') }))
    await matrix()
  },
}

export const Forbidden: Story = {
  tags: ['ACC-17', 'role'],
  parameters: { steps: { from: 'sm' }, visit: { as: BASTIEN } },
  play: async () => {
    await arrival(text('errors.page.forbidden.title'))
    await expect(callsTo('listUsers')).toHaveLength(0)
  },
}

/** Letters stand in their marks and names in their rows: the matrix grows with the text. */
export const LargeText: Story = {
  tags: ['NFR-09'],
  globals: { viewport: { value: 'w1280' } },
  beforeEach: withLargeText,
  play: async () => {
    const table = await matrix()
    const names = table.getAllByRole('rowheader').slice(0, 8)
    const marks = table
      .getAllByRole('gridcell', { name: text('access.review.role.member') })
      .flatMap(({ firstElementChild: mark }) => mark ?? [])
    await expect(marks).not.toHaveLength(0)
    for (const part of [...names, ...marks]) await expect(part.scrollHeight).toBeLessThanOrEqual(part.clientHeight)
    await expect(names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
  },
}

/** A long name takes two lines of its row, rather than lose its end. */
export const NamesOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const table = await matrix()
    const name = table.getByRole('rowheader', { name: 'Agathe Carpentier' })
    for (const part of [name, ...name.children]) await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
  },
}
