import type { Page } from '@playwright/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { loginPage } from './support/login-page.ts'
import { expect, PASSWORD, test } from './support/own-world.ts'
import { PUBLIC_PAGES, settle, SIGNED_IN_PAGES } from './support/pages.ts'

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

for (const { device, viewport } of [
  { device: 'a phone', viewport: { width: 390, height: 844 } },
  { device: 'a tablet', viewport: { width: 1180, height: 820 } },
])
  test.describe(device, () => {
    test.use({ hasTouch: true, isMobile: true, viewport })

    test(`NFR-08 · ${device}: whatever is touched measures 44 px, on every page`, async ({ page }) => {
      // many pages on a busy machine
      test.slow()
      const small: Record<string, string[]> = {}
      const look = async (path: string) => {
        await page.goto(path)
        await settle(page)
        expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
        const found = await tooSmall(page)
        if (found.length > 0) small[path] = found
      }
      for (const path of PUBLIC_PAGES) await look(path)
      await page.goto('/auth/login')
      await loginPage(page).signIn(PASSWORD, CLAIRE)
      await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
      for (const path of SIGNED_IN_PAGES) await look(path)
      expect(small).toEqual({})
    })
  })
