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

export const expectNothingBusy = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)

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
