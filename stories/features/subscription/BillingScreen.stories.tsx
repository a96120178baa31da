import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { GARANCE, JEANNE, LEA } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { BillingScreen } from '~/features/subscription/BillingScreen'
import { OpportunitiesCard } from '~/features/trial/OpportunitiesCard'
import { TrialEventsCard } from '~/features/trial/TrialEventsCard'

import { languages, looks } from '../../../.storybook/modes'
import { callsTo } from '../../support/calls'
import { arrival, card } from '../../support/page'
import type { Screen } from '../../support/Screen'
import { formats, fromServer, inOrder, pattern, text } from '../../support/text'
import { billingPage, PORTAL, TRIALS } from './billing-page'

const meta = {
  ...billingPage,
  subcomponents: { BillingScreen, OpportunitiesCard, TrialEventsCard },
  tags: ['money'],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const openBilling = () => arrival(text('navigation.subscription'))
const planCard = () => card(text('billing.plan'))

export const Active: Story = {
  tags: ['SUB-01', 'SUB-02', 'SUB-06', 'SUB-11', 'SUB-13'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    await openBilling()
    const plan = await planCard()
    await expect(plan.getByText(text('data.billing.active'))).toBeVisible()
    await expect(plan.getByText('Agency Scale')).toBeVisible()
    await expect(plan.getByText(formats().price(450))).toBeVisible()
    await expect(plan.getByText(text('billing.plan.next', { date: formats().date('2026-04-03') }))).toBeVisible()
    await expect(
      (await card(text('billing.support.title'))).getByText(pattern('billing.support.invoices')),
    ).toBeVisible()
    // the plan suits: no card of suggestions
    await expect(screen.queryByText(text('trial.opportunities.title'))).toBeNull()
    // paying companies see nothing about a trial
    for (const id of ['data.billing.trial', 'trial.events.title'] as const)
      await expect(screen.queryByRole('heading', { name: text(id) })).toBeNull()
  },
}

const boxOf = (title: string) =>
  screen.getByRole('heading', { name: title }).closest('section')?.getBoundingClientRect()

/** On a wide screen nothing is left empty, and on a phone the usage follows the plan. */
export const UsageBesidePlan: Story = {
  tags: ['SUB-01', 'COM-01'],
  globals: { viewport: { value: 'w1440' } },
  play: async () => {
    await openBilling()
    await planCard()
    const [plan, usage] = [boxOf(text('billing.plan')), boxOf(text('billing.usage.title'))]
    await expect(usage?.left).toBeGreaterThan(plan?.right ?? Infinity)
    await expect(usage?.top).toBe(plan?.top)
  },
}

export const Portal: Story = {
  tags: ['SUB-07', 'SUB-08', 'C065', 'C281'],
  play: async () => {
    await openBilling()
    const link = (await planCard()).getByRole('link', {
      name: pattern('subscription.plan.manage'),
    })
    await expect(link).toHaveAttribute('href', PORTAL)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAccessibleName(pattern('common.newTab'))
  },
}

/** Only an allowed address is linked outside the app. */
export const UnsafePortal: Story = {
  tags: ['SUB-08', 'C281'],
  parameters: { installation: { billingPortalUrl: 'http://facturation.exemple.fr' } },
  play: async () => {
    await openBilling()
    await expect((await planCard()).queryByRole('link', { name: pattern('subscription.plan.manage') })).toBeNull()
  },
}

export const Trial: Story = {
  tags: ['TRI-06', 'TRI-10', 'TRI-16'],
  parameters: { visit: { as: JEANNE }, chromatic: { modes: looks } },
  play: async () => {
    await openBilling()
    const plan = await planCard()
    await expect(plan.getByText(text('data.billing.trial'))).toBeVisible()
    await expect(plan.getByText(text('billing.trial.daysLeft', { days: 5 }))).toBeVisible()
    await expect(plan.getByText(text('billing.trial.endsOn', { date: formats().date('2026-03-21') }))).toBeVisible()
    await expect(plan.getByRole('link', { name: text('billing.plan.choose') })).toBeVisible()
    await expect(plan.getByRole('button', { name: text('trial.extend.open') })).toBeVisible()
    // one card says it, and before the first plan there is nothing to manage
    for (const id of ['billing.plan.next', 'billing.plan.none'] as const)
      await expect(plan.queryByText(pattern(id))).toBeNull()
    await expect(plan.queryByRole('link', { name: pattern('subscription.plan.manage') })).toBeNull()
    await expect(
      (await card(text('trial.opportunities.title'))).getByText(
        fromServer(/se termine dans 5 jour/, 'trial.opportunities.trial'),
      ),
    ).toBeVisible()
    await expect((await card(text('trial.events.title'))).getAllByRole('listitem')).toHaveLength(3)
  },
}

export const NoPlan: Story = {
  tags: ['SUB-12'],
  parameters: { visit: { world: worlds.noPlan } },
  play: async () => {
    await openBilling()
    const plan = await planCard()
    await expect(plan.getByText(text('billing.plan.none'))).toBeVisible()
    await expect(plan.getByRole('link', { name: text('billing.plan.choose') })).toBeVisible()
  },
}

export const TrialOver: Story = {
  tags: ['TRI-15'],
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: -2 } }, chromatic: { modes: languages } },
  play: async () => {
    await openBilling()
    const plan = await planCard()
    await expect(await plan.findByText(text('data.billing.trialEnded'))).toBeVisible()
    await expect(plan.getByRole('link', { name: text('billing.plan.choose') })).toBeVisible()
    await expect(plan.getByRole('button', { name: text('trial.extend.open') })).toBeVisible()
    await expect(plan.getByText(/14/)).toBeVisible()
    // one place says it: neither a second card nor a plan that is none
    await expect(screen.queryByRole('heading', { name: text('data.billing.trial') })).toBeNull()
    await expect(screen.queryByText(text('billing.plan.none'))).toBeNull()
  },
}

