import type { Page } from '@playwright/test'

import { answered } from './inside.ts'
import { expectDashboard, userMenu } from './journey.ts'
import { expect, type Enter, type Sandbox } from './own-world.ts'

/** The last call of the dashboard is answered: nothing is pending that would mix with what follows. */
export async function settled(page: Page) {
  await expectDashboard(page)
  await answered(page)
}

/** Prevents preloading: ten tabs would do it ten times. */
async function saveData(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
}

/** The user signed in in the first tab; the others use what the browser has stored. */
export async function openTabs(enter: Enter, page: Page, count: number): Promise<Page[]> {
  await saveData(page)
  await enter()
  await settled(page)
  const others = await Promise.all(Array.from({ length: count - 1 }, () => page.context().newPage()))
  // one after the other: on a busy machine the first tab must not wait
  for (const other of others) {
    await saveData(other)
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
