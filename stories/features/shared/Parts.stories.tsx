import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { RawIntlProvider, useIntl, type IntlShape } from 'react-intl'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { create } from 'zustand'

import { Parts } from '~/features/shared/Parts'
import { PartBoundary } from '~/features/shared/queries/PartBoundary'
import type { MessageId, PlainMessageId } from '~/i18n/messages'

import { says } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { JEANNE } from '../../support/people'
import { Screen } from '../../support/Screen'
import { withInstallation } from '../../support/with-installation'

/** A text that stands in a part, if it has one of its own, and a text of that part whose drawing throws. */
type Part = readonly [stands: PlainMessageId | undefined, breaks: MessageId]

const useFault = create<{ id?: MessageId | undefined }>()(() => ({}))

/** Whoever draws the text of the fault throws. */
function FaultyPage({ url }: FaultyPageProps) {
  const intl = useIntl()
  const { id: fault } = useFault()
  const texts = useMemo(() => {
    const formatMessage = ((...args: Parameters<IntlShape['formatMessage']>) => {
      const { id } = args[0]
      if (id !== undefined && id === fault) throw new TypeError(`${fault} cannot be drawn`)
      return intl.formatMessage(...args)
      // the overloads do not matter: arguments and result are passed through
    }) as IntlShape['formatMessage']
    return { ...intl, formatMessage, $t: formatMessage }
  }, [intl, fault])
  return (
    <RawIntlProvider value={texts}>
      <Screen url={url} />
    </RawIntlProvider>
  )
}

type FaultyPageProps = {
  url: string
  /** The parts of the page or of the frame, each of which is made to throw in turn. */
  parts: readonly Part[]
}

/** In the top bar and the icon rail it is a button with a name only. */
const retries = () => screen.queryAllByText('Réessayer').concat(screen.queryAllByLabelText(/\. Réessayer$/))

/** The frame and all other parts stand while one fails; the one says so, and stands once it can be drawn. */
async function eachFailsAlone({
  args: { parts },
  canvasElement,
}: {
  args: FaultyPageProps
  canvasElement: HTMLElement
}) {
  const shown = () => canvasElement.textContent
  const title = () => canvasElement.querySelector('h1')?.textContent
  const standing = [...parts.flatMap(([stands]) => stands ?? []), 'navigation.settings', 'frame.user.menu'] as const
  for (const id of standing) await waitFor(() => expect(shown()).toContain(says(id)))
  const page = title()

  for (const [stands, breaks] of parts) {
    useFault.setState({ id: breaks })
    await waitFor(() => expect(retries(), breaks).not.toEqual([]))
    const others = standing.filter((id) => id !== stands)
    await expect({ breaks, lost: others.filter((id) => !shown().includes(says(id))) }).toEqual({ breaks, lost: [] })
    await expect(title(), breaks).toBe(page)
    const said = retries().every((button) => button.ariaLabel ?? shown().includes(says('errors.unknown')))
    await expect(said, breaks).toBe(true)

    useFault.setState({ id: undefined })
    for (const button of retries()) await userEvent.click(button)
    await waitFor(() => expect(retries(), breaks).toEqual([]))
    for (const id of standing) await waitFor(() => expect(shown(), breaks).toContain(says(id)))
  }
}

const meta = {
  title: 'Shell/Parts of pages',
  component: FaultyPage,
  subcomponents: { Parts, PartBoundary },
  ...pageMeta,
  decorators: [withInstallation],
  async beforeEach(context) {
    await pageMeta.beforeEach(context)
    useFault.setState({ id: undefined })
    // React names each error that is thrown on purpose
    const silent = spyOn(console, 'error').mockImplementation(() => {})
    return () => silent.mockRestore()
  },
  play: eachFailsAlone,
} satisfies Meta<typeof FaultyPage>

export default meta
type Story = StoryObj<typeof meta>

/** Few rows: each fault draws the page twice. */
const FEW = { visit: { world: { brands: 3, people: 4 } } }

export const Frame: Story = {
  name: 'Frame · C135',
  args: {
    url: '/pages',
    parts: [
      ['navigation.settings', 'navigation.invitations'],
      ['brands.selector.open', 'brands.selector.open'],
      ['frame.usage.users', 'frame.usage.users'],
      ['frame.user.menu', 'frame.user.menu'],
      ['navigation.footer.accessibility', 'navigation.footer.accessibility'],
      // names of buttons and layers
      [undefined, 'frame.palette.open'],
      [undefined, 'frame.collapse'],
      [undefined, 'frame.pageLoading'],
      [undefined, 'frame.idle.title'],
    ],
  },
}

