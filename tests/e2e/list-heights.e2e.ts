import type { Page } from '@playwright/test'

import { worlds } from '#mocks/domain/seed/worlds.ts'

import { hold, SCRIPTS } from './support/hold.ts'
import { expect, test } from './support/own-world.ts'
import { settleInside } from './support/pages.ts'
import { staticShell, visitOnce } from './support/return-visit.ts'

const LISTS = ['/brands', '/brands?is_active=true', '/users', '/users/invitations']

/** In px: where the first row of a list begins, in a window of 1280 × 900 px. */
const FIRST_ROW = 220

/** In px: the greatest height of a row on a phone. */
const PHONE_ROW = 68

/** Where the first row begins, or the heading of its group. */
const firstRow = (page: Page) =>
  page
    .locator('main tbody > tr')
    .first()
    .evaluate((row) => Math.round(row.getBoundingClientRect().top + scrollY))

test('the first row of each list begins in the first quarter of the window (BRD-22, USR-02, INV-10)', async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await enter()
  const low: string[] = []
  for (const path of LISTS) {
    await page.goto(path)
    await settleInside(page)
    const top = await firstRow(page)
    if (top > FIRST_ROW) low.push(`${path}: ${top}`)
  }
  expect(low).toEqual([])
})

/** In px: below the tabs and the search field of the list. */
const FIRST_CHOICE = 250

test('the users whose access is managed begin below one line of controls (ACC-01)', async ({ page, enter }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await enter('/access')
  await settleInside(page)
  const top = await page
    .locator('main [role="option"]')
    .first()
    .evaluate((row) => Math.round(row.getBoundingClientRect().top + scrollY))
  expect(top).toBeLessThanOrEqual(FIRST_CHOICE)
})

test.describe('a list on a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  for (const width of [360, 390])
    test(`a row has two lines, and its menu, at ${width} px (BRD-22, USR-02, INV-10, NFR-09)`, async ({
      page,
      enter,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await enter()
      const high: string[] = []
      for (const path of LISTS) {
        await page.goto(path)
        await settleInside(page)
        const rows = page.locator('main ul[aria-label] > li')
        await expect(rows.first()).toBeVisible()
        const heights = await rows.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height))
        const most = Math.max(...heights)
        if (most > PHONE_ROW) high.push(`${path}: ${most}`)
      }
      expect(high).toEqual([])
    })
})

/** Where the first element of a selector begins, in px. */
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((list) => Math.round(list.getBoundingClientRect().top))

/** The lists that begin elsewhere than their skeletons: where each begins, in px. */
async function misplaced(page: Page, paths: readonly string[]) {
  const tops: Record<string, number[]> = {}
  for (const path of paths) {
    const release = await hold(page, SCRIPTS)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(staticShell(page).locator('[data-skeleton]').last()).toBeVisible()
    const skeleton = await topOf(page, '#shell section')
    release()
    await settleInside(page)
    const list = await topOf(page, '#root main :is(div:has(> table), ul[aria-label])')
    if (list !== skeleton) tops[path] = [skeleton, list]
  }
  return tops
}

for (const { width, paths } of [
  { width: 1280, paths: ['/brands', '/users', '/users/invitations'] },
  { width: 360, paths: ['/brands', '/users/invitations'] },
]) {
  test(`the skeleton of a list begins where the list does, at ${width} px (NFR-12)`, async ({ page, enter }) => {
    await page.setViewportSize({ width, height: 800 })
    await visitOnce(page, enter)
    expect(await misplaced(page, paths)).toEqual({})
  })

  test(`the skeleton of a list of few rows has no toolbar on a return, at ${width} px (NFR-12)`, async ({
    page,
    sandbox,
    enter,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await sandbox.order('reset', { overrides: { ...worlds.growing, invitations: 3 } })
    await visitOnce(page, enter)
    for (const path of paths) {
      await page.goto(path)
      await settleInside(page)
    }
    expect(await misplaced(page, paths)).toEqual({})
  })
}
