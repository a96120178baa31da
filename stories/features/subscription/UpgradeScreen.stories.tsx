import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { CLAIRE, JEANNE, LEA } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { UpgradeScreen } from '~/features/subscription/UpgradeScreen'
import { emitWindowEvent } from '~/telemetry/events'

import { languages, looks, zoomed } from '../../../.storybook/modes'
import { fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'
import { here } from './upgrade-page'

const LONG_NAME =
  'Compagnie Générale des Ateliers Réunis de Création, de Communication et d’Imprimerie de Haute-Provence'

const meta = {
  component: Screen,
  subcomponents: { UpgradeScreen },
  tags: ['money'],
  ...pageMeta,
  args: { url: '/subscription/upgrade' },
  parameters: { ...pageMeta.parameters, visit: { as: JEANNE } },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const TrialWithDays: Story = {
  tags: ['PLN-02', 'PLN-03', 'PLN-04', 'PLN-05', 'PLN-06', 'PLN-11', 'PLN-29'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    await here()
    await expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(6)
    for (const family of ['plans.family.solo', 'plans.family.agency'] as const)
      await expect(
        within(screen.getByRole('region', { name: text(family) })).getAllByRole('heading', { level: 3 }),
      ).toHaveLength(3)
    for (const id of ['plans.notes.included', 'plans.notes.secure', 'plans.notes.billing'] as const)
      await expect(screen.getByText(text(id))).toBeVisible()
    await expect(screen.getByRole('link', { name: 'support@exemple.fr' })).toBeVisible()
    await expect(screen.getByRole('link', { name: text('common.backToDashboard') })).toHaveAttribute(
      'href',
      '/dashboard',
    )
    await expect(screen.getByText('Boulangerie Marchand', { selector: 'main *' })).toBeVisible()
    await expect(screen.getAllByText(text('plans.popular'))).toHaveLength(2)
    await expect(screen.getAllByText(text('plans.enterprise'))).toHaveLength(2)
    // one filled button: today's usage decides where the server suggests nothing
    await waitFor(() => expect(document.querySelectorAll('main [data-variant="contained"]')).toHaveLength(1))
  },
}

export const NoTrial: Story = {
  tags: ['PLN-03', 'PLN-27'],
  parameters: { visit: { as: CLAIRE, world: worlds.solo } },
  play: async () => {
    await here()
    await expect(screen.getByText(text('plans.subtitle.upgrade'))).toBeVisible()
  },
}

export const CurrentSoloBusiness: Story = {
  tags: ['PLN-07', 'PLN-12', 'PLN-27'],
  parameters: { visit: { as: CLAIRE, world: worlds.solo } },
  play: async () => {
    await here()
    await expect(screen.getAllByText(text('plans.lower'))).toHaveLength(1)
    // it suffices, though a plan for clients is cheaper: nothing asks for another one
    await expect(await screen.findByText(text('plans.finder.present', { brands: 1, users: 25 }))).toBeVisible()
    await expect(screen.queryByText(text('plans.enough'))).toBeNull()
    await expect(document.querySelectorAll('main [data-variant="contained"]')).toHaveLength(0)
    await expect(await screen.findAllByRole('button', { name: pattern('plans.choose') })).toHaveLength(4)
    // popular, too, but what the company has cannot be chosen: neither its badge nor its frame is that of the next step
    const [own, next] = ['Solo Business', 'Agency Business'].map((name) => {
      const card = screen.getByRole('heading', { level: 3, name }).closest('section') ?? document.body
      const badge = within(card).getByText(text('plans.popular'))
      return { badge: getComputedStyle(badge).color, line: getComputedStyle(card).borderColor }
    })
    await expect(own?.badge).not.toBe(next?.badge)
    await expect(own?.line).not.toBe(next?.line)
    await expect(screen.getAllByText(text('plans.enterprise'))).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: text('plans.compare') }))
    const heads = within(await screen.findByRole('region', { name: text('plans.compare.title') }))
    await expect(
      heads.getByRole('columnheader', { name: `Solo Business ${text('plans.current.badge')}` }),
    ).toBeVisible()
    await expect(heads.getAllByText(text('plans.current.badge'))).toHaveLength(1)
  },
}

