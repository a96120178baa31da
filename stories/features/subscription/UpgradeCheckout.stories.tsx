import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { CLAIRE, JEANNE } from '#mocks/domain/seed/named.ts'
import { UpgradeScreen } from '~/features/subscription/UpgradeScreen'
import { onWindowEvent } from '~/telemetry/events'

import { languages, looks } from '../../../.storybook/modes'
import { answer, fail, fault, raw, SERVER_WORDS } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { leftFor, stayHere } from '../../support/leaving'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'
import { backdrop, choose, chooser, figure, here, question } from './upgrade-page'

const PAYMENT = 'https://paiement.exemple.fr/session'
const SESSION = { checkout_url: PAYMENT, session_id: 'cs_1', amount: 95 }

const meta = {
  title: 'features/subscription/UpgradeScreen',
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

const pay = (amount: string) => screen.findByRole('button', { name: text('plans.confirm.pay', { amount }) })

export const ChoosingSolo: Story = {
  tags: ['PLN-13', 'PLN-14', 'C275'],
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) => msw.use(fault('upgradeTrial', 'hang')),
  play: async () => {
    await here()
    const [first, second] = [await chooser('Solo Business'), await chooser('Agency Scale')]
    first.click()
    second.click()
    await expect(await screen.findByText(text('plans.choosing'), { ignore: '[data-shown="false"] *' })).toBeVisible()
    await waitFor(() => expect(callsTo('upgradeTrial')).toEqual([{ body: { plan_type: 'solo_business' } }]))
    await expect(first).toHaveAttribute('data-busy', 'true')
    await expect(second).toBeDisabled()
    await expect(second).not.toHaveAttribute('data-busy')
  },
}

export const ChoosingAgency: Story = {
  tags: ['PLN-13', 'PLN-14'],
  beforeEach: ({ msw }) => msw.use(fault('upgradeTrial', 'hang')),
  play: async () => {
    await choose('Agency Business')
    await waitFor(() => expect(callsTo('upgradeTrial')).toEqual([{ body: { plan_type: 'agency_business' } }]))
    for (const button of screen.getAllByRole('button', { name: pattern('plans.choose') }))
      await expect(button).toBeDisabled()
  },
}

