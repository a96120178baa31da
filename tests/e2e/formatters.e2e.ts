import type { Page } from '@playwright/test'

import { loginPage } from './support/login-page.ts'
import { expect, test } from './support/own-world.ts'
import { visitOnce } from './support/return-visit.ts'

/** Notes, in the order of events, each call of the API and the first object of `Intl`, which costs a page 17 ms. */
const noteFormatters = (page: Page) =>
  page.addInitScript(() => {
    const noted: string[] = []
    Object.assign(globalThis, { noted })
    const note = (what: string) => void (noted.includes(what) || noted.push(what))
    for (const name of ['NumberFormat', 'DateTimeFormat', 'Segmenter', 'Collator', 'RelativeTimeFormat'] as const)
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct(made: new () => object, how) {
            note('formatter')
            return Reflect.construct(made, how) as object
          },
          get(made, key) {
            if (key === 'supportedLocalesOf') note('formatter')
            return Reflect.get(made, key) as unknown
          },
        }),
      })
    const real = fetch
    globalThis.fetch = (...call) => {
      note(new URL(call[0] instanceof Request ? call[0].url : call[0], document.baseURI).pathname)
      return real(...call)
    }
  })

const noted = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'noted') as string[])

test('the login starts without a single object of Intl (NFR-12)', async ({ page }) => {
  await noteFormatters(page)
  await page.goto('/auth/login')
  await loginPage(page).enter()
  await expect(loginPage(page).submit).toBeEnabled()
  expect(await noted(page)).not.toContain('formatter')
})

test('a return sends the calls of the page before it makes the first object of Intl (NFR-12)', async ({
  page,
  enter,
}) => {
  await visitOnce(page, enter)
  await noteFormatters(page)
  await page.goto('/dashboard')
  await expect(page.getByText('Sans administrateur').first()).toBeVisible()
  const events = await noted(page)
  const first = events.indexOf('formatter')
  for (const call of ['/api/v1/auth/me/', '/api/v1/brands/', '/api/v1/brands/recent_activity/'])
    expect(events.slice(0, first)).toContain(call)
})
