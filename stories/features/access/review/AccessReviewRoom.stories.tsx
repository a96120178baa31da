import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { ReviewContent } from '~/features/access/review/ReviewContent'
import { ReviewFilterBar } from '~/features/access/review/ReviewFilterBar'

import { looks } from '../../../../.storybook/modes'
import { pageMeta } from '../../../support/page-meta'
import { Screen } from '../../../support/Screen'
import { text } from '../../../support/text'

const meta = {
  title: 'features/access/review/AccessReviewScreen',
  component: Screen,
  subcomponents: { ReviewContent, ReviewFilterBar },
  ...pageMeta,
  args: { url: '/settings/access-review' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Figures and filters left over in a last line share it. */
const filledLines = async (parts: readonly (Element | null | undefined)[]) => {
  const boxes = parts.flatMap((part) => part?.getBoundingClientRect() ?? [])
  const end = Math.max(...boxes.map(({ right }) => right))
  await expect(boxes.at(-1)?.right).toBe(end)
  await expect(boxes).not.toHaveLength(0)
}

export const FiguresOnPhone: Story = {
  tags: ['NFR-09'],
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await screen.findByRole('grid', { name: text('access.review.matrix') }, { timeout: 10_000 })
    const tiles = screen.getByText(text('access.review.count.accesses')).closest('div')?.parentElement?.parentElement
    await filledLines([...(tiles?.children ?? [])])
  },
}

const top = (element: Element) => element.getBoundingClientRect().top

/** Figures, filters and what is done with the review leave the first rows sooner on a phone. */
export const RowsSoonOnPhone: Story = {
  tags: ['NFR-09'],
  globals: { viewport: { value: 'w360' }, locale: 'de' },
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    const grid = await screen.findByRole('grid', { name: text('access.review.matrix') }, { timeout: 10_000 })
    await expect(top(grid) - top(screen.getByRole('main'))).toBeLessThan(700)
    const print = screen.getByRole('button', { name: text('access.review.print') })
    await expect(top(print)).toBeGreaterThan(top(grid))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const FiltersOnTablet: Story = {
  tags: ['NFR-09'],
  globals: { viewport: { value: 'w768' } },
  play: async () => {
    await screen.findByRole('grid', { name: text('access.review.matrix') }, { timeout: 10_000 })
    const [users, brands] = screen.getAllByRole('searchbox')
    await filledLines([users, brands])
  },
}
