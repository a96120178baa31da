import type { Page } from '@playwright/test'

import { JEANNE } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'

import { answered } from './support/inside.ts'
import { expect, test } from './support/own-world.ts'
import { expectNothingBusy, settleInside } from './support/pages.ts'
import { answerInTurn, visitOnce, watchShifts } from './support/return-visit.ts'

/** Half of what counts as good (Web Vitals). */
const MOST = 0.05

// as most users have it: what moves may also push
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** The pages that stand differently in some situation, and all others. */
const CASES = [
  {
    situation: 'without invitations',
    overrides: worlds.noInvitation,
    paths: ['/dashboard', '/users', '/users/invitations', '/settings/billing'],
  },
  {
    situation: 'on trial',
    overrides: worlds.trialMedium,
    paths: ['/dashboard', '/settings/access-review', '/subscription/upgrade', '/analytics'],
  },
  {
    situation: 'under a banner',
    overrides: { company: 2, trialDays: 1 },
    as: JEANNE,
    paths: ['/dashboard', '/settings', '/brands'],
  },
  {
    situation: 'with few rows',
    overrides: { ...worlds.growing, invitations: 3 },
    paths: ['/brands', '/users', '/users/invitations'],
  },
  { situation: 'with few invitations alone', overrides: { invitations: 3 }, paths: ['/users/invitations'] },
  { situation: 'as seeded', overrides: {}, paths: ['/brands', '/brands/12', '/settings', '/pages'] },
]

/** Waits until the browser has stored how many tasks the dashboard shows: a return begins with a skeleton of them. */
const expectTasksStored = (page: Page) =>
  expect(async () => {
    const tasks = page.locator('section', { has: page.getByRole('heading', { level: 2, name: 'À traiter' }) })
    const stored = await page.evaluate(() => localStorage.getItem('dashboard-task-rows'))
    expect(stored).toContain(`"count":${await tasks.getByRole('listitem').count()}`)
  }).toPass()

/** A page whose answers come as slowly, and in as bad an order, as they may: where it stands at the end. */
async function arriveSlowly(page: Page, path: string, backwards: boolean) {
  await answerInTurn(page, { backwards })
  await page.goto(path)
  await settleInside(page)
  // the last answers may ask for more
  await answered(page)
  await expectNothingBusy(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

for (const { situation, overrides, as, paths } of CASES)
  for (const { width, backwards } of [
    { width: 360, backwards: false },
    { width: 1280, backwards: true },
  ])
    test(`a return moves nothing, whatever answer comes first: ${situation}, at ${width} px (NFR-12)`, async ({
      page,
      sandbox,
      enter,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await sandbox.order('reset', { overrides })
      await visitOnce(page, (path) => enter(path, as))
      const shift = await watchShifts(page)
      const moved: string[] = []
      for (const path of paths) {
        await page.goto(path)
        await settleInside(page)
        if (path === '/dashboard') await expectTasksStored(page)
        await arriveSlowly(page, path, backwards)
        const sum = await shift()
        if (sum > MOST) moved.push(`${path}: ${sum.toFixed(3)}`)
      }
      expect(moved).toEqual([])
    })
