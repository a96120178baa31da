import type { Page } from '@playwright/test'

import { isListed } from '../../../../scripts/block-lists.ts'
import { extendPage, translatePage } from '../../../support/page-changes.ts'
import { API_URL } from '../ports.ts'
import type { Weather } from './weather.ts'

/** Something else changes the page, from its start on and until the end of the journey. */
const changed = (name: string, change: () => void): Weather => ({
  name,
  begin: async ({ page }) => {
    await page.addInitScript(change)
    await page.reload()
    await page.waitForLoadState('networkidle')
  },
})

const protocolOf = (page: Page) => page.context().newCDPSession(page)

const HOUR = 3_600_000

/** How far the clock of the device is off with each call, in hours. */
const OFF = [5, -3, 26, -26, 0.2, -0.2]

/** The conditions under which people use a page: what their browser, its extensions and they themselves do to it. */
export const CONDITIONS: readonly Weather[] = [
  // 1280 px at 400 %
  { name: 'a zoom of 400 %', begin: ({ page }) => page.setViewportSize({ width: 320, height: 256 }) },
  {
    name: 'a reload in the middle of a write',
    begin: ({ page }) => {
      let reloads = 0
      return page.route(`${API_URL}/**`, async (route) => {
        const isFirst = route.request().method() !== 'GET' && reloads === 0
        if (isFirst) reloads += 1
        await route.continue().catch(() => {
          // the page has given the call up
        })
        if (isFirst)
          await page.reload().catch(() => {
            // the journey goes on to another page
          })
      })
    },
  },
  {
    name: 'the clock of the device goes back and forth',
    begin: ({ page }) => {
      let calls = 0
      return page.route(`${API_URL}/**`, async (route) => {
        calls += 1
        await page.clock.setSystemTime(Date.now() + HOUR * (OFF[calls % OFF.length] ?? 0)).catch(() => {
          // the page has gone
        })
        await route.continue().catch(() => {
          // the page has given the call up
        })
      })
    },
  },
  {
    name: 'text of 200 %',
    begin: async ({ page }) => {
      const protocol = await protocolOf(page)
      await protocol.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    },
  },
  changed('extensions that add elements', extendPage),
  changed('a translator', translatePage),
  {
    name: 'a blocker',
    begin: ({ page }) =>
      page.route('**/*', (route) =>
        route.request().resourceType() !== 'document' && isListed(new URL(route.request().url()).pathname)
          ? route.abort('blockedbyclient')
          : route.fallback(),
      ),
  },
  {
    name: 'reduced data',
    begin: async ({ page }) => {
      const protocol = await protocolOf(page)
      const features = [
        { name: 'prefers-reduced-data', value: 'reduce' },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ]
      await protocol.send('Emulation.setEmulatedMedia', { features })
      await page.route('**/*', (route) =>
        ['font', 'image', 'media'].includes(route.request().resourceType())
          ? route.abort('blockedbyclient')
          : route.fallback({ headers: { ...route.request().headers(), 'Save-Data': 'on' } }),
      )
    },
  },
]
