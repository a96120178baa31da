import type { Page } from '@playwright/test'

import { JEANNE } from '#mocks/domain/seed/named.ts'

import { hold, SCRIPTS } from './support/hold.ts'
import { userMenu } from './support/journey.ts'
import { expect, test } from './support/own-world.ts'
import { earlyFrame, holdCalls, visitOnce, watchShifts } from './support/return-visit.ts'

const LAST_DAY = { overrides: { company: 2, trialDays: 1 } }

const banner = (page: Page) => page.getByRole('region', { name: 'Information importante' })
const top = (page: Page, root: string) =>
  page.locator(`${root} h1`).evaluate((heading) => heading.getBoundingClientRect().top)

for (const width of [360, 1280])
  test(`the banner of the last visit has its place from the first picture on, at ${width} px (NFR-12)`, async ({
    page,
    sandbox,
    enter,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await sandbox.order('reset', LAST_DAY)
    await visitOnce(page, (path) => enter(path, JEANNE))
    await expect(banner(page)).toContainText('Il reste 1 jour d’essai')
    const shift = await watchShifts(page)
    const scripts = await hold(page, SCRIPTS)
    await page.goto('/dashboard', { waitUntil: 'commit' })
    await expect(earlyFrame(page).locator('h1')).toHaveText('Tableau de bord')
    const early = await top(page, '#frame')

    const { release } = await holdCalls(page)
    scripts()
    await expect(earlyFrame(page)).toHaveCount(0)
    await expect(banner(page)).toBeEmpty()
    expect(await top(page, '#root')).toBe(early)
    expect(await shift()).toBe(0)

    release()
    await expect(banner(page)).toContainText('Il reste 1 jour d’essai')
    expect(await top(page, '#root')).toBe(early)
  })

test('a page that shows the limit itself reserves nothing for the banner about it (NFR-12)', async ({
  page,
  sandbox,
  enter,
}) => {
  await sandbox.order('reset', { overrides: { limits: { users: 85, brands: 47 } } })
  await visitOnce(page, enter)
  await expect(banner(page)).toContainText('Limite de ressources atteinte')
  await page.goto('/brands')
  await expect(page.locator('main [data-limit]')).toBeVisible()
  await expect(banner(page)).toBeHidden()
  const { release } = await holdCalls(page)
  await page.goto('/brands')
  await expect(userMenu(page)).toBeVisible()
  const waiting = await top(page, '#root')
  release()
  await expect(page.locator('main [data-limit]')).toBeVisible()
  expect(await top(page, '#root')).toBe(waiting)
})

test('no height is reserved for another user, nor once the banner is gone (NFR-12, SEL-03)', async ({
  page,
  sandbox,
  enter,
}) => {
  const height = async () => {
    const release = await hold(page, SCRIPTS)
    await page.goto('/settings', { waitUntil: 'commit' })
    await expect(earlyFrame(page).locator('h1')).toHaveText('Paramètres')
    const height = await earlyFrame(page)
      .locator('[data-banner]')
      .evaluate((place) => place.clientHeight)
    release()
    return height
  }
  await sandbox.order('reset', LAST_DAY)
  await visitOnce(page, (path) => enter(path, JEANNE))
  await expect(banner(page)).toContainText('Il reste 1 jour d’essai')
  expect(await height()).toBeGreaterThan(40)
  await visitOnce(page, enter)
  expect(await height()).toBe(0)

  await sandbox.order('reset', { overrides: { company: 2, trialDays: 12 } })
  await visitOnce(page, (path) => enter(path, JEANNE))
  expect(await height()).toBe(0)
})
