import type { Page } from '@playwright/test'

/** Height of the page in px once it is stable: rows below the window are drawn after the first paint. */
export const settledHeight = (page: Pick<Page, 'evaluate'>): Promise<number> =>
  page.evaluate(async () => {
    let last = 0
    for (let times = 0; times < 10; times += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }))
      const now = document.documentElement.scrollHeight
      if (now === last) return now
      last = now
    }
    return last
  })
