import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { ReviewContent, ReviewFilterBar } from '~/features/access/review/ReviewContent'

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

export const FiltersOnTablet: Story = {
  tags: ['NFR-09'],
  globals: { viewport: { value: 'w768' } },
  play: async () => {
    await screen.findByRole('grid', { name: text('access.review.matrix') }, { timeout: 10_000 })
    const [people, brands] = screen.getAllByRole('searchbox')
    await filledLines([people, brands])
  },
}
