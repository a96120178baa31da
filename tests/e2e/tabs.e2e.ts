import type { BrowserContext, Page } from '@playwright/test'

import { JEANNE } from '#mocks/domain/seed/named.ts'

import { burst, generationOf, memoryOf, startSession, renewUntil } from './support/inside.ts'
import { userMenu } from './support/journey.ts'
import { loginPage } from './support/login-page.ts'
import { allDone, expectSignedIn, expire, openTabs, settled } from './support/open-tabs.ts'
import { expect, test } from './support/own-world.ts'
import { API_URL, APP_URL } from './support/ports.ts'

const REFRESH = `${API_URL}/auth/refresh/`
/** Long enough for every tab to hear that it begins. */
const TOGETHER_MS = 300

// several pages on a busy machine
test.setTimeout(180_000)

async function burstIn(tabs: Page[], calls: number) {
  const at = Date.now() + TOGETHER_MS
  const bursts = await Promise.all(tabs.map((tab) => burst(tab, calls, at)))
  return { done: bursts.reduce((sum, { done }) => sum + done, 0), refused: bursts.flatMap(({ refused }) => refused) }
}

test('10 tabs × 50 calls, then 5 tabs × 25 calls with a refused token make one refresh and no reuse (SES-44, C047, G2)', async ({
  page,
  sandbox,
  enter,
}) => {
  const pages = await openTabs(enter, page, 10)
  for (const [tabs, calls] of [
    [10, 50],
    [5, 25],
    [5, 25],
  ] as const) {
    await expire(sandbox)
    expect(await burstIn(pages.slice(0, tabs), calls)).toEqual(allDone(tabs * calls))
    const { counters, reuses } = await sandbox.requests()
    expect(counters['refreshTokens']).toBe(1)
    expect(reuses).toBe(0)
  }
  await expectSignedIn(pages)
})

test('four tabs that renew at once for 120 generations lose none at the server (SES-44, C049, G2)', async ({
  page,
  sandbox,
  enter,
}) => {
  const pages = await openTabs(enter, page, 4)
  const before = await generationOf(page)
  await sandbox.forget()
  await Promise.all(pages.map((tab) => renewUntil(tab, before + 120)))
  const after = Math.max(...(await Promise.all(pages.map(generationOf))))
  const { counters, reuses } = await sandbox.requests()
  expect(counters['refreshTokens']).toBe(after - before)
  expect(reuses).toBe(0)
  await expectSignedIn(pages)
})

/** A provider that refuses a used token without ending the sign-in: such tabs cannot know of each other in time. */
async function refuseUsedTokens(context: BrowserContext) {
  const used = new Map<string, Promise<unknown>>()
  const tally = { asked: 0 }
  await context.route(REFRESH, async (route) => {
    tally.asked += 1
    const token = route.request().postData() ?? ''
    const first = used.get(token)
    if (!first) {
      const answer = route.fetch()
      used.set(token, answer)
      return route.fulfill({ response: await answer })
    }
    await first
    const headers = { 'Access-Control-Allow-Origin': APP_URL }
    return route.fulfill({ status: 401, headers, json: { detail: 'Token is blacklisted', code: 'token_not_valid' } })
  })
  return tally
}

for (const [title, missing] of [
  ['without Web Locks (SES-44, C053)', 'locks'],
  ['without IndexedDB (SES-44, C050)', 'indexedDB'],
] as const)
  test(`a browser makes a refresh per tab at most, and signs nobody out, ${title}`, async ({
    page,
    context,
    sandbox,
    enter,
  }) => {
    await context.addInitScript((name) => {
      Object.defineProperty(name === 'locks' ? Navigator.prototype : globalThis, name, { value: undefined })
    }, missing)
    const pages = await openTabs(enter, page, 3)
    const tally = await refuseUsedTokens(context)
    await expire(sandbox)
    expect(await burstIn(pages, 25)).toEqual(allDone(75))
    expect(tally.asked).toBeGreaterThan(0)
    expect(tally.asked).toBeLessThanOrEqual(3)
    await expectSignedIn(pages)
  })

/** When this page said that its session is over, and why. */
const heardEnd = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ at: number; reason: unknown }>((resolve) => {
        addEventListener('auth:logout', (event) => {
          resolve({ at: Date.now(), reason: event instanceof CustomEvent && event.detail.reason })
        })
      }),
  )

test('a sign-out reaches the other tabs within a second (SES-28, SES-31, SES-45, C056)', async ({ page, enter }) => {
  const [one, ...others] = await openTabs(enter, page, 3)
  const ends = [page, ...others].map(heardEnd)
  await userMenu(page).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  const [first, ...later] = await Promise.all(ends)
  for (const end of later) {
    expect(end.reason).toBe('logout-elsewhere')
    expect(end.at - (first?.at ?? 0)).toBeLessThan(1000)
  }
  for (const tab of [one ?? page, ...others]) {
    await expect(tab).toHaveURL(/\/auth\/login/)
    await expect(loginPage(tab).submit).toBeVisible()
    expect(await memoryOf(tab)).not.toMatch(/claire|fontaine|atelier|eyJ|refresh"|selectedBrandId/i)
  }
})

test('a sign-in in one tab opens the other, which was at the sign-in (SES-45)', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/auth/login?redirect=%2Fsettings')
  await expect(loginPage(other).submit).toBeVisible()
  await page.goto('/auth/login')
  await loginPage(page).signIn()
  await settled(page)
  await expect(other).toHaveURL(/\/settings$/)
  await expect(userMenu(other)).toBeVisible()
})

const OF_CLAIRE = /claire|fontaine|atelier lumi|auberge du vieux/i

/** Every text this page shows from now on in which both people stand. */
const mixtures = (page: Page) =>
  page.evaluateHandle((first) => {
    const seen: string[] = []
    new MutationObserver(() => {
      const text = document.body.innerText
      if (new RegExp(first, 'i').test(text) && /jeanne|boulangerie/i.test(text)) seen.push(text)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return seen
  }, OF_CLAIRE.source)

test('a sign-in of another user in another tab leaves nothing of the first shown, stored or requested (C059, G11)', async ({
  page,
  context,
  sandbox,
  enter,
}) => {
  await openTabs(enter, page, 1)
  const other = await context.newPage()
  await other.goto('/accessibility')
  expect(await page.innerText('body')).toMatch(OF_CLAIRE)
  const mixed = await mixtures(page)

  await sandbox.forget()
  await startSession(other, await (await sandbox.order('sign-in', { email: JEANNE })).json())
  await expect(page.getByRole('button', { name: /Jeanne.*Menu de votre compte/ })).toBeVisible()
  await settled(page)
  expect(await page.innerText('body')).not.toMatch(OF_CLAIRE)
  expect(await mixed.jsonValue()).toEqual([])
  for (const tab of [page, other]) expect(await memoryOf(tab)).not.toMatch(OF_CLAIRE)
  const { calls, reuses } = await sandbox.requests()
  // the tokens of the first are left behind: a page that held no access token asks without, whatever comes of it
  expect(calls.filter(({ operation }) => operation === 'logout')).toHaveLength(1)
  expect(calls.filter(({ operation, status }) => operation !== 'logout' && status >= 400)).toEqual([])
  expect(reuses).toBe(0)
})