export const Banner: Story = {
  name: 'Banner · C135',
  parameters: { visit: { as: JEANNE } },
  args: { url: '/pages', parts: [[undefined, 'frame.banner.region']] },
}

export const Dashboard: Story = {
  name: 'Dashboard · C135',
  args: {
    url: '/dashboard',
    parts: [
      ['dashboard.tasks.title', 'dashboard.tasks.noAdmin'],
      ['dashboard.brands.title', 'dashboard.brands.total'],
      ['data.activity.title', 'data.activity.more'],
      ['subscription.plan.billed', 'subscription.plan.billed'],
      ['dashboard.usage.title', 'subscription.usage.users'],
      ['dashboard.actions.title', 'dashboard.actions.invite'],
      // a title is drawn in the failure too
      ['dashboard.brands.title', 'dashboard.brands.title'],
    ],
  },
}

export const DashboardToBegin: Story = {
  name: 'DashboardToBegin · C135',
  parameters: { visit: { as: JEANNE } },
  args: {
    url: '/dashboard?welcome=true',
    parts: [
      ['dashboard.welcome.steps', 'dashboard.welcome.dismiss'],
      ['dashboard.checklist.title', 'dashboard.checklist.hide'],
      ['subscription.trial.urgency.medium', 'subscription.trial.urgency.medium'],
    ],
  },
}

export const Brands: Story = {
  name: 'Brands · C135',
  parameters: FEW,
  args: {
    url: '/brands',
    parts: [
      ['brandpages.filter.state.all', 'brandpages.filter.state.all'],
      ['data.views', 'data.views'],
      [undefined, 'data.delete'],
    ],
  },
}

export const Brand: Story = {
  name: 'Brand · C135',
  args: {
    url: '/brands/1',
    parts: [
      ['brandpages.details', 'brandpages.site'],
      ['brandpages.people.title', 'common.role.brand_member'],
      ['data.activity.title', 'data.activity.type.brand_updated'],
      ['brandpages.danger', 'brandpages.delete.confirm'],
    ],
  },
}

export const Users: Story = {
  name: 'Users · C135',
  parameters: FEW,
  args: {
    url: '/users',
    parts: [
      ['users.filter.role.all', 'users.filter.role.all'],
      ['data.views', 'data.views'],
      ['users.lastLogin', 'users.brands.show'],
    ],
  },
}

export const Invitations: Story = {
  name: 'Invitations · C135',
  args: {
    url: '/users/invitations',
    parts: [
      ['invitations.list.status.all', 'invitations.list.status.all'],
      ['invitations.list.sentAndExpiry', 'invitations.list.resend'],
    ],
  },
}

export const Billing: Story = {
  name: 'Billing · C135',
  parameters: { visit: { as: JEANNE } },
  args: {
    url: '/settings/billing',
    parts: [
      ['subscription.plan.title', 'subscription.plan.choose'],
      ['subscription.trial.title', 'subscription.trial.urgency.medium'],
      ['subscription.opportunities.title', 'subscription.opportunities.recommended'],
      ['subscription.events.title', 'subscription.events.started'],
      ['subscription.support.title', 'subscription.support.invoices'],
    ],
  },
}

export const Settings: Story = {
  name: 'Settings · C135',
  args: {
    url: '/settings',
    parts: [
      ['settings.section.profile', 'settings.profile.emailNote'],
      ['settings.password.change', 'common.password.hidden'],
      ['settings.history.title', 'settings.history.device'],
      ['settings.section.preferences', 'settings.shortcuts.help'],
      ['access.rules.title', 'access.mode.user'],
      ['settings.company.mode', 'settings.company.agency'],
      [undefined, 'settings.memberSince'],
    ],
  },
}

export const Analytics: Story = {
  name: 'Analytics · C135',
  args: {
    url: '/analytics',
    parts: [
      ['analytics.overview', 'analytics.figure.active'],
      ['analytics.people.title', 'analytics.people.count'],
      ['analytics.activity.title', 'analytics.activity.title'],
    ],
  },
}

export const AccessReview: Story = {
  name: 'AccessReview · C135',
  parameters: FEW,
  args: {
    url: '/settings/access-review',
    parts: [
      ['access.review.count.withoutAdmin', 'access.review.count.withoutAdmin'],
      ['access.review.show', 'access.review.show'],
      ['access.review.print', 'access.review.shown'],
    ],
  },
}

export const Upgrade: Story = {
  name: 'Upgrade · C135',
  args: {
    url: '/subscription/upgrade',
    parts: [
      ['plans.family.solo', 'plans.family.solo'],
      ['plans.popular', 'plans.popular'],
      ['plans.compare', 'plans.compare'],
      ['plans.notes.secure', 'plans.notes.secure'],
    ],
  },
}
