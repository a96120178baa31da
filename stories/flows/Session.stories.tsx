import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { controlsOf } from '#mocks/controls.ts'
import { CLAIRE } from '#mocks/domain/seed/named.ts'
import { sandboxPassword } from '#mocks/domain/seed/users.ts'
import { clearBrowser } from '~/app/session-services'
import { STORED_LANGUAGE_KEY, LANGUAGE_KEY } from '~/i18n/detect-locale'
import { language } from '~/i18n/language'
import { LOCALE_INFO } from '~/i18n/locales'
import { session } from '~/session/app-session'
import { authStore } from '~/session/auth-store'
import { ACCESS_COPY_KEY, AUTH_STORE_KEY, BRAND_SELECTION_KEY, TOKENS_KEY } from '~/session/storage-keys'

import { loginPage } from '../features/auth/login-page'
import { selected } from '../features/brands/brand-switcher'
import { openUserMenu } from '../features/shell/user-menu'
import { answersKept } from '../support/app-page'
import { callsTo } from '../support/calls'
import { arrival, reachNavigation } from '../support/page'
import { pageMeta } from '../support/page-meta'
import { Screen } from '../support/Screen'
import { otherLocale, pattern, text } from '../support/text'
import { sandbox } from '../support/visit'
import { wholeRow } from '../support/whole-row'
import { withInstallation } from '../support/with-installation'

const meta = {
  component: Screen,
  ...pageMeta,
  args: { url: '/dashboard', onArrive: fn() },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const REDIRECTING = /^Connexion réussie.! Redirection en cours\.\.\.$/

const dashboardRead = async () => {
  await arrival(text('dashboard.title'))
  await expect(await screen.findByText(text('dashboard.brands.withoutAdmin'))).toBeVisible()
}

async function goToBrands() {
  await reachNavigation()
  await userEvent.click(screen.getByRole('link', { name: text('lists.brands') }))
}

let askedAt = 0

/** The page that was asked for comes 150 ms after the sign-in, once the success could be read. */
export const LoginThenRedirect: Story = {
  tags: ['LOG-08', 'LOG-10', 'LOG-12', 'GRD-03'],
  args: { url: '/settings', onAsk: () => (askedAt = performance.now()) },
  parameters: { visit: { as: undefined } },
  play: async ({ args, canvas, canvasElement }) => {
    const page = loginPage(canvasElement)
    await expect(await canvas.findByText(text('auth.login.redirectNotice'))).toBeVisible()
    await expect(args.onArrive).toHaveBeenLastCalledWith('/auth/login?redirect=%2Fsettings')

    let startedAt = Infinity
    const stop = session.subscribe(() => {
      if (session.isSignedIn()) startedAt = Math.min(startedAt, performance.now())
    })
    await page.enter({ email: CLAIRE, password: sandboxPassword })
    await userEvent.click(page.submit())
    await expect(await canvas.findByText(REDIRECTING)).toBeVisible()
    await waitFor(() => expect(askedAt).toBeGreaterThan(startedAt))
    const waited = askedAt - startedAt
    stop()
    await arrival(text('navigation.settings'))
    // a timer may be a fraction early
    await expect(waited).toBeGreaterThanOrEqual(149)
    await expect(args.onArrive).toHaveBeenLastCalledWith(expect.stringMatching(/^\/settings\b/))
    await expect(await screen.findByText('Claire')).toBeVisible()
  },
}

/** The access token expires while a page is open: one renewal for all calls of the next page, and nobody notices. */
export const TokenRefreshTransparent: Story = {
  tags: ['SES-13', 'SES-14'],
  parameters: { steps: { from: 'md' } },
  play: async ({ args }) => {
    await dashboardRead()
    controlsOf(sandbox()).expireTokens()
    await goToBrands()
    await arrival(text('lists.brands'))
    const row = await wholeRow(
      within(await screen.findByRole('table', { name: text('lists.brands') })),
      /^Boulangerie Marceau/,
    )
    await expect(row.getByText('Boulangerie Marceau')).toBeVisible()

    const refused = sandbox().calls.filter(({ status }) => status === 401)
    await expect(refused.length).toBeGreaterThan(0)
    await expect(callsTo('refreshTokens')).toHaveLength(1)
    await expect(args.onArrive).not.toHaveBeenCalledWith(expect.stringContaining('/auth/login'))
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

/** The renewal is refused: the login says why, and keeps the page that was asked for. */
export const RefreshFailsLogout: Story = {
  tags: ['SES-15', 'GRD-03'],
  parameters: { steps: { from: 'md' } },
  play: async ({ args }) => {
    await dashboardRead()
    for (const family of sandbox().world.families) family.revoked = true
    await goToBrands()
    await arrival(text('auth.login.title'))
    await expect(await screen.findByText(pattern('auth.notice.expired'))).toBeVisible()
    await expect(args.onArrive).toHaveBeenLastCalledWith(expect.stringMatching(/^\/auth\/login\?redirect=%2Fbrands\b/))
    await expect(callsTo('refreshTokens')).toHaveLength(1)
    await expect([session.isSignedIn(), session.hasRecord()]).toEqual([false, false])
    await expect(screen.queryByRole('navigation', { name: text('frame.main') })).toBeNull()
  },
}

/** What the browser keeps, as one text. */
const stored = () => JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage)))

/** Whoever comes next finds nothing of the person: no token, name, brand or answer, and the page is French again. */
export const LogoutClearsEverything: Story = {
  tags: ['SES-30', 'SES-31', 'SES-32', 'SEL-03', 'LAN-10'],
  beforeEach: () => session.onEnd(clearBrowser),
  parameters: { steps: { from: 'md' } },
  play: async ({ args }) => {
    await dashboardRead()
    const menu = await openUserMenu()
    const other = otherLocale()
    await userEvent.click(menu.getByRole('button', { name: LOCALE_INFO[other].native }))
    await waitFor(() => expect(localStorage.getItem(LANGUAGE_KEY)).toBe(other))
    await waitFor(() => expect(language.get()).toBe(other))
    const signOut = await menu.findByRole('button', { name: text('frame.user.signOut') })
    await expect(stored()).toContain('Fontaine')
    await expect(answersKept()).not.toEqual([])
    await expect(selected()).not.toBeNull()

    await userEvent.click(signOut)
    await arrival(text('auth.login.title'))
    await expect(await screen.findByText(pattern('auth.notice.loggedOut'))).toBeVisible()
    // no address of a page that the next person may not see
    await expect(args.onArrive).toHaveBeenLastCalledWith('/auth/login')
    await expect(stored()).not.toMatch(/Fontaine|claire@/i)
    for (const key of [TOKENS_KEY, AUTH_STORE_KEY, BRAND_SELECTION_KEY, LANGUAGE_KEY, STORED_LANGUAGE_KEY])
      await expect(localStorage.getItem(key), key).toBeNull()
    await expect(sessionStorage.getItem(ACCESS_COPY_KEY)).toBeNull()
    await expect(authStore.get()).toMatchObject({ user: null, isAuthenticated: false })
    await expect(selected()).toBeNull()
    await expect(answersKept()).toEqual([])
    await waitFor(() => expect(callsTo('logout')).toHaveLength(1))
  },
}
