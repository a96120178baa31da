import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { CLAIRE, JEANNE } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { PaymentSuccessScreen } from '~/features/subscription/PaymentSuccessScreen'
import { onWindowEvent } from '~/telemetry/events'

import { languages, looks } from '../../../.storybook/modes'
import { fail, fault } from '../../support/answers'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'

const meta = {
  component: Screen,
  subcomponents: { PaymentSuccessScreen },
  tags: ['money'],
  ...pageMeta,
  args: { url: '/billing/success?session_id=cs_confirmed&plan_type=agency_scale' },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** B §1: on every page about payments. */
const supported = () =>
  expect(screen.getByRole('link', { name: `${text('common.contactSupport')} (support@exemple.fr)` })).toHaveAttribute(
    'href',
    'mailto:support@exemple.fr',
  )

/** The warning stands above the failure. */
const warned = async () => {
  const warning = screen.getByText(text('plans.success.unread'))
  await expect(warning).toBeVisible()
  const retry = screen.getByRole('button', { name: text('common.retry') })
  await expect(warning.getBoundingClientRect().bottom).toBeLessThan(retry.getBoundingClientRect().top)
}

let heard: string[] = []
const listen = () => {
  heard = []
  return onWindowEvent('analytics', ({ event }) => void heard.push(event))
}

export const Verifying: Story = {
  tags: ['BIL-02'],
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) => msw.use(fault('getTrialStatus', 'hang')),
  play: async () => {
    await arrival(text('plans.success.verifying'))
  },
}

export const Confirmed: Story = {
  tags: ['BIL-04', 'BIL-05', 'BIL-06', 'BIL-15', 'BIL-17'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    await arrival(pattern('plans.success.title'))
    await expect(screen.getByText(/agency scale/)).toBeVisible()
    await expect(screen.getByText(text('plans.success.welcome'), { exact: false })).toBeVisible()
    for (const what of ['access', 'support', 'invoice', 'cancel'] as const)
      await expect(screen.getByText(text(`plans.success.awaits.${what}`))).toBeVisible()
    await expect(screen.getByRole('link', { name: text('plans.success.start') })).toHaveAttribute('href', '/dashboard')
    await expect(screen.getByRole('link', { name: text('plans.success.settings') })).toHaveAttribute(
      'href',
      '/settings/billing',
    )
    await supported()
  },
}

export const ConfirmedUnknownPlan: Story = {
  tags: ['BIL-17', 'C277'],
  args: { url: `/billing/success?session_id=cs_unknown&plan_type=${encodeURIComponent('compte piraté, appelez 09')}` },
  play: async () => {
    await arrival(pattern('plans.success.title'))
    await expect(screen.getByText(pattern('plans.success.active'))).toBeVisible()
    await expect(screen.queryByText(/piraté/)).toBeNull()
  },
}

export const MissingParams: Story = {
  tags: ['BIL-08', 'BIL-09', 'C277'],
  args: { url: '/billing/success?plan_type=agency_scale' },
  parameters: { chromatic: { modes: looks } },
  beforeEach: listen,
  play: async () => {
    await arrival(text('plans.success.failed.title'))
    await expect(screen.getByText(pattern('plans.success.failed.unnamed'))).toBeVisible()
    // a reload finds no payment either: the way that helps comes first
    const billing = screen.getByRole('link', { name: text('plans.success.settings.body') })
    await expect(billing).toHaveAttribute('href', '/settings/billing')
    await expect(billing).toHaveAttribute('data-variant', 'contained')
    await expect(screen.getByRole('link', { name: text('common.backToDashboard') })).toBeVisible()
    await expect(screen.getByRole('button', { name: text('common.retry') })).toHaveAttribute('data-variant', 'text')
    await expect(screen.queryByText(new RegExp(text('plans.success.failed.body')))).toBeNull()
    await expect(heard).toEqual([])
  },
}

export const HostilePlan: Story = {
  tags: ['BIL-17', 'C277'],
  args: { url: `/billing/success?session_id=cs_img&plan_type=${encodeURIComponent('<img src=x onerror=alert(1)>')}` },
  play: async () => {
    await arrival(pattern('plans.success.title'))
    await expect(screen.getByText(pattern('plans.success.active'))).toBeVisible()
    await expect(document.querySelector('img[src="x"]')).toBeNull()
  },
}

