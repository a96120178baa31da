import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { UpgradeScreen } from '~/features/subscription/UpgradeScreen'
import { onWindowEvent } from '~/telemetry/events'

import { languages, looks } from '../../../.storybook/modes'
import { answer, fail, fault, SERVER_WORDS } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { leftFor, stayHere } from '../../support/leaving'
import { arrival, says } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { JEANNE, LEA } from '../../support/people'
import { Screen } from '../../support/Screen'
import { withInstallation } from '../../support/with-installation'

const PAYMENT = 'https://paiement.exemple.fr/session'
const SESSION = { checkout_url: PAYMENT, session_id: 'cs_1', amount: 95 }

const meta = {
  title: 'Subscription/Upgrade',
  component: Screen,
  subcomponents: { UpgradeScreen },
  ...pageMeta,
  args: { url: '/subscription/upgrade' },
  parameters: { ...pageMeta.parameters, visit: { as: JEANNE } },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const here = () => arrival(says('plans.title'))
const chooser = (plan: string) => screen.findByRole('button', { name: `Choisir ${plan}` })
const question = async () => within(await screen.findByRole('dialog'))

async function choose(plan = 'Solo Business') {
  await here()
  await userEvent.click(await chooser(plan))
}

export const TrialWithDays: Story = {
  name: 'TrialWithDays · PLN-02 PLN-03 PLN-04 PLN-05 PLN-06 PLN-11 PLN-29',
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    await here()
    await expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(6)
    await expect(screen.getAllByText(says('plans.popular'))).toHaveLength(2)
    await expect(screen.getAllByText(says('plans.enterprise'))).toHaveLength(2)
  },
}

export const NoTrial: Story = {
  name: 'NoTrial · PLN-03 PLN-27',
  parameters: { visit: {} },
  play: async () => {
    await here()
    await expect(screen.getByText(says('plans.subtitle.upgrade'))).toBeVisible()
  },
}

/** The highest plan: nothing is above it. */
export const CurrentAgencyScale: Story = {
  name: 'CurrentAgencyScale · PLN-12 PLN-27 C274',
  parameters: { visit: {} },
  play: async () => {
    await here()
    await expect(screen.getAllByText(says('plans.current')).length).toBeGreaterThan(0)
    await expect(screen.getAllByText(says('plans.lower'))).toHaveLength(5)
    await expect(screen.queryByRole('button', { name: /^Choisir/ })).toBeNull()
  },
}

export const NotAuthorized: Story = {
  name: 'NotAuthorized · PLN-01',
  parameters: { visit: { as: LEA }, chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    await arrival(says('errors.page.forbidden.title'))
    await expect(screen.getByText(says('plans.denied'))).toBeVisible()
    await expect(screen.getByRole('link', { name: says('common.backToDashboard') })).toBeVisible()
  },
}

export const StatusError: Story = {
  beforeEach: ({ msw }) => msw.use(fail('getTrialStatus', 500)),
  play: async () => {
    await here()
    await expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(6)
  },
}

export const ChoosingSolo: Story = {
  name: 'ChoosingSolo · PLN-13 PLN-14 C275',
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) => msw.use(fault('upgradeTrial', 'hang')),
  play: async () => {
    await here()
    const [first, second] = [await chooser('Solo Business'), await chooser('Agency Scale')]
    first.click()
    second.click()
    await expect(await screen.findByText(says('plans.choosing'), { ignore: '[data-shown="false"]' })).toBeVisible()
    await waitFor(() => expect(callsTo('upgradeTrial')).toEqual([{ body: { plan_type: 'solo_business' } }]))
    await expect(first).toHaveAttribute('data-busy', 'true')
    await expect(second).toBeDisabled()
    await expect(second).not.toHaveAttribute('data-busy')
  },
}

