import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { CLAIRE, JEANNE } from '#mocks/domain/seed/named.ts'

import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { formats, pattern, text } from '../../support/text'
import { chooser, here, question } from './upgrade-page'

const meta = {
  title: 'features/subscription/UpgradeScreen',
  component: Screen,
  tags: ['money'],
  ...pageMeta,
  args: { url: '/subscription/upgrade' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const trialOf = (plan: string) => ({ visit: { as: JEANNE, world: { company: 2, trialDays: 5, plan } } })

/** Its plan is marked and can be bought, as can any above it. What is below stays with the support (B §4). */
export const TrialOfAPlan: Story = {
  tags: ['PLN-03', 'PLN-12', 'PLN-27', 'K55'],
  parameters: trialOf('agency_starter'),
  play: async () => {
    await here()
    await expect(await screen.findAllByRole('button', { name: pattern('plans.choose') })).toHaveLength(3)
    await expect(screen.getAllByRole('button', { name: text('plans.lower') })).toHaveLength(1)
    await expect(screen.getAllByRole('button', { name: text('plans.aside') })).toHaveLength(2)
    const own = (await chooser('Agency Starter')).closest('section')
    await expect(within(own ?? document.body).getByText(text('plans.current.badge'))).toBeVisible()
    await expect(screen.queryByText(text('plans.current'))).toBeNull()
  },
}

/** The highest plan, tried for free: it is the one to choose, and the page says how long there is. */
export const TrialOfHighest: Story = {
  tags: ['PLN-03', 'PLN-13', 'PLN-16', 'PLN-27', 'K55'],
  parameters: trialOf('agency_scale'),
  play: async () => {
    await here()
    await expect(screen.getByText(pattern('plans.subtitle.trial', { days: 5 }))).toBeVisible()
    await userEvent.click(await chooser('Agency Scale'))
    await waitFor(() => expect(callsTo('upgradeTrial')).toEqual([{ body: { plan_type: 'agency_scale' } }]))
    const dialog = await question()
    const row = (name: RegExp) => dialog.getByRole('row', { name })
    await expect(row(pattern('plans.confirm.plan'))).toHaveTextContent(
      `${text('plans.confirm.plan')}Agency Scale · ${text('plans.confirm.trial')}Agency Scale`,
    )
    // nothing is paid today
    await expect(row(pattern('plans.compare.price'))).toHaveTextContent(
      `${text('plans.compare.price')}${formats().price(0)}${formats().price(450)}`,
    )
    await expect(dialog.getByRole('button', { name: text('plans.confirm.pay', { amount: '450' }) })).toBeEnabled()
  },
}

/** After the trial, too, the plan that was tried can be bought. */
export const TrialOfHighestOver: Story = {
  tags: ['PLN-03', 'PLN-27', 'K55'],
  parameters: { visit: { as: CLAIRE, world: { trialDays: -2, plan: 'agency_scale' } } },
  play: async () => {
    await here()
    await expect(await chooser('Agency Scale')).toBeEnabled()
    await expect(screen.getByText(text('plans.subtitle.upgrade'))).toBeVisible()
    await expect(screen.queryByText(text('data.limit.highest'))).toBeNull()
  },
}
