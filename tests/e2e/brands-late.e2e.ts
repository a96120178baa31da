import type { Page } from '@playwright/test'

import { answered } from './support/inside.ts'
import { expect, test } from './support/own-world.ts'
import { API_URL } from './support/places.ts'

/** The last brand of the last page is deactivated under a filter that then lets it go: the page goes with it. */
const LAST = '/brands?is_active=true&page=2&page_size=41'

/** Deactivates it, and keeps the answer back. @returns lets the answer through */
async function deactivateLast(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`${API_URL}/brands/*/toggle_active/`, async (route) => {
    await promise
    await route.continue()
  })
  await page.getByRole('switch').click()
  return async () => {
    resolve()
    await expect(page.getByText(/ est désactivée/)).toBeVisible()
    await answered(page)
  }
}

test('BRD-09 · a late answer undoes no newer filter', async ({ page, enter }) => {
  await enter(LAST)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  const letThrough = await deactivateLast(page)
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect(page).toHaveURL(/\/brands\?page_size=41$/)
  await letThrough()
  await expect(page).toHaveURL(/\/brands\?page_size=41$/)
})

test('BRD-09 · a late answer fetches nobody back who went to another page', async ({ page, enter }) => {
  await enter(LAST)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  const letThrough = await deactivateLast(page)
  await page.getByRole('link', { name: 'Tableau de bord' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await letThrough()
  await expect(page).toHaveURL(/\/dashboard$/)
})
