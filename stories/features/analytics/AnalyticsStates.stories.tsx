import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { LEA } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'

import { languages } from '../../../.storybook/modes'
import { answer, fail, REFUSED } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival, card } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { catchFiles, savedRows } from '../../support/saved-files'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'

const meta = {
  title: 'features/analytics/AnalyticsScreen',
  component: Screen,
  args: { url: '/analytics' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const openAnalytics = () => arrival(text('navigation.analytics'))

/** Every call fails: each part says so, and is asked again for itself. */
export const AllFailed: Story = {
  tags: ['NFR-01', 'BRD-18'],
  beforeEach: ({ msw }) =>
    msw.use(
      fail('getBrandsOverview', 500),
      fail('getBusinessStats', 500),
      fail('listBrands', 500),
      fail('listRecentActivity', 500),
    ),
  play: async () => {
    await openAnalytics()
    await expect(await screen.findByText(text('brands.overview.failed'))).toBeVisible()
    await expect(await screen.findByText(text('brands.activity.failed'))).toBeVisible()
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: text('common.retry') }).length).toBeGreaterThanOrEqual(4),
    )
  },
}

/** Another reason than the user's rights is said in the words of the server, and may be over at the next try. */
export const RefusedForAReason: Story = {
  tags: ['NFR-01', 'DSH-04'],
  parameters: { chromatic: { modes: languages } },
  beforeEach: ({ msw }) => msw.use(fail('getBrandsOverview', 403, { message: 'Entreprise suspendue.' })),
  play: async () => {
    await openAnalytics()
    const figures = await card(text('figures.overview'))
    await expect(await figures.findByText('Entreprise suspendue.')).toBeVisible()
    await expect(figures.getByText(text('brands.overview.failed'))).toBeVisible()
    await expect(figures.getByRole('button', { name: text('common.retry') })).toBeVisible()
    await expect(figures.queryByText(pattern('figures.denied'))).toBeNull()
  },
}

/** A refusal without a reason: neither the server's general words, nor that it is the user's role. */
export const RefusedWithoutReason: Story = {
  tags: ['NFR-01', 'DSH-04'],
  parameters: { chromatic: { modes: languages } },
  beforeEach: ({ msw }) => msw.use(fail('getBrandsOverview', 403)),
  play: async () => {
    await openAnalytics()
    const figures = await card(text('figures.overview'))
    await expect(await figures.findByText(pattern('figures.denied'))).toBeVisible()
    await expect(figures.queryByText(REFUSED)).toBeNull()
    await expect(figures.queryByRole('button', { name: text('common.retry') })).toBeNull()
  },
}

/** Reports are a right of their own: it does not open this page (decision 26). */
export const ReportsOnly: Story = {
  tags: ['PRM-07', 'GRD-15', 'role'],
  parameters: { visit: { as: LEA, world: { user: { email: LEA, can_access_reports: true } } } },
  play: async () => {
    await expect(await screen.findByText(pattern('figures.denied'))).toBeVisible()
    await expect(callsTo('getBrandsOverview')).toEqual([])
  },
}

/** Figures of ten digits are written out, in the reader's own way, and stay in their tiles. */
export const HugeNumbers: Story = {
  tags: ['DSH-04', 'NFR-09'],
  globals: { viewport: { value: 'w360' } },
  parameters: { chromatic: { modes: languages } },
  beforeEach: ({ msw }) =>
    msw.use(
      answer('getBrandsOverview', {
        total_brands: 1_234_567_890,
        active_brands: 1_234_567_889,
        brands_without_admin: 987_654_321,
      }),
      answer('getBusinessStats', { active_users_count: 1_234_567_890, pending_invitations_count: 123_456_789 }),
    ),
  play: async () => {
    await openAnalytics()
    const figures = await card(text('figures.overview'))
    for (const figure of await figures.findAllByText(/^1.234.567.890$/)) {
      await expect(figure).toBeVisible()
      await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth)
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** An answer without a figure says nothing beside figures of the other one. */
export const OneAnswerWithoutFigures: Story = {
  tags: ['DSH-04'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer('getBrandsOverview', { total_brands: 47, active_brands: 40 }),
      answer('getBusinessStats', { chiffre: 'inconnu' }),
    ),
  play: async () => {
    await openAnalytics()
    const figures = await card(text('figures.overview'))
    await expect(await figures.findByText('47')).toBeVisible()
    await waitFor(() => expect(callsTo('getBusinessStats')).not.toEqual([]))
    await waitFor(() => expect(figures.queryByText(text('figures.figure.invitations'))).toBeNull())
    await expect(figures.queryByText(text('figures.none'))).toBeNull()
  },
}

/** The brands with their figures, as a file. */
export const ExportCsv: Story = {
  tags: ['DSH-04'],
  parameters: { visit: { world: { brands: 3 } } },
  beforeEach: catchFiles,
  play: async () => {
    await openAnalytics()
    await userEvent.click(await screen.findByRole('button', { name: text('lists.export') }))
    const rows = await savedRows()
    await expect(rows).toHaveLength(4)
    await expect(rows[0]?.[0]).toBe(text('figures.people.brand'))
  },
}

/** A plan that holds one brand: nothing to compare or to choose, and no figure that counts brands. */
export const PlanOfOneBrand: Story = {
  tags: ['DSH-04', 'BRD-25'],
  parameters: { visit: { world: worlds.solo } },
  play: async () => {
    await openAnalytics()
    const figures = await card(text('figures.overview'))
    await expect(await figures.findByText(text('figures.figure.activeUsers'))).toBeVisible()
    await expect(figures.queryByText(text('figures.figure.brands'))).toBeNull()
    await expect(screen.queryByRole('radio')).toBeNull()
    await expect(screen.queryByRole('heading', { name: text('figures.people.title') })).toBeNull()
    await card(text('figures.activity.title'))
    await expect(callsTo('getBrandsOverview')).toEqual([])
  },
}

/** The chosen brand cannot be read: figures of all brands do not stand in their place. */
export const ChosenBrandFailed: Story = {
  tags: ['DSH-04', 'NFR-01'],
  args: { url: '/analytics?scope=brand' },
  beforeEach: ({ msw }) => msw.use(fail('getBrand', 500)),
  play: async () => {
    await openAnalytics()
    const figures = await card(text('figures.overview'))
    await expect(await figures.findByText(text('brands.details.failed'))).toBeVisible()
    await expect(figures.queryByText(text('figures.figure.activeUsers'))).toBeNull()
  },
}

export const CompanyAfterFailedBrand: Story = {
  ...ChosenBrandFailed,
  play: async (context) => {
    await ChosenBrandFailed.play?.(context)
    const figures = await card(text('figures.overview'))
    await userEvent.click(await screen.findByRole('radio', { name: text('figures.scope.company') }))
    await expect(await figures.findByText(text('figures.figure.activeUsers'))).toBeVisible()
  },
}
