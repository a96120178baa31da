import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { BASTIEN, CLAIRE, HUGO, LEA } from '#mocks/domain/seed/named.ts'
import { BrandsCard, BrandsOverview } from '~/features/dashboard/BrandsCard'
import { DashboardScreen } from '~/features/dashboard/DashboardScreen'
import { ActivityCard, RecentActivity } from '~/features/shared/activity/ActivityCard'
import { TrialCard } from '~/features/trial/TrialCard'

import { languages, looks } from '../../../.storybook/modes'
import { aBrand, withUsers } from '../../support/a-brand'
import { answer } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival, card } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { formats, pattern, text } from '../../support/text'
import { sandbox } from '../../support/visit'

const meta = {
  component: Screen,
  subcomponents: { DashboardScreen, ActivityCard, BrandsCard, BrandsOverview, RecentActivity, TrialCard },
  args: { url: '/dashboard' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const AgencyDefault: Story = {
  tags: ['DSH-01'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async ({ step }) => {
    await expect(await arrival(text('dashboard.title'))).toBeVisible()
    const brands = await card(text('dashboard.brands.title'))
    await expect(await brands.findByText('47')).toBeVisible()
    await expect(brands.getByText(text('dashboard.brands.withoutAdmin'))).toBeVisible()
    const activity = await card(text('data.activity.title'))
    await expect(await activity.findAllByRole('heading', { level: 3 })).toHaveLength(3)
    await step('what is read first stands first: column by column', async () => {
      const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
      await expect(titles.slice(0, 4)).toEqual([
        text('dashboard.tasks.title'),
        text('dashboard.brands.title'),
        text('data.activity.title'),
        text('navigation.subscription'),
      ])
    })
    const plan = await card(text('navigation.subscription'))
    await expect(await plan.findByText('Agency Scale')).toBeVisible()
    await expect(plan.getByText(text('data.billing.active'))).toBeVisible()
    await expect(plan.getByText(pattern('billing.plan.next', { date: formats().date('2026-04-03') }))).toBeVisible()
    await expect(
      await (await card(text('billing.usage.title'))).findByText(text('billing.usage.users.free', { count: 11 })),
    ).toBeVisible()
    // the company is complete: nothing is left to set up
    await expect(screen.queryByRole('heading', { name: text('dashboard.checklist.title') })).toBeNull()
  },
}

/** The focus goes to the first entry that was not there before. */
export const AllActivity: Story = {
  tags: ['DSH-01'],
  play: async () => {
    const activity = await card(text('data.activity.title'))
    await userEvent.click(await activity.findByRole('button', { name: text('data.activity.more') }))
    await expect(activity.getAllByRole('heading', { level: 3 })[3]).toHaveFocus()
  },
}

export const BrandAdminDefault: Story = {
  tags: ['DSH-01', 'PRM-04', 'role'],
  parameters: { visit: { as: BASTIEN } },
  play: async () => {
    await arrival(text('dashboard.title'))
    const brands = await card(text('dashboard.brands.title'))
    await expect(await brands.findByText(text('dashboard.brands.withoutAdmin'))).toBeVisible()
    await expect(screen.queryByRole('heading', { name: text('navigation.subscription') })).toBeNull()
    await expect(screen.queryByRole('heading', { name: text('billing.usage.title') })).toBeNull()
  },
}

export const MemberDefault: Story = {
  tags: ['DSH-01', 'role'],
  parameters: { visit: { as: LEA } },
  play: async () => {
    await arrival(text('dashboard.title'))
    const brands = await card(text('dashboard.brands.own'))
    await expect(await brands.findByText('Boulangerie Marceau')).toBeVisible()
    await expect(screen.queryByRole('heading', { name: text('navigation.subscription') })).toBeNull()
  },
}

const ofLea = (brands: number[]) => answer('getCurrentUser', { ...sandbox().signIn(LEA).user, brands })

const readsTheList = async () => {
  const brands = await card(text('dashboard.brands.own'))
  await waitFor(() => expect(callsTo('listBrands').some(({ query }) => query?.page_size === 100)).toBe(true))
  await expect(await brands.findByRole('link', { name: 'Boulangerie Marceau' })).toHaveAttribute('href', '/brands/1')
}

/** The account tells the brands by their ids alone (F §3): their names are in the list. */
export const MemberOfIds: Story = {
  tags: ['DSH-01', 'BRD-21', 'role'],
  parameters: { visit: { as: LEA } },
  beforeEach: ({ msw }) => msw.use(ofLea([1, 3, 6])),
  play: readsTheList,
}

/** The account tells no brands, but the list has some. */
export const MemberOfNothingTold: Story = {
  tags: ['DSH-01', 'C199', 'role'],
  parameters: { visit: { as: LEA } },
  beforeEach: ({ msw }) => msw.use(ofLea([])),
  play: readsTheList,
}

export const ClientReadonlyDefault: Story = {
  tags: ['DSH-01', 'K36', 'role'],
  parameters: { visit: { as: HUGO } },
  play: async () => {
    await arrival(text('dashboard.title'))
    const brand = await card(text('dashboard.brands.single'))
    await expect(await brand.findByText('Brasserie du Port')).toBeVisible()
    await expect(brand.queryByRole('link', { name: text('dashboard.brands.all') })).toBeNull()
    for (const name of [text('dashboard.actions.title'), text('dashboard.tasks.title')])
      await expect(screen.queryByRole('heading', { name })).toBeNull()
  },
}

/** No figures without analytics, and nobody asks for them. */
export const NoAnalyticsPermission: Story = {
  tags: ['PRM-07', 'NFR-01', 'role'],
  parameters: { visit: { as: LEA } },
  play: async () => {
    await arrival(text('dashboard.title'))
    await expect(await screen.findByText(text('dashboard.brands.noFigures'))).toBeVisible()
    await expect(screen.queryByText(text('dashboard.brands.withoutAdmin'))).toBeNull()
    await expect(callsTo('getBrandsOverview')).toEqual([])
  },
}

export const NoNames: Story = {
  tags: ['C199'],
  parameters: {
    visit: { world: { user: { email: CLAIRE, first_name: '', last_name: '' } } },
  },
  play: async () => {
    await arrival(text('dashboard.title'))
    await expect(await screen.findByText(text('dashboard.intro.anonymous', { brands: 'other' }))).toBeVisible()
  },
}

const brandsOf = (count: number, name: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => ({
    ...aBrand(at + 1, name(at)),
    ...withUsers(at % 4),
    is_active: at % 5 !== 4,
  }))

export const ManyBrands: Story = {
  tags: ['DSH-01'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer('getBrandsOverview', {
        total_brands: 100,
        active_brands: 80,
        results: brandsOf(100, (at) => `Maison Dubois ${at + 1}`),
      }),
    ),
  play: async () => {
    await arrival(text('dashboard.title'))
    const brands = await card(text('dashboard.brands.title'))
    await waitFor(() => expect(brands.getAllByText(/^Maison Dubois/)).toHaveLength(6))
    await expect(brands.getByText(text('dashboard.brands.others', { count: 94 }))).toBeVisible()
    // what the answer leaves out is left out
    await expect(brands.queryByText(text('dashboard.brands.withoutAdmin'))).toBeNull()
  },
}

const LONG = 'Compagnie internationale des arts de la table et de la gastronomie ultramarine'

export const LongNames: Story = {
  tags: ['NFR-09'],
  parameters: {
    visit: {
      world: {
        companyName: LONG,
        user: { email: CLAIRE, first_name: 'Maximilienne-Alexandrine-Bénédicte' },
      },
    },
    chromatic: { modes: looks },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      answer('getBrandsOverview', { total_brands: 3, results: brandsOf(3, (at) => `${LONG} ${at}`) }),
      answer('listRecentActivity', {
        results: [
          { description: `${LONG} a été modifiée.`, user: LONG, brand: LONG, created_at: '2026-03-15T09:00:00Z' },
        ],
      }),
    ),
  play: async () => {
    await arrival(text('dashboard.title'))
    await expect(await screen.findByText(`${LONG} 0`)).toBeVisible()
  },
}

/** Nothing of these answers is documented: what is there is shown. */
export const SparseAnswers: Story = {
  tags: ['DSH-01', 'TRI-14', 'money'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer('getBrandsOverview', {}),
      answer('listRecentActivity', { results: [{}, { type: 'newsletter_sent' }, { created_at: 'hier' }] }),
    ),
  play: async () => {
    await arrival(text('dashboard.title'))
    const brands = await card(text('dashboard.brands.title'))
    await waitFor(() => expect(brands.getAllByRole('link').length).toBeGreaterThan(5))
    const activity = await card(text('data.activity.title'))
    await expect(await activity.findByText('newsletter sent')).toBeVisible()
    await expect(activity.getAllByText(text('data.activity.unknown'))).toHaveLength(2)
  },
}

/** The total heads its parts: no figure stands alone beside a gap. */
export const FiguresOnPhone: Story = {
  tags: ['NFR-09'],
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const brands = await card(text('dashboard.brands.title'))
    await brands.findByText('47')
    const tops = brands.getAllByRole('listitem').map((figure) => Math.round(figure.getBoundingClientRect().top))
    const lines = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
    await expect(lines).toEqual([1, 2, 2])
    const [total] = brands.getAllByRole('listitem')
    await expect(total?.clientWidth).toBe(total?.parentElement?.clientWidth)
  },
}
