import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { ReviewPrint } from '~/features/access/review/ReviewPrint'

import { fail } from '../../../support/answers'
import { pageMeta } from '../../../support/page-meta'
import { Screen } from '../../../support/Screen'
import { pattern, text } from '../../../support/text'
import { matrix } from '../access-page'

const meta = {
  title: 'features/access/review/AccessReviewScreen',
  component: Screen,
  subcomponents: { ReviewPrint },
  ...pageMeta,
  args: { url: '/settings/access-review' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** The printed sheet, and its line of a user. */
async function printed() {
  window.dispatchEvent(new Event('beforeprint'))
  const sheet = within(await screen.findByRole('table'))
  return (name: string) => sheet.getByRole('row', { name: new RegExp(`^${name}`) })
}

const filterBrands = async (words: string) =>
  userEvent.type(screen.getByRole('searchbox', { name: text('access.review.filter.brands') }), words)

/** On paper, each user has a line with the brands they reach. */
export const Printed: Story = {
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await matrix()
    const lineOf = await printed()
    await expect(lineOf('Bastien Morel')).toHaveTextContent(
      pattern('access.review.print.admin', { brand: 'Boulangerie Marceau' }),
    )
    const by = { company: 'Atelier Lumière', author: 'Claire Fontaine' }
    await expect(screen.getByText(text('access.review.print.by', by))).toBeVisible()
    const filters = text('access.review.show.active')
    await expect(screen.getByText(text('access.review.print.filters', { filters }))).toBeVisible()
    await expect(screen.getByText(text('access.review.print.sign'))).toBeVisible()
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
  },
}

/** A sheet of some brands names its filters, and says 'no access' of nobody who has another brand. */
export const PrintedFiltered: Story = {
  tags: ['ACC-29'],
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await matrix()
    await filterBrands('Garage')
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Boulangerie Marceau' })).toBeNull())
    const lineOf = await printed()
    await expect(lineOf('Bastien Morel')).toHaveTextContent(text('access.review.print.elsewhere'))
    await expect(lineOf('Bastien Morel')).not.toHaveTextContent(text('access.review.role.none'))
    const filters = [
      text('access.review.show.active'),
      text('access.review.print.filter.brands', { text: 'Garage' }),
    ].join(' · ')
    await expect(screen.getByText(text('access.review.print.filters', { filters }))).toBeVisible()
  },
}

/** Who has none of the brands that were read may have one that was not. */
export const PrintedUnread: Story = {
  tags: ['ACC-29'],
  beforeEach: ({ msw }) => msw.use(fail('listBrandUsers', 400, { when: ({ path }) => path?.id === 1 })),
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await matrix()
    await filterBrands('Boulangerie Marceau')
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Taxi Rivière' })).toBeNull())
    const lineOf = await printed()
    await expect(lineOf('Bastien Morel')).toHaveTextContent(
      text('access.review.print.unread', { brands: 'Boulangerie Marceau' }),
    )
  },
}
