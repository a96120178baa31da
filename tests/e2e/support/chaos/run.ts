import { expect, type BrowserContext, type Page } from '@playwright/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { RETRIES } from '../../../../src/api/retries.ts'
import { loginPage } from '../login-page.ts'
import { PASSWORD, type Enter, type Sandbox } from '../own-world.ts'
import type { Errand } from './errands.ts'
import type { Weather } from './weather.ts'

/** Longer than any call may take: 30 seconds and its renewal. */
const ALL_TIMEOUTS = 35_000
/** A page, its retries and its renewals ask for less; a loop asks for more. */
const MOST_CALLS = 120

/** What is still under way says so to assistive technology as well. */
const busy = (page: Page) =>
  page.locator('[aria-busy="true"]:visible, [role="progressbar"]:visible:not([aria-valuenow])')

/** A try that is never answered takes two: its time limit, then the delay before the next try. */
const MOST_JUMPS = 2 * (Math.max(RETRIES.query, RETRIES.billing) + 1)
/** Some of what happens then begins only later. */
const LEAST_JUMPS = 3

/** Goes through what retries and time limits would take, without waiting for it. */
async function wait(page: Page) {
  for (let times = 0; times < MOST_JUMPS; times += 1) {
    if (times >= LEAST_JUMPS && (await busy(page).count()) === 0) return
    await page.clock.fastForward(ALL_TIMEOUTS)
    await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {
      // an answer that never comes is a call for ever: the page has given it up by now
    })
  }
}

/** The page has text, and no spinner stays. */
async function expectToStand(page: Page) {
  await expect.poll(async () => (await page.locator('body').innerText()).trim().length).toBeGreaterThan(20)
  await expect(busy(page)).toHaveCount(0)
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

/** An errand in bad weather, then once more when it has passed. */
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
  // drawn again while the weather is bad: a page that cannot be loaded at all is the browser's to say
  if (errand.signedIn && bad.end === undefined) await page.reload({ timeout: 15_000 })
  await errand.run(page, 1).catch(() => {
    // it may fail: what counts is what the person is left with
  })
  await wait(page)
  await expectToStand(page)
  const { calls } = await sandbox.requests()
  expect(calls.length, 'calls in bad weather').toBeLessThan(MOST_CALLS)

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await sandbox.order('faults', [])
  await bad.end?.(strike)
  page.setDefaultTimeout(15_000)
  // one act: the address once more; after the end of a session, the sign-in
  await page.goto(errand.path)
  // the address of one brand leads to the sign-in only once its scripts have run
  await page.waitForLoadState('networkidle')
  if (errand.signedIn && /\/auth\/login/.test(page.url())) await loginPage(page).signIn(PASSWORD, CLAIRE)
  await errand.run(page, 2)
  await expectToStand(page)
}
