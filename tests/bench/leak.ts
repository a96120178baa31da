import type { Browser } from '@playwright/test'

import { fillIn, submit } from './flows.ts'
import { heap, metrics, openPage } from './open-page.ts'

export type Leak = { cycles: number; bytes: number; listeners: number; timers: number }

/** What is kept for a moment on purpose is gone by then: answers waiting to be checked, the last session's timers. */
const SETTLED_MS = 4000

/** Runs in the page before any of its scripts: keeps count of the timers that have yet to run. */
function countTimers(): void {
  const live = new Set<unknown>()
  Object.assign(window, { __timers: live })
  const start = window.setTimeout.bind(window)
  const stop = window.clearTimeout.bind(window)
  const counted = (task: unknown, delay?: number, ...given: unknown[]) => {
    const id = start(() => {
      live.delete(id)
      if (typeof task === 'function') task(...given)
    }, delay)
    live.add(id)
    return id
  }
  const stopped = (id?: number) => {
    live.delete(id)
    stop(id)
  }
  Object.assign(window, { setTimeout: counted, clearTimeout: stopped })
}

/** What stays behind after so many people have come and gone in one page. */
export async function measureLeak(browser: Browser, origin: string, cycles: number): Promise<Leak> {
  const { page, cdp, close } = await openPage(browser, origin, 'fast')
  try {
    await page.addInitScript(countTimers)
    await page.goto(`${origin}/auth/login`)
    const cycle = async () => {
      await fillIn(page)
      await submit(page)
      await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor()
      await page.getByRole('button', { name: /Menu de votre compte/ }).click()
      await page.getByRole('button', { name: 'Se déconnecter' }).click()
      await page.locator('input[name="email"]').waitFor()
    }
    const kept = async () => {
      await page.waitForTimeout(SETTLED_MS)
      const bytes = await heap(cdp)
      // put there by countTimers
      const timers = await page.evaluate(() => (window as unknown as { __timers: Set<unknown> }).__timers.size)
      return { bytes, timers, listeners: (await metrics(cdp))['JSEventListeners'] ?? 0 }
    }
    // the first ones fill what is kept on purpose
    for (let warm = 0; warm < 3; warm += 1) await cycle()
    const before = await kept()
    for (let done = 0; done < cycles; done += 1) await cycle()
    const after = await kept()
    return {
      cycles,
      bytes: after.bytes - before.bytes,
      listeners: after.listeners - before.listeners,
      timers: after.timers - before.timers,
    }
  } finally {
    await close()
  }
}
