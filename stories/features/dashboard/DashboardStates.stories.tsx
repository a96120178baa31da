import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { GARANCE, JEANNE } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'

import { languages, looks } from '../../../.storybook/modes'
import { answer, fail, fault, SERVER_WORDS } from '../../support/answers'
import { goOffline, goOnline } from '../../support/network'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { formats, pattern, text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'

const meta = {
  title: 'features/dashboard/DashboardScreen',
  component: Screen,
  decorators: [withInstallation],
  args: { url: '/dashboard' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Since when the data is that of before. */
const offline = (shown: string) => pattern('data.offline').test(shown) && shown.includes(formats().date('2026-03-16'))

/** The calls of the page, which load and fail apart. */
const CALLS = ['getTrialStatus', 'getBrandsOverview', 'listRecentActivity', 'listInvitations'] as const

/** Shown for those calls that failed. The plan is known without its call. */
const FAILED = ['brands.overview.failed', 'brands.activity.failed', 'dashboard.tasks.failed'] as const

export const Loading: Story = {
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) => msw.use(...CALLS.map((call) => fault(call, 'hang'))),
  play: async () => {
    await arrival(text('dashboard.title'))
    await expect(await screen.findByRole('heading', { name: text('data.activity.title') })).toBeVisible()
    await expect(screen.getAllByText(text('common.loading')).length).toBeGreaterThanOrEqual(3)
    // the rest of the page does not wait
    await expect(screen.getByRole('heading', { name: text('billing.usage.title') })).toBeVisible()
  },
}

export const PartialError: Story = {
  tags: ['BRD-17', 'NFR-01'],
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) => msw.use(fail('listRecentActivity', 500, { times: 1 })),
  play: async () => {
    await arrival(text('dashboard.title'))
    await expect(await screen.findByText(text('brands.activity.failed'))).toBeVisible()
    await expect(await screen.findByText(text('dashboard.brands.withoutAdmin'))).toBeVisible()
  },
}

export const PartRetried: Story = {
  ...PartialError,
  play: async (context) => {
    await PartialError.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: text('common.retry') }))
    await expect(await screen.findByText(text('data.activity.more'))).toBeVisible()
    await expect(screen.queryByText(text('brands.activity.failed'))).toBeNull()
    // the button went away: the focus stays in the part that was retried
    await expect(document.activeElement).not.toBe(document.body)
  },
}

export const AllFailed: Story = {
  tags: ['BRD-17', 'BRD-18', 'NFR-01'],
  beforeEach: ({ msw }) => msw.use(...CALLS.map((call) => fail(call, 500))),
  play: async () => {
    await arrival(text('dashboard.title'))
    for (const id of FAILED) await expect(await screen.findByText(text(id))).toBeVisible()
    await expect(screen.getAllByRole('button', { name: text('common.retry') })).toHaveLength(3)
    await expect(screen.queryByText(SERVER_WORDS)).toBeNull()
    await expect(screen.getByRole('heading', { name: text('billing.usage.title') })).toBeVisible()
  },
}

export const EmptyFirstUse: Story = {
  tags: ['DSH-01', 'C205'],
  parameters: {
    visit: { world: { ...worlds.noBrand, ...worlds.quiet, users: 1, trialDays: 14 } },
    chromatic: { modes: looks },
  },
  play: async () => {
    await arrival(text('dashboard.title'))
    await expect(await screen.findByText(text('data.activity.empty'))).toBeVisible()
    await expect(await screen.findByText(text('dashboard.brands.empty.admin'))).toBeVisible()
    await expect(screen.getByRole('heading', { name: text('dashboard.checklist.title') })).toBeVisible()
  },
}

export const TrialCritical: Story = {
  tags: ['TRI-04', 'TRI-05', 'TRI-06', 'money'],
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: 1 } } },
  play: async () => {
    await arrival(text('dashboard.title'))
    await expect(await screen.findByText(text('billing.trial.daysLeft', { days: 1 }))).toBeVisible()
    await expect(screen.getByText(pattern('billing.trial.urgency.critical'))).toBeVisible()
  },
}

export const TrialEndsToday: Story = {
  tags: ['TRI-06', 'K21', 'money'],
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: 0 } } },
  play: async () => {
    await arrival(text('dashboard.title'))
    await expect(await screen.findByText(pattern('billing.trial.endsSoon', { when: 'todayAt' }))).toBeVisible()
  },
}

export const TrialOver: Story = {
  tags: ['TRI-15', 'money'],
  parameters: {
    visit: { as: JEANNE, world: { company: 2, trialDays: -2 } },
    chromatic: { modes: { ...looks, ...languages } },
  },
  play: async () => {
    await arrival(text('dashboard.title'))
    const sentence = await screen.findByText(pattern('billing.trial.endedOn', { date: formats().date('2026-03-14') }))
    const card = sentence.closest('section') ?? sentence
    await expect(within(card).getByText(text('data.billing.trialEnded'))).toBeVisible()
    // said once, with one way on
    await expect(within(card).queryByText(text('data.billing.trial'))).toBeNull()
    await expect(screen.getByText(text('dashboard.tasks.trial', { count: 0 }))).toBeVisible()
    await expect(screen.getAllByRole('link', { name: text('dashboard.tasks.trial.act') })).toHaveLength(1)
    await expect(screen.queryByRole('region', { name: text('frame.usage') })).toBeNull()
  },
}

