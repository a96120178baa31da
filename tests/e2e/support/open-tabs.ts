import type { Page } from '@playwright/test'

import { heading, userMenu } from './journey.ts'
import { loginPage } from './login-page.ts'
import { expect, type Sandbox } from './own-world.ts'

/** The last call of the dashboard is there: nothing is under way that would mix with what follows. */
export async function settled(page: Page) {
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('section').getByRole('listitem').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Signs in in the first tab; the others come in with what the browser holds. */
export async function openTabs(page: Page, count: number): Promise<Page[]> {
  await page.goto('/auth/login')
  await loginPage(page).signIn()
  await settled(page)
  const others = await Promise.all(Array.from({ length: count - 1 }, () => page.context().newPage()))
  // one after the other: a busy machine must not make the first of them wait
  for (const other of others) {
    await other.goto('/dashboard')
    await settled(other)
  }
  return [page, ...others]
}

export async function expire(sandbox: Sandbox) {
  await sandbox.forget()
  await sandbox.order('expire-tokens')
}

export async function expectSignedIn(tabs: Page[]) {
  for (const tab of tabs) {
    await expect(tab).toHaveURL(/\/dashboard$/)
    await expect(userMenu(tab)).toBeVisible()
  }
}

export const allDone = (count: number) => ({ done: count, refused: [] })
