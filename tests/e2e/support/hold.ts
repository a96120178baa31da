import type { Page } from '@playwright/test'

/** Holds the page's requests until they are let through: until then, the page is shown as it was served. */
export async function hold(page: Page, files: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    await route.fallback().catch(() => {})
  })
  return resolve
}

export const SCRIPTS = '**/assets/*.js'

export const arrive = (page: Page, path = '/auth/login') => page.goto(path, { waitUntil: 'commit' })
