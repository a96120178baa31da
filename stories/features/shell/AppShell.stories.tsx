import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { BASTIEN, HUGO, JEANNE, LEA } from '#mocks/domain/seed/named.ts'
import { ApiError } from '~/api/api-error'
import { toast } from '~/design/feedback/toasts'
import { RouteFailure } from '~/features/shared/failures/FailureScreen'
import { AppShell } from '~/features/shell/AppShell'

import { languages, looks } from '../../../.storybook/modes'
import { longPage } from '../../support/long-page'
import { arrival, reachNavigation } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'

const meta = {
  component: Screen,
  subcomponents: { AppShell },
  args: { url: '/dashboard' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const navigation = () => screen.getByRole('navigation', { name: text('frame.main') })
const entries = () =>
  within(navigation())
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

/** In the order of the navigation. */
const ALL_AREAS = [
  'navigation.dashboard',
  'navigation.pages',
  'navigation.analytics',
  'navigation.brands',
  'navigation.users',
  'navigation.invitations',
  'navigation.access',
  'navigation.subscription',
  'navigation.settings',
] as const

export const AgencyAdmin: Story = {
  tags: ['GRD-09', 'GRD-11', 'NFR-06', 'role'],
  parameters: {
    steps: { from: 'md' },
    visit: { world: { brands: 12 } },
    chromatic: { modes: { ...looks, ...languages } },
  },
  play: async () => {
    const top = (await reachNavigation()).previousElementSibling
    await waitFor(() => expect(top).toHaveTextContent('Atelier Lumière'))
    await expect(entries()).toEqual(ALL_AREAS.map(text))
    await expect(within(navigation()).getByRole('link', { current: 'page' })).toHaveTextContent(
      text('navigation.dashboard'),
    )
  },
}

export const BrandAdmin: Story = {
  tags: ['GRD-15', 'role'],
  parameters: { steps: { from: 'md' }, visit: { as: BASTIEN } },
  play: async () => {
    await screen.findByRole('navigation', { name: text('frame.main') })
    await arrival(text('dashboard.title'))
    await expect(entries()).toEqual(
      (
        [
          'navigation.dashboard',
          'navigation.pages',
          'navigation.analytics',
          'navigation.brands',
          'navigation.settings',
        ] as const
      ).map(text),
    )
  },
}

export const BrandMember: Story = {
  tags: ['GRD-15', 'role'],
  parameters: { steps: { from: 'md' }, visit: { as: LEA } },
  play: async () => {
    await screen.findByRole('navigation', { name: text('frame.main') })
    await expect(entries()).toEqual(
      (['navigation.dashboard', 'navigation.pages', 'navigation.brands', 'navigation.settings'] as const).map(text),
    )
    await expect(screen.queryByRole('region', { name: text('frame.usage') })).toBeNull()
  },
}

export const ClientReadonly: Story = {
  tags: ['GRD-15', 'role'],
  parameters: { steps: { from: 'md' }, visit: { as: HUGO } },
  play: async () => {
    await expect(await screen.findByText(text('data.readOnly'))).toBeVisible()
    for (const area of ['navigation.users', 'navigation.invitations'] as const)
      await expect(entries()).not.toContain(text(area))
    await expect(screen.queryByRole('button', { name: pattern('onboarding.register.title') })).toBeNull()
  },
}

export const CollapsedSidebar: Story = {
  parameters: { steps: { from: 'md' }, chromatic: { modes: looks } },
  play: async () => {
    await reachNavigation()
    const fold = screen.queryByRole('button', { name: text('frame.collapse') })
    // a phone has no rail
    if (!fold) return
    await userEvent.click(fold)
    const link = within(navigation()).getByRole('link', { name: text('navigation.invitations') })
    await userEvent.hover(link)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(text('navigation.invitations'))
    await expect(screen.getByRole('button', { name: text('frame.expand') })).toHaveAttribute('aria-expanded', 'false')
  },
}

/** The page needs the room of the labels, until the user asks for them. */
export const RailOnTablet: Story = {
  tags: ['NFR-08'],
  globals: { viewport: { value: 'w1024' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: text('frame.expand') }))
    await expect(await screen.findByRole('button', { name: text('frame.collapse') })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  },
}

export const MobileDrawerOpen: Story = {
  tags: ['NFR-08'],
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const opener = await screen.findByRole('button', { name: text('frame.open') })
    await expect(screen.queryByRole('navigation', { name: text('frame.main') })).toBeNull()
    await userEvent.click(opener)
    const sheet = await screen.findByRole('dialog', { name: text('frame.main') })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await expect(await screen.findByRole('link', { name: text('navigation.invitations') })).toBeVisible()
  },
}

