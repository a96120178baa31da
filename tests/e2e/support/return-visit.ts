import type { Page, Request } from '@playwright/test'

import { answered } from './inside.ts'
import { expectDashboard } from './journey.ts'
import { expect, type Enter } from './own-world.ts'
import { API_URL } from './ports.ts'

/** A visit that lasts until this browser has stored everything for the next one. */
export async function visitOnce(page: Page, enter: Enter) {
  await enter()
  await expectDashboard(page)
  for (const stored of ['config', 'font', 'language-config'])
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), stored), stored).not.toBeNull()
  await answered(page)
}

const callOf = (request: Request): string => new URL(request.url()).pathname.replace(new URL(API_URL).pathname, '')

/** Holds all calls except the named ones, and reports which calls were made. */
export async function holdCalls(page: Page, { let: through = [] }: { let?: readonly string[] } = {}) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked: string[] = []
  const sent: string[] = []
  await page.route(`${API_URL}/**`, async (route) => {
    const call = callOf(route.request())
    asked.push(call)
    sent.push(`${route.request().method()} ${route.request().url()}`)
    if (!through.includes(call)) await promise
    await route.continue().catch(() => {})
  })
  return { asked: () => asked, sent: () => sent, release: resolve }
}

const ANSWERS = 16
const BETWEEN_MS = 80

/** Lets the calls be answered one after another, in the order they were sent or the other way round; the person first. */
export async function answerInTurn(page: Page, { backwards }: { backwards: boolean }) {
  let calls = 0
  await page.route(`${API_URL}/**`, async (route) => {
    const turn = callOf(route.request()) === '/auth/me/' ? 0 : ++calls
    const wait = backwards && turn > 0 ? Math.max(1, ANSWERS - turn) : turn
    await new Promise((resolve) => setTimeout(resolve, wait * BETWEEN_MS))
    await route.continue().catch(() => {})
  })
}

/**
 * Sums the layout shifts of every page opened from now on.
 * @returns the shifts of the current page
 */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'shift')))
}

/** The pre-rendered page around its content, before React renders. */
export const staticShell = (page: Page) => page.locator('#shell')

/** The positions of what shell and page have in common, in page order. */
export const positionsOf = (page: Page, root: string) =>
  page.evaluate((selector) => {
    const parts = [...document.querySelectorAll(`${selector} aside, ${selector} header, ${selector} h1`)]
    return parts.map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect()
      return [part.tagName, left, top, width, height].join(' ')
    })
  }, root)