export const Confirming: Story = {
  tags: ['PLN-16', 'PLN-17', 'PLN-31', 'K18'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  beforeEach: ({ msw }) => msw.use(answer('upgradeTrial', SESSION)),
  play: async () => {
    await here()
    const [family] = await screen.findAllByRole('button', { name: pattern('plans.choose', { plan: 'Solo Business' }) })
    await userEvent.click(family ?? document.body)
    const dialog = await question()
    await expect(dialog.getByText(text('plans.confirm.due'))).toBeVisible()
    await expect(dialog.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const Redirecting: Story = {
  tags: ['PLN-21', 'PLN-22', 'C269', 'C271', 'C272'],
  beforeEach: ({ msw }) => {
    msw.use(answer('upgradeTrial', SESSION))
    return stayHere()
  },
  play: async () => {
    const heard: unknown[] = []
    const stop = onWindowEvent('subscription:checkoutRedirect', (detail) => void heard.push(detail))
    await choose()
    const confirm = await pay('95')
    for (let press = 0; press < 5; press += 1) confirm.click()
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
  tags: ['PLN-19', 'PLN-20', 'C272', 'C275'],
  beforeEach: ({ msw }) => msw.use(answer('upgradeTrial', SESSION)),
  play: async () => {
    await here()
    const [first, second] = [await chooser('Solo Business'), await chooser('Agency Scale')]
    first.click()
    second.click()
    await question()
    await expect(document.body).toHaveStyle({ overflow: 'hidden' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await chooser('Solo Business')).toHaveFocus())
    await expect(document.body).not.toHaveStyle({ overflow: 'hidden' })
  },
}

export const BackdropCloses: Story = {
  tags: ['PLN-19', 'PLN-20', 'C272'],
  beforeEach: ({ msw }) => msw.use(answer('upgradeTrial', SESSION)),
  play: async () => {
    await choose()
    await question()
    await userEvent.click(backdrop())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await chooser('Solo Business')).toHaveFocus())
    await expect(document.body).not.toHaveStyle({ overflow: 'hidden' })
  },
}

/** What no number can be read from costs what the catalogue says. */
export const AmountFallback: Story = {
  tags: ['PLN-17', 'PLN-18', 'C268'],
  beforeEach: ({ msw }) =>
    msw.use(raw('upgradeTrial', { success: true, message: '', data: { checkout_url: PAYMENT, amount: 'abc' } })),
  play: async () => {
    await choose()
    await expect(await pay('95')).toBeEnabled()
  },
}

export const AmountAsText: Story = {
  tags: ['PLN-18', 'C268', 'K45'],
  beforeEach: ({ msw }) =>
    msw.use(raw('upgradeTrial', { success: true, message: '', data: { checkout_url: PAYMENT, amount: '89.50' } })),
  play: async () => {
    await choose()
    await expect(await pay(figure(89.5))).toBeEnabled()
  },
}

/** The address has no session, and no placeholder for one. */
export const NoSessionId: Story = {
  tags: ['PLN-18', 'PLN-21'],
  beforeEach: ({ msw }) => {
    msw.use(answer('upgradeTrial', { checkout_url: PAYMENT, amount: 95 }))
    return stayHere()
  },
  play: async () => {
    const heard: unknown[] = []
    const stop = onWindowEvent('subscription:checkoutRedirect', (detail) => void heard.push(detail))
    await choose()
    await userEvent.click(await (await question()).findByRole('button', { name: pattern('plans.confirm.pay') }))
    stop()
    await expect(heard).toEqual([{ planType: 'solo_business', amount: 95, sessionId: '' }])
  },
}

export const CapacityWarning: Story = {
  tags: ['PLN-32', 'K41'],
  // of higher rank, and smaller than what is used
  parameters: { visit: { as: CLAIRE, world: { plan: 'solo_enterprise', brands: 3, users: 8 } } },
  beforeEach: ({ msw }) => msw.use(answer('upgradeTrial', { ...SESSION, amount: 80 })),
  play: async () => {
    await choose('Agency Starter')
    await expect((await question()).getByText(text('plans.confirm.exceeds'))).toBeVisible()
  },
}

export const UpgradeFailedSilent: Story = {
  tags: ['PLN-24', 'K19', 'C133', 'C266'],
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

/** The failure is in `error`; without it, no text of the server is shown. */
const refusal = (body: object, words: string, status = 200): Story => ({
  beforeEach: ({ msw }) => msw.use(raw('upgradeTrial', body, { status })),
  play: async () => {
    const heard: unknown[] = []
    const stops = [
      onWindowEvent('subscription:upgradeError', (detail) => void heard.push(detail)),
      onWindowEvent('analytics', (detail) => void heard.push(detail)),
    ]
    await choose()
    await waitFor(() => expect(heard).toHaveLength(2))
    for (const stop of stops) stop()
    await expect(heard).toEqual([
      { event: 'subscription_upgrade_failed', params: { plan_type: 'solo_business', error: words } },
      { planType: 'solo_business', message: words },
    ])
    await expect(screen.queryByText(words)).toBeNull()
    await expect(screen.queryByRole('alert')).toBeNull()
    await expect(await chooser('Solo Business')).toBeEnabled()
  },
})

export const RefusedWithError: Story = {
  ...refusal(
    { success: false, message: 'Refusé.', error: 'Seul un plan supérieur peut être choisi.' },
    'Seul un plan supérieur peut être choisi.',
  ),
  tags: ['PLN-24', 'PLN-34', 'C266'],
}

export const RefusedWithoutWords: Story = {
  ...refusal({ success: false }, 'Upgrade failed'),
  tags: ['PLN-24', 'C266'],
}

export const SuccessWithoutUrl: Story = {
  tags: ['PLN-23', 'PLN-25', 'C265'],
  beforeEach: ({ msw }) => msw.use(answer('upgradeTrial', { checkout_url: null })),
  play: async () => {
    const heard: unknown[] = []
    const stop = onWindowEvent('user:changed', ({ reason }) => void heard.push(reason))
    const end = onWindowEvent('analytics', ({ event }) => void heard.push(event))
    await choose()
    await waitFor(() => expect(heard).toEqual(['subscription_upgrade_completed', 'subscription_upgraded']))
    stop()
    end()
    await waitFor(() => expect(screen.getByText(pattern('plans.changed'))).toBeVisible(), { timeout: 8000 })
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
