import type { Page } from '@playwright/test'

import { arrive, hold, SCRIPTS } from './support/hold.ts'
import { loginPage } from './support/login-page.ts'
import { expect, test } from './support/own-world.ts'

/** Whether the heading is drawn with a font of the page's own. */
async function hasOwnFont(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  await client.detach()
  return fonts.some(({ isCustomFont }) => isCustomFont)
}

for (const path of ['/auth/login', '/onboarding/register', '/onboarding/invitations/demo'])
  test(`a first visit has the right font: ${path} (NFR-12)`, async ({ page }) => {
    // `optional`: a browser with no core to spare draws without a font that is late
    await expect(async () => {
      await page.goto(path)
      await page.evaluate(() => localStorage.removeItem('font'))
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await hasOwnFont(page)).toBe(true)
    }).toPass()
  })

test('a shown text keeps its font, and the page after the sign-in and later visits have the right one (NFR-12)', async ({
  page,
}) => {
  await page.route('**/inter-first-*', (route) => route.abort())
  await page.goto('/auth/login')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('font'))).toMatch(/^\/assets\/inter-/)
  expect(await hasOwnFont(page)).toBe(false)
  await loginPage(page).signIn()
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()
  expect(await hasOwnFont(page)).toBe(true)

  await page.context().clearCookies()
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'font') localStorage.removeItem(key)
    sessionStorage.clear()
  })
  const release = await hold(page, SCRIPTS)
  // `optional`: a browser with no core to spare draws without a font that is late by a tenth of a second
  await expect(async () => {
    await arrive(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
    expect(await hasOwnFont(page)).toBe(true)
  }).toPass()
  release()
})