export const MobileDrawerClosesOnArrival: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: text('frame.open') }))
    await userEvent.click(await screen.findByRole('link', { name: text('navigation.invitations') }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: text('frame.main') })).toBeNull())
  },
}

export const MobileBottomSafeArea: Story = {
  globals: { viewport: { value: 'w390' } },
  args: { children: longPage('Tableau de bord') },
  play: async () => {
    const footer = await screen.findByRole('contentinfo')
    footer.scrollIntoView()
    await expect(within(footer).getByRole('link', { name: pattern('navigation.footer.accessibility') })).toBeVisible()
    await expect(screen.getByRole('banner').getBoundingClientRect().top).toBe(0)
  },
}

export const NarrowestScreen: Story = {
  tags: ['NFR-09'],
  globals: { viewport: { value: 'w320' } },
  parameters: { visit: { as: JEANNE, world: { company: 2, trialDays: 1 } } },
  play: async () => {
    await screen.findAllByRole('link', { name: text('frame.trial.choosePlan') })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const SkipLinkFocused: Story = {
  tags: ['NFR-08'],
  parameters: { steps: { from: 'md' } },
  play: async () => {
    await screen.findByRole('navigation', { name: text('frame.main') })
    await userEvent.tab()
    const skip = screen.getByRole('link', { name: text('navigation.skip') })
    await expect(skip).toHaveFocus()
    await userEvent.click(skip)
    await expect(screen.getByRole('main')).toHaveFocus()
  },
}

const failed = (error: Error) => <RouteFailure error={error} reset={() => {}} signedIn />

export const RouteErrorBoundary: Story = {
  tags: ['GRD-16'],
  args: { url: '/pages', children: failed(new ApiError({ status_code: 500, message: 'Erreur interne' })) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('common.retry') })).toBeVisible()
    await expect(screen.getByRole('link', { name: text('common.backToDashboard') })).toBeVisible()
  },
}

/** Nobody is led back to where they are. */
export const DashboardFails: Story = {
  tags: ['GRD-16'],
  args: { children: failed(new ApiError({ status_code: 500, message: 'Erreur interne' })) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: text('common.retry') })).toBeVisible()
    await expect(screen.queryByRole('link', { name: text('common.backToDashboard') })).toBeNull()
  },
}

export const ChunkLoadError: Story = {
  tags: ['GRD-13'],
  args: { children: failed(new TypeError('Failed to fetch dynamically imported module: /assets/brands-1a2b.js')) },
  play: async () => {
    await expect(
      await screen.findByRole(
        'button',
        { name: new RegExp(`^(?:${text('common.retry')}|${text('common.reload')})$`) },
        { timeout: 15_000 },
      ),
    ).toBeVisible()
  },
}

const crosses = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Three errors, which stay until closed, do not cover the content beside them. */
export const ToastsBesideTheFrame: Story = {
  tags: ['NFR-06'],
  parameters: { steps: { from: 'md' } },
  play: async () => {
    const menu = await screen.findByRole('button', { name: pattern('frame.user.menu') })
    for (const title of ['Une', 'Deux', 'Trois']) toast({ severity: 'error', title, message: 'Réessayez plus tard.' })
    const told = await screen.findByRole('region', { name: text('common.toast.region') })
    await waitFor(() => expect(within(told).getAllByRole('alert')).toHaveLength(3))
    const place = told.getBoundingClientRect()
    await expect(crosses(place, menu.getBoundingClientRect())).toBe(false)
    await expect(crosses(place, navigation().getBoundingClientRect())).toBe(false)
    await expect(place.right).toBeLessThan(innerWidth)
  },
}
