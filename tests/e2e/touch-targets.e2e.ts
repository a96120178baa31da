import type { Page } from '@playwright/test'

import { expect, test } from './support/own-world.ts'
import { openInside, PUBLIC_PAGES, settle, settleInside, SIGNED_IN_PAGES } from './support/pages.ts'

/** Apple's and our own least size of what is touched, in CSS pixels. */
const LEAST = 44

/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page stands in the function that is sent there */

/** What is too small, as its name and size. A link in a sentence is as high as its line (WCAG 2.5.5). */
const tooSmall = (page: Page) =>
  page.evaluate((least) => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]'

    const targetOf = (control: Element) => {
      const box = control.matches('[type="checkbox"], [type="radio"]') ? control.closest('label') : null
      if (box) return box
      return control.matches('input, textarea, select') ? (control.parentElement ?? control) : control
    }
    const inSentence = (control: Element) =>
      control.matches('a, button') &&
      getComputedStyle(control).display.startsWith('inline') &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
    /** What of it can be touched: an ancestor may cut it off. */
    const seen = (target: Element) => {
      const { left, right, top, bottom } = target.getBoundingClientRect()
      const box = { left, right, top, bottom }
      for (let around = target.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY !== 'hidden') continue
        const edge = around.getBoundingClientRect()
        box.top = Math.max(box.top, edge.top)
        box.bottom = Math.min(box.bottom, edge.bottom)
      }
      return { width: Math.round(box.right - box.left), height: Math.round(box.bottom - box.top) }
    }

    return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
      const target = targetOf(control)
      const { width, height } = seen(target)
      const shown = target.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
      // a skip link comes into sight with the keyboard
      const reachable = target.getBoundingClientRect().bottom > 0 && !control.closest('[inert], [aria-hidden="true"]')
      if (!shown || !reachable || control.matches(':disabled') || inSentence(control)) return []
      const name = control.getAttribute('aria-label') ?? (control.textContent || control.getAttribute('name'))
      // a link that is a row must not lie over the next one; the steps of a path stand in one line
      const item = control.parentElement
      const other = item?.nextElementSibling ?? item?.previousElementSibling
      const stacked = other && other.getBoundingClientRect().top !== item?.getBoundingClientRect().top
      const row = stacked && control.matches('li > a') && !getComputedStyle(control).display.startsWith('inline')
      const room = row ? Math.round(control.parentElement?.getBoundingClientRect().height ?? least) : least
      if (room < least) return [`the row of ${name}: ${room}`]
      if (width >= least && height >= least) return []
      return [`${name}: ${width} × ${height}`]
    })
  }, LEAST)

const DEVICES = {
  'a phone': { width: 390, height: 844 },
  'a tablet': { width: 1180, height: 820 },
}

/** Two frames later the page has been drawn for its new width. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

test.use({ hasTouch: true, isMobile: true })

for (const [area, paths, open, stands] of [
  ['public pages', PUBLIC_PAGES, (page: Page, path: string) => page.goto(path), settle],
  ['pages of the signed-in area', SIGNED_IN_PAGES, openInside, settleInside],
] as const)
  test(`every touch target measures 44 px, on a phone and a tablet: ${area} (NFR-08)`, async ({ page, enter }) => {
    // many pages on a busy machine
    test.slow()
    const small: Record<string, string[]> = {}
    if (area !== 'public pages') await enter()
    for (const path of paths) {
      await page.setViewportSize(DEVICES['a phone'])
      await open(page, path)
      await stands(page)
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
      for (const [device, viewport] of Object.entries(DEVICES)) {
        await page.setViewportSize(viewport)
        await drawn(page)
        const found = await tooSmall(page)
        if (found.length > 0) small[`${path} on ${device}`] = found
      }
    }
    expect(small).toEqual({})
  })

test('a field with a button is as high as one without, on a touch screen (NFR-08)', async ({ page }) => {
  await page.goto('/auth/login')
  await settle(page)
  const heightOf = (field: string) =>
    page.locator(`div:has(> input[name="${field}"])`).evaluate((box) => box.clientHeight)
  expect(await heightOf('password')).toBe(await heightOf('email'))
})