/** A tag manager that fails: nobody expected that. */
export const Error: Story = {
  tags: ['BIL-08', 'BIL-15', 'C278'],
  args: { url: '/billing/success?session_id=cs_unexpected' },
  parameters: { chromatic: { modes: looks } },
  beforeEach: () => {
    const before = window.dataLayer
    window.dataLayer = Object.freeze([]) as unknown as unknown[]
    return () => {
      if (before) window.dataLayer = before
      else delete window.dataLayer
    }
  },
  play: async () => {
    await arrival(text('plans.success.failed.title'))
    // the documented text stands alone, and below it what to do
    await expect(screen.getByText(text('plans.success.failed.body'))).toBeVisible()
    await expect(screen.getByText(pattern('plans.success.failed.help'))).toBeVisible()
    const back = screen.getByRole('link', { name: text('common.backToDashboard') })
    await expect(back).toHaveAttribute('href', '/dashboard')
    await expect(back).not.toHaveAttribute('data-variant', 'contained')
    // to try again comes first
    await expect(screen.getByRole('button', { name: text('common.retry') })).toHaveAttribute(
      'data-variant',
      'contained',
    )
    await supported()
  },
}

export const RefreshFailedTolerated: Story = {
  tags: ['BIL-03', 'C278'],
  args: { url: '/billing/success?session_id=cs_tolerated' },
  beforeEach: ({ msw }) =>
    msw.use(fail('getCurrentUser', 500, { skip: 1 }), fail('getProfile', 500), fail('getTrialStatus', 500)),
  play: async () => {
    await arrival(pattern('plans.success.title'))
  },
}

/** Nothing can be shown without the user. Whoever has just paid learns at least not to pay again. */
export const UserNotRead: Story = {
  tags: ['BIL-03', 'C278'],
  args: { url: '/billing/success?session_id=cs_unread' },
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  beforeEach: ({ msw }) => msw.use(fail('getCurrentUser', 500)),
  play: async () => {
    await arrival(text('errors.page.server.title'))
    await warned()
  },
}

export const UserNotReadInMaintenance: Story = {
  ...UserNotRead,
  parameters: {},
  beforeEach: ({ msw }) => msw.use(fail('getCurrentUser', 503)),
  play: async () => {
    await arrival(text('errors.page.maintenance.title'))
    await warned()
  },
}

export const UserNotReadWithoutAnswer: Story = {
  ...UserNotRead,
  parameters: {},
  beforeEach: ({ msw }) => msw.use(fault('getCurrentUser', 'network')),
  play: async () => {
    await arrival(text('errors.page.connection.title'))
    await warned()
  },
}

export const WebhookLate: Story = {
  tags: ['BIL-10', 'K30'],
  args: { url: '/billing/success?session_id=cs_late&plan_type=solo_business' },
  parameters: { visit: { as: JEANNE }, chromatic: { modes: looks } },
  beforeEach: listen,
  play: async () => {
    await arrival(text('plans.success.activating'))
    await expect(screen.getByRole('link', { name: text('plans.success.start') })).toBeVisible()
    await expect(heard).toEqual([])
  },
}

/** The company pays for a smaller plan until the payment arrives: nothing says that it has the larger one. */
export const UpgradeLate: Story = {
  tags: ['BIL-10', 'K30'],
  args: { url: '/billing/success?session_id=cs_larger&plan_type=agency_scale' },
  parameters: { visit: { as: CLAIRE, world: worlds.growing } },
  beforeEach: listen,
  play: async () => {
    await arrival(text('plans.success.activating'))
    await expect(screen.queryByText(/agency scale/)).toBeNull()
    await expect(heard).toEqual([])
  },
}

/** An address of an earlier payment, or one that somebody wrote: only the server names the plan. */
export const OtherPlan: Story = {
  tags: ['BIL-17', 'K30'],
  args: { url: '/billing/success?session_id=cs_earlier&plan_type=solo_business' },
  play: async () => {
    await arrival(pattern('plans.success.title'))
    await expect(screen.getByText(pattern('plans.success.active'))).toBeVisible()
    await expect(screen.queryByText(/solo business/)).toBeNull()
  },
}

export const VerificationOnce: Story = {
  tags: ['BIL-07'],
  args: { url: '/billing/success?session_id=cs_once&plan_type=agency_scale' },
  beforeEach: listen,
  play: async () => {
    await arrival(pattern('plans.success.title'))
    await expect(heard).toEqual(['payment_success_confirmed'])
  },
}
