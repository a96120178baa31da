import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { isInstalled, publicFolder, startNginx } from '../support/web-servers.ts'
import { heading } from './support/journey.ts'
import { loginPage } from './support/login-page.ts'
import { expect, test } from './support/own-world.ts'
import { API_ORIGIN } from './support/ports.ts'

const LOGO = '/brand/logo.svg'
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 28" width="56" height="28"><circle cx="14" cy="14" r="14" fill="#0A7A4B"/></svg>'
const CONFIG = JSON.stringify({
  apiBaseUrl: '/api/v1',
  brand: { name: 'Jardin & <Vert>', accent: '#0A7A4B', logo: LOGO, icons: { favicon: LOGO, app: LOGO } },
})

let folder = ''
let nginx: Awaited<ReturnType<typeof startNginx>> | undefined

test.beforeAll(async () => {
  folder = publicFolder('branded-')
  cpSync('dist', folder, { recursive: true })
  const config = join(folder, 'config.json')
  writeFileSync(config, CONFIG)
  execFileSync(process.execPath, ['scripts/brand-pages.ts', folder, config])
  if (!isInstalled('nginx')) return
  nginx = await startNginx({ folder, config: CONFIG, upstream: API_ORIGIN })
  // beside config.json
  mkdirSync(join(nginx.work, 'config/brand'))
  writeFileSync(join(nginx.work, 'config', LOGO), PICTURE)
})
test.afterAll(async () => {
  await nginx?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const MISSING = 'nginx is not installed; .ci/run installs it'

test('a page carries name, logo, accent and icon of its installation before any script has run', async ({
  browser,
}) => {
  test.skip(!nginx, MISSING)
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-FR' })
  const page = await context.newPage()
  for (const path of ['/auth/login', '/onboarding/register']) {
    await page.goto(`${nginx?.origin}${path}`)
    await expect(page).toHaveTitle(/ · Jardin & <Vert>$/)
    const home = page.getByRole('link', { name: 'Jardin & <Vert>', exact: true })
    await expect(home.locator('img')).toHaveAttribute('src', LOGO)
    await expect(home.locator('img')).toHaveCSS('height', '28px')
    // of the file: twice as wide as high
    await expect(home.locator('img')).toHaveJSProperty('width', 56)
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', LOGO)
    await expect(page.getByText('Console Marques')).toHaveCount(0)
  }
  await context.close()
})

test('a user of a branded installation signs in through nginx, and nothing is drawn twice', async ({ page }) => {
  test.skip(!nginx, MISSING)
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  // names that the page has shown, from its first HTML on
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      const text = document.querySelector('header a')?.textContent
      if (text) seen.add(text)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.goto(`${nginx?.origin}/auth/login`)
  // in its colour before the app has read the configuration
  await expect(page.locator('html')).toHaveCSS('--mui-palette-primary-main', '#0A7A4B')
  await loginPage(page).signIn()
  await expect(heading(page)).toBeVisible()
  const seen = await page.evaluate(() => [...(Reflect.get(globalThis, 'seen') as Set<string>)])
  expect(seen).toContain('Jardin & <Vert>')
  expect(seen).not.toContain('Console Marques')
  await expect(page).toHaveTitle(/ · Jardin & <Vert>$/)
  await expect(page.getByRole('img', { name: 'Jardin & <Vert>' })).toBeVisible()
  const manifest = await page.request.get(`${nginx?.origin}/manifest.webmanifest`)
  expect(manifest.headers()['content-type']).toMatch(/^application\/manifest\+json/)
  expect(await manifest.json()).toMatchObject({ name: 'Jardin & <Vert>', icons: [{ src: LOGO }] })
  expect(problems.filter((text) => !text.includes('brand.accent'))).toEqual([])
})