export const Confirming: Story = {
  name: 'Confirming · PLN-16 PLN-17 PLN-31 K18',
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  beforeEach: ({ msw }) => msw.use(answer('upgradeTrial', SESSION)),
  play: async () => {
    await here()
    await userEvent.click((await screen.findAllByRole('button', { name: /Solo Business/ }))[0] ?? document.body)
    const dialog = await question()
    await expect(dialog.getByText(says('plans.confirm.due'))).toBeVisible()
    await expect(dialog.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const Redirecting: Story = {
  name: 'Redirecting · PLN-21 PLN-22 C269 C271 C272',
  beforeEach: ({ msw }) => {
    msw.use(answer('upgradeTrial', SESSION))
    return stayHere()
  },
  play: async () => {
    const heard: unknown[] = []
    const stop = onWindowEvent('subscription:checkoutRedirect', (detail) => void heard.push(detail))
    await choose()
    const pay = await (await question()).findByRole('button', { name: 'Confirmer et payer 95€/mois' })
    for (let press = 0; press < 5; press += 1) pay.click()
    await userEvent.keyboard('{Enter}{Escape}')
    stop()
    await expect(heard).toEqual([{ planType: 'solo_business', amount: 95, sessionId: 'cs_1' }])
    await expect(leftFor()).toEqual([PAYMENT])
    await expect(screen.getByRole('dialog')).toBeVisible()

    globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await chooser('Solo Business')).toBeEnabled()
  },
}

export const EscapeCloses: Story = {
  name: 'EscapeCloses · PLN-19 PLN-20 C272',
  beforeEach: ({ msw }) => msw.use(answer('upgradeTrial', SESSION)),
  play: async () => {
    await choose()
    await question()
    await expect(document.body).toHaveStyle({ overflow: 'hidden' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await chooser('Solo Business')).toHaveFocus())
    await expect(document.body).not.toHaveStyle({ overflow: 'hidden' })
  },
}

export const CapacityWarning: Story = {
  name: 'CapacityWarning · PLN-32 K41',
  parameters: { visit: { world: { company: 2, brands: 7 } } },
  beforeEach: ({ msw }) => msw.use(answer('upgradeTrial', { ...SESSION, amount: 80 })),
  play: async () => {
    await choose('Agency Starter')
    await expect((await question()).getByText(says('plans.confirm.exceeds'))).toBeVisible()
  },
}

export const UpgradeFailedSilent: Story = {
  name: 'UpgradeFailedSilent · PLN-24 K19 C133 C266',
  beforeEach: ({ msw }) => msw.use(fail('upgradeTrial', 400)),
  play: async () => {
    const heard: unknown[] = []
    const stops = [
      onWindowEvent('subscription:upgradeError', (detail) => void heard.push(detail)),
      onWindowEvent('analytics', ({ event }) => void heard.push(event)),
    ]
    await choose()
    await waitFor(() => expect(heard).toHaveLength(2))
    for (const stop of stops) stop()
    await expect(heard).toEqual(['subscription_upgrade_failed', { planType: 'solo_business', message: SERVER_WORDS }])
    await waitFor(async () => expect(await chooser('Solo Business')).toHaveFocus())
    await expect(screen.queryByRole('alert')).toBeNull()
    await expect(screen.queryByText(SERVER_WORDS)).toBeNull()
    await expect(callsTo('upgradeTrial')).toHaveLength(1)
  },
}

export const SuccessWithoutUrl: Story = {
  name: 'SuccessWithoutUrl · PLN-23 PLN-25 C265',
  beforeEach: ({ msw }) => msw.use(answer('upgradeTrial', { checkout_url: null })),
  play: async () => {
    const heard: unknown[] = []
    const stops = [
      onWindowEvent('user:changed', ({ reason }) => void heard.push(reason)),
      onWindowEvent('analytics', ({ event }) => void heard.push(event)),
    ]
    await choose()
    await waitFor(() => expect(heard).toEqual(['subscription_upgrade_completed', 'subscription_upgraded']))
    for (const stop of stops) stop()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const CompareTable: Story = {
  name: 'CompareTable · PLN-30',
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await here()
    await userEvent.click(await screen.findByRole('button', { name: says('plans.compare') }))
    await expect(await screen.findAllByRole('columnheader')).toHaveLength(7)
    await expect(screen.getAllByRole('rowheader')).toHaveLength(12)
  },
}
