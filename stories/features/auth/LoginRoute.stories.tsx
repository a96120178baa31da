import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'
import { sandboxPassword } from '#mocks/domain/seed/users.ts'
import { session } from '~/session/app-session'

import { answer, fault, raw } from '../../support/answers'
import { publicPageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text, waiting } from '../../support/text'
import { sandbox } from '../../support/visit'
import { loginPage } from './login-page'

/** Shown until the next page is there. */
const redirecting = (page: { findByText: (shown: RegExp) => Promise<HTMLElement> }) =>
  page.findByText(pattern('auth.login.success'))

const meta = {
  title: 'features/auth/LoginScreen',
  component: Screen,
  ...publicPageMeta,
  args: { url: '/auth/login', onArrive: fn() },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const arrived = (onArrive: unknown, address: string) =>
  waitFor(() => expect(onArrive).toHaveBeenLastCalledWith(address))

const signIn = async (canvasElement: HTMLElement, password = sandboxPassword) => {
  const page = loginPage(canvasElement)
  await waitFor(() => page.email())
  await page.enter({ email: CLAIRE, password })
  await waitFor(() => expect(page.submit()).toBeEnabled())
  await userEvent.click(page.submit())
}

export const RedirectUnsafeIgnored: Story = {
  tags: ['LOG-19', 'C079', 'C086'],
  args: { url: '/auth/login?redirect=https%3A%2F%2Fevil.test%2Fsettings' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: text('auth.login.title') })).toBeVisible()
    await expect(canvas.queryByText(text('auth.login.redirectNotice'))).not.toBeInTheDocument()
    await expect(canvas.queryByText(/evil/)).not.toBeInTheDocument()
  },
}

export const RedirectKnownPage: Story = {
  tags: ['LOG-10'],
  args: { url: '/auth/login?redirect=%2Fsettings' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('auth.login.redirectNotice'))).toBeVisible()
  },
}

export const AlreadySignedIn: Story = {
  tags: ['LOG-12', 'LOG-18', 'C089'],
  args: { url: '/auth/login?redirect=%2F%2Fevil.test' },
  parameters: { steps: { from: 'md' }, visit: { as: CLAIRE } },
  play: async ({ args, canvas }) => {
    await expect(await redirecting(canvas)).toBeVisible()
    await arrived(args.onArrive, '/dashboard')
    await expect(await canvas.findByRole('navigation', { name: text('frame.main') })).toBeVisible()
  },
}

export const SignsIn: Story = {
  tags: ['LOG-08', 'LOG-11', 'LOG-12'],
  play: async ({ args, canvas, canvasElement }) => {
    await signIn(canvasElement)
    await expect(await redirecting(canvas)).toBeVisible()
    await arrived(args.onArrive, '/dashboard')
  },
}

let told = Promise.withResolvers<void>()

/** Sign-in and `/auth/me/` say what F §3 lists, and nothing of company and subscription. */
export const UserToldInParts: Story = {
  tags: ['C088', 'C232', 'SUB-09', 'money'],
  args: { url: '/auth/login?redirect=%2Fsettings%2Fbilling' },
  beforeEach({ msw }) {
    told = Promise.withResolvers()
    const { user, ...tokens } = sandbox().signIn(CLAIRE)
    const { company_info: _company, subscription_info: _subscription, ...listed } = user
    msw.use(
      answer('login', { ...tokens, user: listed }),
      answer('getCurrentUser', async () => {
        await told.promise
        return listed
      }),
    )
  },
  play: async ({ args, canvas, canvasElement }) => {
    await signIn(canvasElement)
    await arrived(args.onArrive, '/settings/billing')
    await expect(await canvas.findByRole('heading', { level: 1, name: text('navigation.subscription') })).toBeVisible()
    told.resolve()
    await expect(await canvas.findByRole('heading', { name: text('billing.plan') })).toBeVisible()
  },
}

export const FourthTry: Story = {
  tags: ['LOG-13', 'LOG-16', 'LOG-17', 'decision-22'],
  play: async ({ canvas, canvasElement }) => {
    const page = loginPage(canvasElement)
    await signIn(canvasElement, 'Mauvais-2026')
    await waitFor(() => expect(page.password()).toHaveAccessibleDescription(text('auth.login.invalid')))
    await expect(page.email()).toHaveValue(CLAIRE)
    await expect(page.password()).toHaveValue('Mauvais-2026')
    await signIn(canvasElement, 'Mauvais-2027')
    await waitFor(() => expect(page.password()).toHaveAccessibleDescription(text('auth.login.invalid')))
    await expect(canvas.queryByText(pattern('auth.login.attempts'))).not.toBeInTheDocument()
    await signIn(canvasElement, 'Mauvais-2028')
    await expect(await canvas.findByText(text('auth.login.attempts'))).toBeVisible()
    await signIn(canvasElement)
    await expect(await redirecting(canvas)).toBeVisible()
  },
}

export const Locked: Story = {
  tags: ['LOG-14', 'LOG-25', 'C229'],
  beforeEach: ({ msw }) => msw.use(fault('login', 'rate-limited', { retryAfter: '90' })),
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(text('auth.login.locked'))
    await expect(alert).toHaveTextContent(pattern('errors.retryIn', { wait: waiting(120) }))
  },
}

export const Unreachable: Story = {
  tags: ['LOG-15', 'C230'],
  beforeEach: ({ msw }) => msw.use(fault('login', 'network')),
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('auth.login.network'))
    await expect(loginPage(canvasElement).password()).toHaveValue(sandboxPassword)
  },
}

export const NoRefreshToken: Story = {
  tags: ['C232'],
  beforeEach: ({ msw }) =>
    msw.use(raw('login', { success: true, message: null, data: { access: 'a.b.c', user: { id: 1 } } })),
  play: async ({ canvas, canvasElement }) => {
    await signIn(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('errors.unknown'))
    await expect(session.hasRecord()).toBe(false)
    await expect(session.isSignedIn()).toBe(false)
  },
}

export const LeftWhileSending: Story = {
  tags: ['C118', 'C235'],
  beforeEach: ({ msw }) => msw.use(fault('login', 'hang')),
  play: async ({ args, canvas, canvasElement }) => {
    await signIn(canvasElement)
    await canvas.findByRole('button', { name: text('auth.login.submitting') })
    await userEvent.click(canvas.getByRole('link', { name: pattern('navigation.footer.accessibility') }))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: text('settings.accessibility.title') }),
    ).toBeVisible()
    await expect(args.onArrive).toHaveBeenLastCalledWith('/accessibility')
    await expect(session.isSignedIn()).toBe(false)
  },
}
