import type { Browser } from '@playwright/test'

import { fillIn, submit } from './flows.ts'
import { heap, metrics, openPage } from './open-page.ts'

/** The resources that a page holds. */
type Held = {
  bytes: number
  listeners: number
  /** Timeouts and intervals that have yet to run. */
  timers: number
  /** Open `BroadcastChannel`s. */
  channels: number
  /** Locks of the browser, held or waited for. */
  locks: number
}

/** The increase in held resources after this many cycles. */
export type Leak = Held & { cycles: number }

/**
 * After this time, data that is deliberately kept for a moment is gone: unchecked answers, the last session's timers.
 */
const SETTLED_MS = 4000

/** Runs in the page before any of its scripts: keeps count of timers and channels. */
function keepCount(): void {
  const timers = new Set<unknown>()
  const channels = new Set<BroadcastChannel>()
  Object.assign(window, { __held: { timers, channels } })

  const start = window.setTimeout.bind(window)
  const repeat = window.setInterval.bind(window)
  const stopping = (end: (id?: number) => void) => (id?: number) => {
    timers.delete(id)
    end(id)
  }
  class CountedChannel extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      channels.add(this)
    }
    override close() {
      channels.delete(this)
      super.close()
    }
  }
  Object.assign(window, {
    setTimeout: (task: unknown, delay?: number, ...given: unknown[]) => {
      const id = start(() => {
        timers.delete(id)
        if (typeof task === 'function') task(...given)
      }, delay)
      timers.add(id)
      return id
    },
    clearTimeout: stopping(window.clearTimeout.bind(window)),
    setInterval: (task: () => void, delay?: number) => {
      const id = repeat(task, delay)
      timers.add(id)
      return id
    },
    clearInterval: stopping(window.clearInterval.bind(window)),
    BroadcastChannel: CountedChannel,
  })
}

/** Runs in the page: returns the counts of {@link keepCount}. */
async function countHeld() {
  // set by keepCount
  const { timers, channels } = Reflect.get(window, '__held') as { timers: Set<unknown>; channels: Set<unknown> }
  const { held = [], pending = [] } = await navigator.locks.query()
  return { timers: timers.size, channels: channels.size, locks: held.length + pending.length }
}

/** Measures what remains after this many users have signed in and out in one page. */
export async function measureLeak(browser: Browser, origin: string, times: number): Promise<Leak> {
  const { page, cdp, close } = await openPage(browser, origin, 'fast')
  try {
    await page.addInitScript(keepCount)
    await page.goto(`${origin}/auth/login`)
    const cycle = async () => {
      await fillIn(page)
      await submit(page)
      await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor()
      await page.getByRole('button', { name: /Menu de votre compte/ }).click()
      await page.getByRole('button', { name: 'Se déconnecter' }).click()
      await page.locator('input[name="email"]').waitFor()
    }
    const cycles = async (times: number) => {
      for (let turn = 1; turn <= times; turn += 1)
        await cycle().catch(async (cause: unknown) => {
          const shown = await page.locator('body').innerText()
          throw new Error(`Cycle ${turn} came to an end at ${page.url()}, which shows: ${shown.slice(0, 500)}`, {
            cause,
          })
        })
    }
    const stored = async (): Promise<Held> => {
      await page.waitForTimeout(SETTLED_MS)
      const bytes = await heap(cdp)
      const listeners = (await metrics(cdp))['JSEventListeners'] ?? 0
      return { bytes, listeners, ...(await page.evaluate(countHeld)) }
    }
    // the first cycles fill caches that are kept on purpose
    await cycles(3)
    const before = await stored()
    await cycles(times)
    const after = await stored()
    return {
      cycles: times,
      bytes: after.bytes - before.bytes,
      listeners: after.listeners - before.listeners,
      timers: after.timers - before.timers,
      channels: after.channels - before.channels,
      locks: after.locks - before.locks,
    }
  } finally {
    await close()
  }
}
