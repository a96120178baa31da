import type { Page } from '@playwright/test'

import { answered } from './inside.ts'
import { expect } from './own-world.ts'

/** All pages that visitors can open; the link is from the seed. Add a page here. */
export const PUBLIC_PAGES = [
  '/auth/login',
  '/onboarding/register',
  '/onboarding/invitations/invitation-0002',
  '/accessibility',
  '/404',
  '/test/auth',
] as const

/** All pages behind the sign-in, including dialogs with a URL. Add a page here. */
export const SIGNED_IN_PAGES = [
  '/dashboard',
  '/settings',
  '/access',
  '/settings/access-review',
  '/settings/billing',
  '/brands?is_active=true',
  '/brands?create=true',
  '/brands/12',
  '/users',
  '/users/invitations',
  '/users/invitations?invite=true',
  '/analytics',
  '/pages',
  '/subscription/upgrade',
  '/billing/success',
  '/billing/cancel',
] as const

/** The element that identifies the page. */
export const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()

export const expectNothingBusy = (page: Page) =>
  expect(page.locator('main').locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0)

/** Opens a page within the running application, as a link does: its guards and its calls are those of a start. */
export async function openInside(page: Page, path: string) {
  await atRest(page)
  await page.evaluate((address) => self.__TSR_ROUTER__?.history.push(address), path)
  await atRest(page)
}

/** Waits until the application has started, and no page is on its way. */
const atRest = (page: Page) =>
  page.waitForFunction(() => {
    const { status, location, resolvedLocation } = self.__TSR_ROUTER__?.state ?? {}
    return status === 'idle' && location?.href === resolvedLocation?.href
  })

/** Waits until the page has its data. */
export async function settle(page: Page) {
  await expect(titleOf(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectNothingBusy(page)
}

/** The same behind the sign-in, without waiting for preloaded code. */
export async function settleInside(page: Page) {
  await expect(titleOf(page)).toBeVisible()
  await answered(page)
  await expectNothingBusy(page)
}
