import { expect, type BrowserContext, type Page } from '@playwright/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { RETRIES } from '../../../../src/api/freshness.ts'
import { PATIENCE } from '../../../support/patience.ts'
import { loginPage } from '../login-page.ts'
import { PASSWORD, type Enter, type Sandbox } from '../own-world.ts'
import type { Errand } from './errands.ts'
import type { Weather } from './weather.ts'

/** Longer than any call can take: 30 seconds, plus a renewal. */
const ALL_TIMEOUTS = 35_000
/** A page with its retries and renewals makes fewer calls; an endless loop makes more. */
const MOST_CALLS = 120

/** Assistive technology is also told what is still pending. */
const busy = (page: Page) =>
  page.locator('[aria-busy="true"]:visible, [role="progressbar"]:visible:not([aria-valuenow])')

/** A try without an answer takes two jumps: its time limit, then the delay before the next try. */
const MOST_JUMPS = 2 * (Math.max(RETRIES.query, RETRIES.billing) + 1)
/** Some work starts only after the first jumps. */
const LEAST_JUMPS = 3

/** Skips the time that retries and time limits would take. */
async function wait(page: Page) {
  for (let times = 0; times < MOST_JUMPS; times += 1) {
    if (times >= LEAST_JUMPS && (await busy(page).count()) === 0) return
    await page.clock.fastForward(ALL_TIMEOUTS)
    await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {
      // an unanswered call stays open for ever; the page has given it up by now
    })
  }
}

/** The page has text, and no spinner stays. */
async function expectToStand(page: Page) {
  await expect.poll(async () => (await page.locator('body').innerText()).trim().length).toBeGreaterThan(20)
  await expect(busy(page))
    .toHaveCount(0)
    .catch(async (error: unknown) => {
      // the log of a run has no picture of the page
      throw new Error(`${page.url()} stays busy:\n${await page.locator('body').ariaSnapshot()}`, { cause: error })
    })
}

type Run = {
  page: Page
  context: BrowserContext
  sandbox: Sandbox
  enter: Enter
  errand: Errand
  weather: Weather
  skip: number
  times: number
}

/** Runs an errand in bad weather, then once more afterwards. */
export async function weather({
  page,
  context,
  sandbox,
  enter,
  errand,
  weather: bad,
  skip,
  times,
}: Run): Promise<void> {
  const strike = { page, context, sandbox, skip, times }
  await page.clock.install()
  if (errand.signedIn) await enter(errand.path)
  else await page.goto(errand.path)
  await page.waitForLoadState('networkidle')
  await sandbox.forget()

  await bad.begin(strike)
  page.setDefaultTimeout(3000)
  // reloads in the bad weather, unless the page itself could not load: that is the browser's to report
  if (errand.signedIn && bad.end === undefined) await page.reload({ timeout: PATIENCE })
  await errand.run(page, 1).catch(() => {
    // it may fail: only the resulting page matters
  })
  await wait(page)
  await expectToStand(page)
  const { calls } = await sandbox.requests()
  expect(calls.length, 'calls in bad weather').toBeLessThan(MOST_CALLS)

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await sandbox.order('faults', [])
  await bad.end?.(strike)
  page.setDefaultTimeout(PATIENCE)
  // the user needs one action: to open the URL again and, if the session has ended, to sign in
  await page.goto(errand.path)
  // the URL of a brand redirects to the sign-in only once its scripts have run
  await page.waitForLoadState('networkidle')
  if (errand.signedIn && /\/auth\/login/.test(page.url())) await loginPage(page).signIn(PASSWORD, CLAIRE)
  await errand.run(page, 2)
  await expectToStand(page)
}
