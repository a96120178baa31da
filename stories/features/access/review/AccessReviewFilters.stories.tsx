import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { KpiTile } from '~/design/data/KpiTile'
import { ReviewContent } from '~/features/access/review/ReviewContent'

import { looks } from '../../../../.storybook/modes'
import { pageMeta } from '../../../support/page-meta'
import { Screen } from '../../../support/Screen'
import { pattern, text } from '../../../support/text'
import { matrix } from '../access-page'

const meta = {
  title: 'features/access/review/AccessReviewScreen',
  component: Screen,
  subcomponents: { ReviewContent, KpiTile },
  ...pageMeta,
  args: { url: '/settings/access-review' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const tile = (figure: 'withoutAdmin' | 'risky' | 'dormant') =>
  screen.getByRole('button', { name: pattern(`access.review.count.${figure}`) })

const shown = (users: number, brands: number) =>
  waitFor(() => expect(screen.getByText(pattern('access.review.shown', { people: users, brands }))).toBeVisible())

/** A figure shows whom or what it counts, and the address says so; pressed again, everything active is back. */
export const Tiles: Story = {
  tags: ['ACC-29'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: looks } },
  args: { url: '/settings/access-review', onArrive: fn() },
  play: async ({ args }) => {
    await matrix()
    await expect(tile('risky')).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(tile('risky'))
    await shown(48, 47)
    await expect(tile('risky')).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onArrive).toHaveBeenLastCalledWith('/settings/access-review?show=risky')
    await expect(screen.getByRole('combobox', { name: text('access.review.show') })).toHaveTextContent(
      text('access.review.show.risky'),
    )
    // one at a time
    await userEvent.click(tile('withoutAdmin'))
    await shown(85, 6)
    await expect(tile('risky')).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard('{Enter}')
    await shown(85, 42)
    await expect(args.onArrive).toHaveBeenLastCalledWith('/settings/access-review')
  },
}

/** What the address asks for, when the page is opened. */
export const FilterOfAddress: Story = {
  args: { url: '/settings/access-review?show=dormant' },
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await matrix()
    await expect(tile('dormant')).toHaveAttribute('aria-pressed', 'true')
    await expect(screen.queryByRole('rowheader', { name: 'Adrien Delaunay' })).toBeNull()
  },
}
