import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'

import { CLAIRE, INES } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'

import { languages, looks } from '../../../.storybook/modes'
import { Screen } from '../../support/Screen'
import { formats, inOrder, pattern, text } from '../../support/text'
import { billingPage, PORTAL } from './billing-page'
import { here } from './upgrade-page'

const meta = {
  title: 'features/subscription/UpgradeScreen',
  tags: ['money'],
  ...billingPage,
  args: { url: '/subscription/upgrade' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

async function own(plan = 'Solo Business') {
  const heading = await screen.findByRole('heading', { name: plan })
  return within(heading.closest('section') ?? document.body)
}

/** Its plan says until when it runs, and takes the subscription up again. A plan above it can be chosen. */
export const Running: Story = {
  tags: ['PLN-03', 'PLN-27', 'SUB-02', 'SUB-14', 'K57'],
  parameters: { visit: { as: INES }, chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    await here()
    await expect(screen.getByText(text('plans.subtitle.cancelled'))).toBeVisible()
    await expect(screen.queryByText(text('plans.subtitle.upgrade'))).toBeNull()
    const card = await own()
    await expect(card.getByText(text('data.billing.cancelled'))).toBeVisible()
    await expect(card.getByText(text('billing.plan.until', { date: formats().date('2026-03-28') }))).toBeVisible()
    const reactivate = card.getByRole('link', { name: pattern('subscription.plan.reactivate') })
    await expect(reactivate).toHaveAttribute('href', PORTAL)
    // the one filled button
    await expect([...document.querySelectorAll('main [data-variant="contained"]')]).toEqual([reactivate])
    await expect(screen.getAllByRole('button', { name: pattern('plans.choose') })).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: text('plans.family.agency.show') }))
    await expect(screen.getAllByRole('button', { name: pattern('plans.choose') })).toHaveLength(4)
    await expect(screen.getByRole('button', { name: text('plans.family.agency.hide') })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: text('plans.compare') }))
    await expect(
      await screen.findByRole('columnheader', { name: `Solo Business ${text('data.billing.cancelled')}` }),
    ).toBeVisible()
    for (const words of ['plans.current.badge', 'plans.current'] as const)
      await expect(screen.queryByText(text(words))).toBeNull()
  },
}

/** Its last day has passed: no date. */
export const Over: Story = {
  tags: ['SUB-14', 'K57'],
  parameters: { visit: { as: INES, world: { company: 4, nextBillingInDays: -1 } } },
  play: async () => {
    await here()
    const card = await own()
    await expect(card.getByText(text('data.billing.cancelled'))).toBeVisible()
    await expect(card.queryByText(pattern('billing.plan.until'))).toBeNull()
    await expect(card.getByRole('link', { name: pattern('subscription.plan.reactivate') })).toBeVisible()
  },
}

export const WithoutPortal: Story = {
  tags: ['SUB-14'],
  parameters: { visit: { as: INES }, installation: { billingPortalUrl: '' } },
  play: async () => {
    await here()
    const link = (await own()).getByRole('link', { name: text('subscription.plan.reactivate.write') })
    await expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
      inOrder(
        /^mailto:support@exemple\.fr\?subject=/,
        pattern('subscription.plan.mail.reactivate', { company: 'Cabinet Rousseau' }),
        pattern('subscription.plan.mail.reactivateBody', { company: 'Cabinet Rousseau', plan: 'Solo Business' }),
      ),
    )
  },
}

export const WithoutAnyAddress: Story = {
  tags: ['SUB-14'],
  parameters: { visit: { as: INES }, installation: { billingPortalUrl: '', supportEmail: '' } },
  play: async () => {
    await here()
    const whom = new RegExp(text('subscription.plan.cancelled.provider'))
    await expect(screen.getByText(whom, { selector: 'main p *' })).toBeVisible()
    // the provider is named once, above the plans, and a cancelled plan is not called current
    await expect(screen.getAllByText(whom)).toHaveLength(1)
    await expect((await own()).queryByRole('button')).toBeNull()
  },
}

/** No plan is above it: the page leads back to it. */
export const Highest: Story = {
  tags: ['PLN-03', 'PLN-27'],
  parameters: { visit: { as: CLAIRE, world: worlds.cancelled } },
  play: async () => {
    await here()
    await expect(screen.getByText(new RegExp(text('plans.subtitle.cancelled.highest')))).toBeVisible()
    await expect(
      (await own('Agency Scale')).getByRole('link', { name: pattern('subscription.plan.reactivate') }),
    ).toBeVisible()
  },
}
