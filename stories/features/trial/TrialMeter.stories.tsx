import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { CLAIRE, INES, JEANNE } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { TrialMeter } from '~/features/trial/TrialMeter'

import { languages } from '../../../.storybook/modes'
import { fault, raw } from '../../support/answers'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { formats, pattern, text } from '../../support/text'
import { sandbox } from '../../support/visit'

const meta = {
  component: Screen,
  subcomponents: { TrialMeter },
  tags: ['money'],
  args: { url: '/users' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const meter = async () => within(await screen.findByRole('region', { name: text('frame.usage') }))

export const TrialBannerLow: Story = {
  tags: ['TRI-04', 'TRI-06', 'TRI-17'],
  parameters: { steps: { from: 'md' }, visit: { as: JEANNE, world: { company: 2, trialDays: 12 } } },
  play: async () => {
    const shown = await meter()
    await expect(shown.getByText(text('frame.trial.daysLeft', { days: 12 }))).toBeVisible()
    await expect(shown.getByText(text('frame.trial.until', { date: formats().date('2026-03-28') }))).toBeVisible()
    await expect(shown.getByRole('link', { name: text('frame.trial.choosePlan') })).toBeVisible()
  },
}

export const TrialBannerMedium: Story = {
  tags: ['TRI-04', 'TRI-05'],
  parameters: { steps: { from: 'md' }, visit: { as: JEANNE, world: { company: 2, trialDays: 7 } } },
  play: async () => {
    await expect((await meter()).getByText(text('frame.trial.daysLeft', { days: 7 }))).toBeVisible()
  },
}

export const TrialBannerHigh: Story = {
  tags: ['TRI-04'],
  parameters: { steps: { from: 'md' }, visit: { as: JEANNE, world: { company: 2, trialDays: 3 } } },
  play: async () => {
    await expect((await meter()).getByText(text('frame.trial.daysLeft', { days: 3 }))).toBeVisible()
  },
}

/** The line of pending invitations has its place before they are known: nothing moves. */
export const PendingAwaited: Story = {
  tags: ['COM-03', 'NFR-01'],
  parameters: { steps: { from: 'md' } },
  beforeEach: ({ msw }) => msw.use(fault('listInvitations', 'hang')),
  play: async () => {
    const [users, brands] = (await meter()).getAllByRole('meter').map((bar) => bar.getBoundingClientRect().top)
    await expect((brands ?? 0) - (users ?? 0)).toBe(60)
  },
}

/** Without any at the last visit, no line is kept: nothing moves either. */
export const NonePendingBefore: Story = {
  tags: ['COM-03', 'NFR-12'],
  parameters: { steps: { from: 'md' } },
  beforeEach: ({ msw }) => {
    localStorage.setItem('pending-invitations', '{"u1":{"any":false}}')
    msw.use(fault('listInvitations', 'hang'))
  },
  play: async () => {
    const [users, brands] = (await meter()).getAllByRole('meter').map((bar) => bar.getBoundingClientRect().top)
    await expect((brands ?? 0) - (users ?? 0)).toBe(40)
  },
}

/** The seats that invitations hold are said everywhere. */
export const UsageOfAPlan: Story = {
  tags: ['COM-03'],
  parameters: { steps: { from: 'md' } },
  play: async () => {
    const shown = await meter()
    await expect(shown.getByText('Agency Scale')).toBeVisible()
    await expect(shown.getAllByRole('meter')).toHaveLength(2)
    await shown.findByText(text('data.usage.pending', { count: 4 }))
    const [users, brands] = shown.getAllByRole('meter').map((bar) => bar.getBoundingClientRect().top)
    await expect((brands ?? 0) - (users ?? 0)).toBe(60)
    // as on the dashboard and in the settings
    await expect(await shown.findByText(text('data.usage.pending', { count: 4 }))).toBeVisible()
    await expect(shown.getByText('85 / 100')).toBeVisible()
  },
}

/** No banner warns of a plan of one brand, which is full by nature: the way to the plans stays here. */
export const SoloPlanHasNoMeterOfBrands: Story = {
  parameters: { steps: { from: 'md' }, visit: { as: INES } },
  play: async () => {
    const shown = await meter()
    await expect(shown.getAllByRole('meter')).toHaveLength(1)
  },
}

/** Whatever the server says: there is no plan above it to change to. */
export const HighestPlan: Story = {
  tags: ['SUB-05', 'PLN-27'],
  parameters: { steps: { from: 'md' }, visit: { as: CLAIRE } },
  beforeEach({ msw }) {
    const { user } = sandbox().signIn(CLAIRE)
    const subscription_info = { ...user.subscription_info, can_upgrade: true }
    msw.use(raw('getCurrentUser', { success: true, data: { ...user, subscription_info } }))
  },
  play: async () => {
    const shown = await meter()
    await expect(shown.getByText('Agency Scale')).toBeVisible()
    await expect(shown.queryByRole('link')).toBeNull()
  },
}

export const PlacesOfInvitationsUnknown: Story = {
  parameters: { steps: { from: 'md' } },
  beforeEach: ({ msw }) => msw.use(fault('listInvitations', 'hang')),
  play: async () => {
    await expect((await meter()).getByText('85 / 100')).toBeVisible()
  },
}

export const InTheRail: Story = {
  parameters: { steps: { from: 'md' }, visit: { as: JEANNE, world: { company: 2, trialDays: 3 } } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: text('frame.collapse') }))
    const sign = await screen.findByRole('link', { name: pattern('frame.trial.daysLeft', { days: 3 }) })
    await userEvent.hover(sign)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(pattern('frame.trial.daysLeft', { days: 3 }))
  },
}

