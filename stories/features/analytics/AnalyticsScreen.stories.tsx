import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { BASTIEN, LEA } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { Chart } from '~/design/data/Chart'
import { AnalyticsScreen } from '~/features/analytics/AnalyticsScreen'
import { ActivityChart, UsersChart } from '~/features/analytics/charts'
import { BrandFigures, CompanyFigures } from '~/features/analytics/FiguresSection'

import { languages, looks } from '../../../.storybook/modes'
import { aBrand } from '../../support/a-brand'
import { answer, fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival, card } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'

const meta = {
  component: Screen,
  subcomponents: { AnalyticsScreen, UsersChart, ActivityChart, CompanyFigures, BrandFigures, Chart },
  args: { url: '/analytics' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const openAnalytics = () => arrival(text('navigation.analytics'))

/** The choice stands before the name of the brand is known: nothing moves down when it comes. */
export const BrandAwaited: Story = {
  tags: ['DSH-04', 'NFR-01'],
  beforeEach: ({ msw }) => msw.use(fault('getBrand', 'hang')),
  play: async () => {
    await openAnalytics()
    await expect(await screen.findByRole('radio', { name: text('figures.scope.company') })).toBeChecked()
    await expect(screen.getByRole('radio', { name: text('figures.scope.brand') })).not.toBeChecked()
  },
}

/** While the chosen brand loads, figures of all brands are not shown under its name. */
export const ChosenBrandAwaited: Story = {
  tags: ['DSH-04'],
  args: { url: '/analytics?scope=brand' },
  beforeEach: ({ msw }) => msw.use(fault('getBrand', 'hang')),
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await openAnalytics()
    await expect(await screen.findByRole('radio', { name: text('figures.scope.brand') })).toBeChecked()
    const figures = await card(text('figures.overview'))
    await waitFor(() => expect(figures.getByText(text('figures.figure.users'))).toBeVisible())
    await expect(screen.queryByRole('heading', { name: text('figures.people.title') })).toBeNull()
    const activity = await card(text('figures.activity.title'))
    await expect(activity.queryByRole('table')).toBeNull()
  },
}

export const AllBrands: Story = {
  tags: ['DSH-04'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: { ...looks, ...languages } } },
  play: async ({ step }) => {
    await openAnalytics()
    const figures = await card(text('figures.overview'))
    await expect(await figures.findByText('47')).toBeVisible()
    await step('each brand is a row', async () => {
      const users = await card(text('figures.people.title'))
      const table = within(await users.findByRole('table', { name: text('figures.people.title') }))
      await expect(table.getAllByRole('row')).toHaveLength(11)
      await expect(table.getByRole('columnheader', { name: text('figures.people.brand') })).toBeInTheDocument()
    })
    await step('each day is a row', async () => {
      const activity = await card(text('figures.activity.title'))
      const table = within(await activity.findByRole('table'))
      await expect(table.getAllByRole('row')).toHaveLength(15)
      // the server sends the latest entries alone
      await expect(table.getAllByRole('row', { name: pattern('figures.activity.unknown') }).length).toBeGreaterThan(0)
      await expect(activity.getByText(pattern('figures.activity.since', { count: 20 }))).toBeVisible()
    })
  },
}

/** Two tiles in a row below the total, which fills its own. */
export const OnPhone: Story = {
  tags: ['DSH-04', 'NFR-09'],
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await openAnalytics()
    const figures = await card(text('figures.overview'))
    const edgesOf = (name: string) => figures.getByText(name).parentElement?.getBoundingClientRect()
    await waitFor(() =>
      expect(edgesOf(text('figures.figure.brands'))?.right).toBe(edgesOf(text('figures.figure.noAdmin'))?.right),
    )
    await waitFor(() =>
      expect(edgesOf(text('figures.figure.invitations'))?.right).toBe(edgesOf(text('figures.figure.brands'))?.right),
    )
    for (const name of [text('figures.figure.active'), text('figures.figure.activeUsers')])
      await expect(edgesOf(name)?.left).toBe(edgesOf(text('figures.figure.brands'))?.left)
    await expect(edgesOf(text('figures.figure.noAdmin'))?.top).toBe(edgesOf(text('figures.figure.active'))?.top)
  },
}

/** The page follows the selected brand, and says so in its name. */
export const OneBrand: Story = {
  tags: ['DSH-04', 'SEL-09'],
  parameters: { steps: { from: 'sm' }, visit: { selectedBrandId: 1 } },
  play: async () => {
    await openAnalytics()
    const brand = await screen.findByRole('radio', { name: 'Boulangerie Marceau' })
    await userEvent.click(brand)
    await expect(
      await screen.findByText(text('figures.description.brand', { brand: 'Boulangerie Marceau' })),
    ).toBeVisible()
    await expect(screen.queryByRole('heading', { name: text('figures.people.title') })).toBeNull()
    const table = await (await card(text('figures.activity.title'))).findByRole('table')
    await expect(within(table).getAllByRole('row')).toHaveLength(15)
  },
}

