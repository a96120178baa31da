import type { Page, Request } from '@playwright/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { heading } from './journey.ts'
import { loginPage } from './login-page.ts'
import { expect, PASSWORD } from './own-world.ts'
import { API_URL } from './places.ts'

/** Signs in, and stays until this browser knows what it keeps for the next visit. */
export async function visitOnce(page: Page, email = CLAIRE) {
  await page.goto('/auth/login')
  await loginPage(page).signIn(PASSWORD, email)
  await expect(heading(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language-config'))).not.toBeNull()
  await page.waitForLoadState('networkidle')
}

const callOf = (request: Request): string => new URL(request.url()).pathname.replace(new URL(API_URL).pathname, '')

/** Holds back every call but those named, and says which were made. */
export async function holdCalls(page: Page, { let: through = [] }: { let?: readonly string[] } = {}) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked: string[] = []
  const sent: string[] = []
  await page.route(`${API_URL}/**`, async (route) => {
    const call = callOf(route.request())
    asked.push(call)
    sent.push(`${route.request().method()} ${route.request().url()}`)
    if (!through.includes(call)) await promise
    await route.continue().catch(() => {})
  })
  return { asked: () => asked, sent: () => sent, release: resolve }
}

/** The frame as the build rendered it, before the app has drawn its own. */
export const earlyFrame = (page: Page) => page.locator('#frame')