/** Who has no plan may choose any. With 47 brands, those of one brand are shown on demand. */
export const NoPlanYet: Story = {
  tags: ['C274'],
  parameters: { visit: { as: CLAIRE, world: worlds.noPlan } },
  play: async () => {
    await here()
    await expect(await screen.findAllByRole('button', { name: pattern('plans.choose') })).toHaveLength(3)
    await expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).not.toContain(
      text('plans.family.solo'),
    )
    await userEvent.click(screen.getByRole('button', { name: text('plans.family.solo.show') }))
    await expect(screen.getAllByRole('button', { name: pattern('plans.choose') })).toHaveLength(6)
    await expect(screen.queryByText(text('plans.current'))).toBeNull()
  },
}

/** The plans need no answer of the server: they are shown at once. */
export const Loading: Story = {
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) => msw.use(fault('getTrialStatus', 'hang')),
  play: async () => {
    await here()
    await expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(6)
  },
}

export const OrgSummaryLong: Story = {
  tags: ['PLN-04'],
  parameters: {
    visit: { as: CLAIRE, world: { companyName: LONG_NAME } },
    chromatic: { modes: { ...looks, ...zoomed } },
  },
  play: async () => {
    await here()
    await expect(screen.getByText(LONG_NAME, { selector: 'main *' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const NotAuthorized: Story = {
  tags: ['PLN-01', 'C196', 'role'],
  parameters: { visit: { as: LEA }, chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    await arrival(text('errors.page.forbidden.title'))
    await expect(screen.getByText(text('plans.denied'))).toBeVisible()
    await expect(screen.getByRole('link', { name: text('common.backToDashboard') })).toBeVisible()
    // whatever a script of the page announces
    emitWindowEvent('subscription:checkoutRedirect', { planType: 'agency_starter', amount: 95, sessionId: 'x' })
    emitWindowEvent('user:changed', { reason: 'subscription_upgraded' })
    await expect(callsTo('upgradeTrial')).toEqual([])
  },
}

export const StatusError: Story = {
  beforeEach: ({ msw }) => msw.use(fail('getTrialStatus', 500)),
  play: async () => {
    await here()
    await expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(6)
  },
}

export const CompareTable: Story = {
  tags: ['PLN-30'],
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await here()
    await userEvent.click(await screen.findByRole('button', { name: text('plans.compare') }))
    await expect(await screen.findAllByRole('columnheader')).toHaveLength(7)
    await expect(screen.getAllByRole('rowheader')).toHaveLength(12)
  },
}

/** One card below the other, in the order of the ranks, as wide as the phone. */
export const MobileCarousel: Story = {
  tags: ['PLN-05', 'PLN-06'],
  globals: { viewport: { value: 'w360' } },
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await here()
    const cards = (await screen.findAllByRole('heading', { level: 3 })).map((heading) => heading.closest('section'))
    const boxes = cards.map((found) => (found ?? document.body).getBoundingClientRect())
    await expect(new Set(boxes.map(({ left }) => left)).size).toBe(1)
    boxes.slice(1).forEach(({ top }, index) => void expect(top).toBeGreaterThan(boxes[index]?.bottom ?? Infinity))
    await userEvent.click(await screen.findByRole('button', { name: text('plans.compare') }))
    await screen.findByRole('region', { name: text('plans.compare.title') })
    // the table moves in its own place
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

async function level(parts: HTMLElement[]) {
  await expect(parts).toHaveLength(3)
  await expect(new Set(parts.map((part) => Math.round(part.getBoundingClientRect().top))).size).toBe(1)
}

/** Beside each other, cards show the same things at the same height, however long one of them is. */
export const NarrowColumns: Story = {
  tags: ['PLN-05', 'PLN-06'],
  parameters: { steps: { from: 'md' }, chromatic: { modes: languages } },
  // as wide as in a window of 1,100 px
  beforeEach: () => {
    const style = document.createElement('style')
    style.textContent = 'main { max-width: 860px }'
    document.head.append(style)
    return () => style.remove()
  },
  play: async () => {
    await here()
    const limits = [2, 5, 25, 100].map((count) => text('plans.users', { count }))
    const upTo = (shown: string) => limits.includes(shown)
    for (const id of ['plans.family.solo', 'plans.family.agency'] as const) {
      const cards = within(await screen.findByRole('region', { name: text(id) }))
      await level(cards.getAllByText(text('billing.plan.billed')))
      await level(cards.getAllByText(upTo))
      await level(cards.getAllByRole('button'))
    }
  },
}

/** On paper nobody asks for the comparison: it is there. */
export const PrintView: Story = {
  tags: ['PLN-30'],
  play: async () => {
    await here()
    await expect(screen.queryByRole('table')).toBeNull()
    window.dispatchEvent(new Event('beforeprint'))
    await expect(await screen.findAllByRole('columnheader')).toHaveLength(7)
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
  },
}