/** Who chooses another brand while the page is open sees its figures. */
export const BrandChosen: Story = {
  tags: ['SEL-09'],
  parameters: { visit: { selectedBrandId: 1 } },
  play: async () => {
    await openAnalytics()
    await screen.findByRole('radio', { name: 'Boulangerie Marceau' })
    await userEvent.click(await screen.findByRole('button', { name: pattern('brands.selector.open') }))
    await userEvent.click(await screen.findByRole('option', { name: /^Brasserie du Port/ }))
    await expect(
      await screen.findByText(text('figures.description.brand', { brand: 'Brasserie du Port' })),
    ).toBeVisible()
    await expect(screen.getByRole('radio', { name: 'Brasserie du Port' })).toBeChecked()
  },
}

/** A brand that is gone is replaced: nobody has chosen the other one. */
export const BrandReplaced: Story = {
  tags: ['SEL-06', 'SEL-09'],
  parameters: { visit: { selectedBrandId: 9999 } },
  play: async () => {
    await openAnalytics()
    await expect(await screen.findByRole('radio', { name: 'Auberge du Vieux Moulin' })).not.toBeChecked()
    await expect(screen.getByRole('radio', { name: text('figures.scope.company') })).toBeChecked()
  },
}

export const BrandAdmin: Story = {
  tags: ['PRM-07', 'PRM-04', 'role'],
  parameters: { visit: { as: BASTIEN } },
  play: async () => {
    await openAnalytics()
    const figures = await card(text('figures.overview'))
    await expect(await figures.findByText(text('figures.figure.active'))).toBeVisible()
    // figures of the company would contradict those of the user's brands
    await expect(figures.queryByText(text('figures.figure.activeUsers'))).toBeNull()
    await expect(figures.queryByText(text('figures.figure.invitations'))).toBeNull()
    await expect(callsTo('getBusinessStats')).toEqual([])
  },
}

/** A user without the right makes no call, and reads who can grant it. */
export const Denied: Story = {
  tags: ['PRM-07', 'GRD-15', 'role'],
  parameters: { visit: { as: LEA }, chromatic: { modes: looks } },
  play: async () => {
    await expect(await screen.findByText(pattern('figures.denied'))).toBeVisible()
    await expect(callsTo('getBusinessStats')).toEqual([])
    await expect(callsTo('getBrandsOverview')).toEqual([])
  },
}

export const Loading: Story = {
  tags: ['NFR-01'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...(['getBrandsOverview', 'getBusinessStats', 'listRecentActivity'] as const).map((call) => fault(call, 'hang')),
    ),
  play: async () => {
    await openAnalytics()
    await expect((await screen.findAllByText(text('common.loading'))).length).toBeGreaterThanOrEqual(3)
    // as high as what will come: 16.25rem of chart below the title, and the names of the figures
    const activity = screen.getByText(text('figures.activity.title')).closest('section')
    await expect(activity?.clientHeight).toBeGreaterThan(300)
    await waitFor(() => expect(screen.getByText(text('figures.figure.active'))).toBeVisible())
  },
}

export const Empty: Story = {
  tags: ['NFR-01'],
  parameters: { visit: { world: { ...worlds.noBrand, ...worlds.quiet } }, chromatic: { modes: looks } },
  play: async () => {
    await openAnalytics()
    await expect(await screen.findByText(text('figures.activity.none'))).toBeVisible()
    await expect(await (await card(text('figures.people.title'))).findByText(pattern('figures.none'))).toBeVisible()
  },
}

export const OnePoint: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listBrands', {
        results: [aBrand(1, 'Compagnie internationale des arts de la table')],
      }),
    ),
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await openAnalytics()
    const table = await (await card(text('figures.people.title'))).findByRole('table')
    await expect(within(table).getByRole('rowheader')).toHaveTextContent(
      'Compagnie internationale des arts de la table',
    )
  },
}

/** Each part fails alone. */
export const PartlyFailed: Story = {
  tags: ['NFR-01', 'BRD-18'],
  beforeEach: ({ msw }) => msw.use(fail('getBusinessStats', 500), fail('listRecentActivity', 500)),
  play: async () => {
    await openAnalytics()
    await expect(await screen.findByText(pattern('figures.stats.failed'))).toBeVisible()
    await expect(await screen.findByText(text('brands.activity.failed'))).toBeVisible()
    await expect(await screen.findByText('47', { selector: 'div' })).toBeVisible()
  },
}