export const BeforeTheAnswer: Story = {
  parameters: { steps: { from: 'md' }, visit: { as: JEANNE, world: { company: 2, trialDays: 12 } } },
  beforeEach: ({ msw }) => msw.use(fault('getTrialStatus', 'hang')),
  play: async () => {
    await expect((await meter()).getByText(text('frame.trial.daysLeft', { days: 12 }))).toBeVisible()
  },
}

/** The banner, or the message of the page, leads to the plans already: the meter says how full the plan is. */
export const FullPlan: Story = {
  tags: ['COM-03', 'BRD-25'],
  parameters: { steps: { from: 'md' }, visit: { world: { ...worlds.growing, limits: { users: 4, brands: 3 } } } },
  play: async () => {
    const shown = await meter()
    await expect(shown.getAllByRole('meter')).toHaveLength(2)
    await expect(shown.queryByRole('link')).toBeNull()
    await expect(await screen.findByRole('link', { name: text('navigation.upgrade') })).toBeVisible()
  },
}

/** The way to the plans stands once: in the tasks. */
export const LastDay: Story = {
  tags: ['TRI-04', 'TRI-17'],
  args: { url: '/dashboard' },
  parameters: { visit: { world: worlds.trialCritical } },
  play: async () => {
    await screen.findByText(text('billing.trial.daysLeft', { days: 1 }))
    const task = (await screen.findByText(text('dashboard.tasks.trial', { count: 1 }))).closest('li')
    const choose = { name: text('dashboard.tasks.trial.act') }
    await expect(within(task ?? document.body).getByRole('link', choose)).toBeVisible()
    await expect(screen.getAllByRole('link', choose)).toHaveLength(1)
  },
}

const FIGURES = /^\d+\s\/\s\d+$/

/** In each language, the figures stand in the line of their name. */
export const FiguresInOneLine: Story = {
  tags: ['COM-03'],
  globals: { viewport: { value: 'w1280' } },
  parameters: { chromatic: { modes: languages } },
  play: async () => {
    const shown = within(await screen.findByRole('region', { name: text('frame.usage') }))
    await shown.findByText(new RegExp(`^4\\s`))
    for (const label of ['frame.usage.users', 'frame.usage.brands'] as const) {
      const name = shown.getByText(text(label))
      const figures = within(name.parentElement ?? name).getByText(FIGURES)
      await expect(figures.getBoundingClientRect().bottom).toBeCloseTo(name.getBoundingClientRect().bottom, 0)
    }
  },
}

const inLanguage = (locale: string) => ({ ...FiguresInOneLine, globals: { ...FiguresInOneLine.globals, locale } })

export const GermanFigures: Story = { ...inLanguage('de'), tags: ['COM-03'] }
export const SpanishFigures: Story = { ...inLanguage('es'), tags: ['COM-03'] }
export const ItalianFigures: Story = { ...inLanguage('it'), tags: ['COM-03'] }
export const EnglishFigures: Story = { ...inLanguage('en'), tags: ['COM-03'] }
