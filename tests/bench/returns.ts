import type { Browser, Page } from '@playwright/test'

import { fillIn, submit } from './flows.ts'
import { openPage, throttle } from './open-page.ts'
import type { ProfileName } from './profiles.ts'

/** A measured visit: its URL, and the texts that show that its frame and its first figures are there. */
type Visit = {
  name: string
  path: string
  frame: string
  figures: string
  fault?: Record<string, unknown>
  /** Opened by a visitor, with an empty cache. */
  cold?: true
}

const INVITATIONS = { path: '/users/invitations', frame: 'Invitations', figures: 'En attente' }
const language = (name: string, fault: Record<string, unknown>): Visit => ({
  ...INVITATIONS,
  name: `/users/invitations, my_config: ${name}`,
  fault: { operation: 'getMyLanguageConfig', ...fault },
})

/** Visits of returning signed-in users, with a warm cache, and the link of an invitation. Add a page here. */
export const RETURNS: readonly Visit[] = [
  { name: '/dashboard', path: '/dashboard', frame: 'Tableau de bord', figures: 'Sans administrateur' },
  { name: '/users/invitations', ...INVITATIONS },
  { name: '/settings/billing', path: '/settings/billing', frame: 'Abonnement', figures: 'Plan actuel' },
  language('500', { kind: 'status', status: 500 }),
  language('429', { kind: 'rate-limited' }),
  language('empty', { kind: 'empty' }),
  language('dropped', { kind: 'network' }),
  {
    name: '/onboarding/invitations/$token, cold',
    path: '/onboarding/invitations/invitation-0001',
    frame: 'Console Marques',
    figures: 'Créer un compte',
    cold: true,
  },
]

export type Return = { frame: number; figures: number }

const LONGEST_MS = 45_000

/** Runs in the page before any of its scripts: records when each text first appears, as painted by the next frame. */
function watchTexts({ frame, figures }: { frame: string; figures: string }): void {
  const seen = { frame: 0, figures: 0 }
  Object.assign(window, { __return: seen })
  const look = (time: number) => {
    // excludes texts of scripts and templates
    const text = [...document.querySelectorAll('#root, #shell')].map((part) => part.textContent).join('\n')
    if (text.includes(frame)) seen.frame ||= time
    if (text.includes(figures)) seen.figures ||= time
    if (seen.frame === 0 || seen.figures === 0) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Ends on the dashboard. */
export async function signIn(page: Page, origin: string) {
  await page.goto(`${origin}/auth/login`)
  await fillIn(page)
  await submit(page)
  await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor()
}

/** Opens the page twice as the same user and measures the second time. A cold page is opened once, by a visitor. */
export async function measureReturn(
  browser: Browser,
  { app, order }: { app: string; order: (faults: unknown[]) => Promise<void> },
  { path, frame, figures, fault, cold }: Visit,
  profile: ProfileName,
): Promise<Return> {
  const { page, cdp, close } = await openPage(browser, app, 'fast')
  try {
    if (!cold) {
      await signIn(page, app)
      await page.goto(app + path)
      await page.getByText(figures).first().waitFor()
      await page.waitForLoadState('networkidle')
    }
    if (fault) await order([fault])
    await throttle(cdp, profile)
    await page.addInitScript(watchTexts, { frame, figures })
    await page.goto(app + path, { timeout: LONGEST_MS })
    // set by watchTexts
    await page.waitForFunction(() => (window as unknown as { __return: Return }).__return.figures > 0)
    return await page.evaluate(() => (window as unknown as { __return: Return }).__return)
  } finally {
    await order([])
    await close()
  }
}