export const ExtendedFromThePage: Story = {
  tags: ['TRI-07', 'TRI-08', 'TRI-16'],
  parameters: { visit: { as: JEANNE } },
  play: async () => {
    await openBilling()
    const heard: unknown[] = []
    const hear = (event: Event) => void heard.push(event instanceof CustomEvent && event.detail)
    window.addEventListener('trial:extended', hear)
    await userEvent.click(await screen.findByRole('button', { name: text('trial.extend.open') }))
    await userEvent.click(await screen.findByRole('button', { name: text('trial.extend.confirm', { weeks: 1 }) }))
    await expect(await screen.findByText(text('billing.trial.daysLeft', { days: 12 }))).toBeVisible()
    await expect(
      await screen.findByText(text('trial.extend.done.until', { date: formats().date('2026-03-28') })),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    window.removeEventListener('trial:extended', hear)
    await expect(heard).toEqual([{ weeks: 1 }])
  },
}

const due = (name: string, price: number) => pattern('subscription.late.due', { name, price: formats().price(price) })

export const PastDue: Story = {
  tags: ['SUB-02', 'SUB-03'],
  parameters: { visit: { as: GARANCE }, chromatic: { modes: looks } },
  play: async () => {
    await openBilling()
    const plan = await planCard()
    await expect(plan.getByText(text('data.billing.past_due'))).toBeVisible()
    // first on the page, with what is due; the banner does not say it again
    const [late] = screen.getAllByRole('note')
    await expect(late).toHaveTextContent(inOrder(due('Agency Starter', 80), pattern('frame.banner.pastDue')))
    const said = screen.getAllByText(pattern('frame.banner.pastDue'))
    await expect(said.filter((text) => text.checkVisibility())).toHaveLength(1)
    const pay = screen.getByRole('link', { name: pattern('subscription.plan.pastDue.action') })
    await expect(pay).toHaveAttribute('href', PORTAL)
    await expect([...document.querySelectorAll('main [data-variant="contained"]')]).toEqual([pay])
    await expect(plan.queryByText(pattern('billing.plan.next'))).toBeNull()
    await expect(screen.queryByRole('heading', { name: text('trial.opportunities.title') })).toBeNull()
  },
}

/** Since when, if the server says so. */
export const PastDueSince: Story = {
  tags: ['SUB-02', 'SUB-03'],
  parameters: { visit: { world: worlds.pastDue } },
  play: async () => {
    await openBilling()
    const [late] = await screen.findAllByRole('note')
    await expect(late).toHaveTextContent(
      inOrder(due('Agency Scale', 450), pattern('subscription.late.since', { date: formats().date('2026-03-13') })),
    )
  },
}

/** Names 'the provider' without a dead link. */
export const PastDueWithoutAnyAddress: Story = {
  tags: ['SUB-03', 'SUB-08'],
  parameters: { visit: { as: GARANCE }, installation: { billingPortalUrl: '', supportEmail: '' } },
  play: async () => {
    await openBilling()
    const [late] = await screen.findAllByRole('note')
    await expect(late).toHaveTextContent(pattern('frame.banner.pastDue.provider'))
    for (const id of ['frame.banner.pastDue', 'subscription.plan.pastDue.action'] as const)
      await expect(screen.queryByText(pattern(id))).toBeNull()
    await expect((await card(text('billing.support.titleInvoices'))).queryByRole('link')).toBeNull()
  },
}

/** Without a portal, the mail to support names the company. A failed payment never links to the plans. */
export const PastDueWithoutPortal: Story = {
  tags: ['SUB-03', 'SUB-08'],
  parameters: { visit: { as: GARANCE }, installation: { billingPortalUrl: '' } },
  play: async () => {
    await openBilling()
    // it asks for nothing that only a portal could do
    await expect(screen.getAllByRole('note')[0]).toHaveTextContent(pattern('frame.banner.pastDue.support'))
    const [only, ...others] = await screen.findAllByRole('link', { name: text('subscription.plan.pastDue.write') })
    await expect(others).toEqual([])
    const address = decodeURIComponent(only?.getAttribute('href') ?? '')
    await expect(address).toMatch(/^mailto:support@exemple\.fr/)
    await expect(address).toMatch(
      pattern('subscription.plan.mail.body', { company: 'Studio Garance', plan: 'Agency Starter' }),
    )
  },
}

export const UnknownStatus: Story = {
  tags: ['SUB-02', 'C259'],
  parameters: { visit: { world: worlds.unknownBilling } },
  play: async () => {
    await openBilling()
    await expect((await planCard()).getByText('incomplete')).toBeVisible()
  },
}

export const NotAuthorized: Story = {
  tags: ['SUB-09', 'SUB-10', 'GRD-15', 'role'],
  parameters: { visit: { as: LEA } },
  play: async () => {
    await arrival(text('errors.page.forbidden.title'))
    await expect(screen.getByText(pattern('subscription.billing.denied'))).toBeVisible()
    await expect(screen.queryByRole('heading', { name: text('trial.events.title') })).toBeNull()
    for (const call of TRIALS) await expect(callsTo(call)).toEqual([])
  },
}