export const LimitReached: Story = {
  tags: ['COM-04'],
  parameters: { visit: { world: worlds.usageRed } },
  play: async () => {
    await arrival(text('dashboard.title'))
    // 85 users and four invitations, of 92
    await expect(await screen.findByText(text('billing.usage.users.free', { count: 3 }))).toBeVisible()
    await expect(screen.getByText(text('dashboard.tasks.users', { count: 3, limit: 92 }))).toBeVisible()
    await expect(screen.getByText(text('frame.banner.limit'))).not.toBeVisible()
  },
}

export const NoLimits: Story = {
  tags: ['COM-07', 'K50'],
  parameters: { visit: { world: worlds.zeroLimits } },
  play: async () => {
    await arrival(text('dashboard.title'))
    await expect(await screen.findByRole('heading', { name: text('billing.usage.title') })).toBeVisible()
    await waitFor(() => expect(screen.queryAllByRole('meter')).toHaveLength(0))
    await expect(screen.queryByText(text('frame.banner.limit'))).toBeNull()
  },
}

export const PastDue: Story = {
  tags: ['SUB-03', 'money'],
  parameters: { visit: { as: GARANCE } },
  play: async () => {
    await arrival(text('dashboard.title'))
    await expect((await screen.findAllByText(text('data.billing.past_due'))).length).toBeGreaterThan(0)
    await expect(await screen.findAllByRole('link', { name: text('subscription.plan.pastDue.write') })).toHaveLength(1)
    for (const name of [text('dashboard.checklist.brand'), text('dashboard.checklist.invite')])
      await expect(screen.queryByRole('link', { name })).toBeNull()
  },
}

export const Offline: Story = {
  tags: ['NFR-02'],
  beforeEach: () => goOnline,
  play: async () => {
    await arrival(text('dashboard.title'))
    await expect(await screen.findByText(text('dashboard.brands.withoutAdmin'))).toBeVisible()
    await expect(await screen.findByText(text('data.activity.more'))).toBeVisible()
    goOffline()
    await waitFor(() => expect(screen.getAllByText(offline).length).toBeGreaterThanOrEqual(2))
    await expect(screen.getByText(text('dashboard.brands.withoutAdmin'))).toBeVisible()
  },
}

/** Titles in reading order: each is below the previous one, or in the next column. */
function placesOfTitles() {
  const titles = [...document.querySelectorAll('main h2')].map((title) => title.getBoundingClientRect())
  return titles.map(({ left, top }) => [Math.round(left), Math.round(top)] as const)
}

export const ReadingOrder: Story = {
  tags: ['NFR-08'],
  play: async () => {
    await arrival(text('dashboard.title'))
    await screen.findByRole('heading', { name: text('data.activity.title') })
    const places = placesOfTitles()
    await expect(places.length).toBeGreaterThan(4)
    await expect(places).toEqual(places.toSorted(([left, top], [x, y]) => left - x || top - y))
  },
}

export const ReadingOrderOnAPhone: Story = {
  ...ReadingOrder,
  tags: ['NFR-08'],
  globals: { viewport: { value: 'w390' } },
}

const lefts = (parts: Iterable<Element>) => [...parts].map((part) => Math.round(part.getBoundingClientRect().left))
const figuresOf = (within: Element) => within.querySelectorAll('ul > li')

/** The placeholders stand where the figures will. */
const arrives: NonNullable<Story['play']> = async () => {
  await arrival(text('dashboard.title'))
  const heading = await screen.findByRole('heading', { name: text('dashboard.brands.title') })
  const section = heading.closest('section') ?? heading
  const grid = [...section.querySelectorAll('div')].find((part) => getComputedStyle(part).display === 'grid')
  const before = lefts(grid?.children ?? [])
  await expect(before).toHaveLength(5)
  await waitFor(() => expect(tell).toBeDefined())
  tell?.()
  await waitFor(() => expect(figuresOf(section)).toHaveLength(5))
  await expect(lefts(figuresOf(section))).toEqual(before)
}

let tell: (() => void) | undefined

export const FiguresArriving: Story = {
  tags: ['BRD-17', 'NFR-12'],
  globals: { viewport: { value: 'w1280' } },
  beforeEach: ({ msw }) => {
    tell = undefined
    msw.use(
      answer('getBrandsOverview', () => new Promise<typeof OVERVIEW>((resolve) => (tell = () => resolve(OVERVIEW)))),
    )
  },
  play: arrives,
}

/** The total heads its parts. */
export const FiguresArrivingOnPhone: Story = {
  ...FiguresArriving,
  tags: ['BRD-17', 'NFR-12'],
  globals: { viewport: { value: 'w360' } },
}

const OVERVIEW = {
  total_brands: 47,
  active_brands: 42,
  inactive_brands: 5,
  brands_without_admin: 7,
  total_users: 77,
}
