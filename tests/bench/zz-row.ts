import { chromium } from '@playwright/test'

import { chromiumLaunch } from '../support/chromium.ts'
import { fillIn, submit } from './flows.ts'
import { openPage } from './open-page.ts'
import { startServers } from './servers.ts'
const s = await startServers('dist')
const browser = await chromium.launch(chromiumLaunch({ whole: true }))
await s.reset('tenThousandBrands')
const { page } = await openPage(browser, s.app, 'fast')
await page.goto(`${s.app}/auth/login`)
await fillIn(page)
await submit(page)
await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor()
await page.getByRole('link', { name: 'Marques', exact: true }).first().click()
await page.waitForTimeout(1500)
console.log(await page.evaluate(() => document.querySelector('tbody tr')?.outerHTML))
console.log(
  await page.evaluate(() => [
    document.querySelectorAll('tbody tr').length,
    document.querySelectorAll('tbody *').length,
  ]),
)
await page.screenshot({ path: '/tmp/prof/brands.png' })
s.stop()
await browser.close()
process.exit(0)
