import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, within } from 'storybook/test'

import { CLAIRE, JEANNE } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'

import { languages, looks } from '../../../.storybook/modes'
import { fail, fault, raw } from '../../support/answers'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { formats, pattern, text } from '../../support/text'
import { sandbox } from '../../support/visit'
import { here } from './upgrade-page'

const meta = {
  title: 'features/subscription/UpgradeScreen',
  component: Screen,
  tags: ['money'],
  ...pageMeta,
  args: { url: '/subscription/upgrade' },
  parameters: { ...pageMeta.parameters, visit: { as: JEANNE } },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Where the prices are. */
const prices = () =>
  screen.getAllByText(text('billing.plan.billed')).map((line) => Math.round(line.getBoundingClientRect().top))

const enough = () => screen.getByText(text('plans.enough')).closest('section') ?? document.body

/** Sliders begin with today's usage, and name the smallest plan with room for what they are set to. */
export const Finder: Story = {
  tags: ['PLN-08', 'PLN-32'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    await here()
    const finder = within((await screen.findByText(pattern('plans.finder.title'))).closest('section') ?? document.body)
    const [brands, users] = finder.getAllByRole('slider')
    if (!brands || !users) throw new Error('A slider is missing')
    await expect(brands).toHaveAccessibleName(text('plans.compare.brands'))
    await expect(brands).toHaveValue('1')
    // the server suggests a plan: one badge of advice
    await screen.findByText(text('plans.suggested'))
    await expect(screen.queryByText(text('plans.enough'))).toBeNull()
    const before = prices()
    for (const [count, people, plan, price] of [
      [12, 8, 'Agency Business', 180],
      [3, 4, 'Agency Starter', 80],
      [1, 25, 'Solo Business', 95],
    ] as const) {
      await fireEvent.change(brands, { target: { value: count } })
      await fireEvent.change(users, { target: { value: people } })
      await expect(finder.getByRole('status')).toHaveTextContent(
        pattern('plans.finder.plan', { name: plan, price: formats().price(price) }),
      )
      await expect(within(enough()).getByRole('heading', { level: 3 })).toHaveTextContent(plan)
      // the one filled button follows, and the badge stays out of the rows of the cards
      await expect([...document.querySelectorAll('main [data-variant="contained"]')]).toEqual([
        within(enough()).getByRole('button'),
      ])
      await expect(prices()).toEqual(before)
    }
  },
}

/** Pending invitations need seats too: no plan is named, and no button filled, before their number is known. */
export const PendingAwaited: Story = {
  tags: ['PLN-32', 'K60'],
  parameters: { visit: { as: CLAIRE, world: worlds.growing } },
  beforeEach: ({ msw }) => msw.use(fault('listInvitations', 'hang')),
  play: async () => {
    await here()
    await expect(await screen.findByText(pattern('plans.finder.title'))).toBeVisible()
    await expect(await screen.findByText('Agency Starter', { selector: 'h3' })).toBeVisible()
    await expect(screen.getByText(pattern('plans.finder.present', { brands: 5, users: 5 }))).not.toBeVisible()
    for (const advice of ['plans.enough', 'plans.suggested'] as const)
      await expect(screen.queryByText(text(advice))).toBeNull()
    await expect(document.querySelector('main [data-variant="contained"]')).toBeNull()
  },
}

/** The list of invitations fails: the server's numbers say how many slots they take. */
export const PendingFailed: Story = {
  tags: ['PLN-32', 'K60'],
  parameters: { visit: { as: CLAIRE, world: worlds.growing } },
  beforeEach: ({ msw }) => msw.use(fail('listInvitations', 403)),
  play: async () => {
    await here()
    const { users_limit = 0, users_used, users_available = 0 } = sandbox().signIn(CLAIRE).user.company_info?.slots ?? {}
    const taken = (users_limit ?? 0) - (users_available ?? 0)
    await expect(taken).toBeGreaterThan(users_used ?? 0)
    await expect((await screen.findAllByRole('slider'))[1]).toHaveValue(`${taken}`)
  },
}

/** One brand and one user would be a guess: no plan is named until a slider is moved. */
export const UnknownUsage: Story = {
  tags: ['PLN-32', 'K60'],
  beforeEach({ msw }) {
    const { user } = sandbox().signIn(JEANNE)
    msw.use(raw('getCurrentUser', { success: true, data: { ...user, company_info: null } }))
  },
  play: async () => {
    await here()
    await expect(await screen.findByText(text('plans.finder.ask'))).toBeVisible()
    await expect(screen.queryByText(pattern('plans.finder.reason', { brands: 1, users: 2 }))).toBeNull()
    const [brands] = screen.getAllByRole('slider')
    await fireEvent.change(brands ?? document.body, { target: { value: 3 } })
    await expect(screen.getByText(pattern('plans.finder.reason', { brands: 5, users: 5 }))).toBeVisible()
    await expect(screen.queryByText(text('plans.finder.ask'))).toBeNull()
  },
}
