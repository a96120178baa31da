import type { Page } from '@playwright/test'

import { settledHeight } from './settled-height.ts'

/** Size of the window, when neither story nor mode sets another. */
export const SIZE = { width: 1280, height: 800 }

/**
 * Stops animations in a picture and shortly before it: a moving part is drawn in a layer of its own, with other edges
 * than in its place.
 */
const STILL = '*, ::before, ::after { animation: none !important; transition: none !important }'

/** Menus are placed again once the window has kept its size for this long (MUI: 166 ms). */
const PLACED_MS = 250

/**
 * Takes pictures until two in a row are the same, five at most. The window first grows to the height of the page:
 * Playwright's `fullPage` would make it narrow for a moment, which closes menus.
 */
export async function picture(page: Page): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? SIZE
  await page.addStyleTag({ content: STILL })
  const whole = await settledHeight(page)
  if (whole > height) {
    await page.setViewportSize({ width, height: whole })
    await page.waitForTimeout(PLACED_MS)
  }
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide', type: 'png' })
  let last = await take()
  for (let times = 0; times < 4; times += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })))
    const next = await take()
    if (next.equals(last)) break
    last = next
  }
  return last
}

/** Without it, an area that is redrawn in part has other edges where the part ends. */
export const WHOLE_TILES = '--disable-partial-raster'
