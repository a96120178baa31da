import type { Page } from '@playwright/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { THEME_MODES, type ThemeMode } from '../../src/design/theme/theme-constants.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/i18n/locales.ts'
import { OPENINGS } from './support/axe/openings.ts'
import { scan } from './support/axe/scan.ts'
import { BUSY, READ_STATES } from './support/axe/states.ts'
import { isGate } from './support/gate.ts'
import { expect, test, type Enter, type Sandbox } from './support/own-world.ts'
import { PUBLIC_PAGES, settle, SIGNED_IN_PAGES, titleOf } from './support/pages.ts'

type Look = { locale: Locale; theme: ThemeMode }

const BASE: Look = { locale: DEFAULT_LOCALE, theme: 'light' }
const THEMES = THEME_MODES.map((theme): Look => ({ ...BASE, theme }))
const LOOKS = LOCALES.flatMap((locale) => THEME_MODES.map((theme): Look => ({ locale, theme })))

const BOTH = [...PUBLIC_PAGES, ...SIGNED_IN_PAGES]
const SCANS =
  LOOKS.length * BOTH.length +
  THEMES.length * (READ_STATES.length * SIGNED_IN_PAGES.length + BOTH.length + Object.values(OPENINGS).flat().length)

async function dress(page: Page, { locale, theme }: Look) {
  // a colour on its way to another has the contrast of neither
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.addInitScript((code) => localStorage.setItem('language', code), locale)
}

type World = { sandbox: Sandbox; enter: Enter }

async function comeIn({ sandbox, enter }: World, overrides: object, locale: Locale, email = CLAIRE) {
  const language = { language: locale, timezone: 'Europe/Paris', dateFormat: 'DD/MM/YYYY', numberFormat: locale }
  await sandbox.order('reset', {
    overrides: { user: { email, language: { ...language, autoDetect: false, fresh: false } }, ...overrides },
  })
  await enter('/accessibility', email)
}

/** Goes to each page, and looks once it stands as it should. @returns what was found, by page: nothing, in the best case */
async function scanAll(page: Page, paths: readonly string[], { locale, theme }: Look, stands = settle) {
  const found: Record<string, string[]> = {}
  for (const path of paths) {
    await page.goto(path)
    await stands(page)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    const wrong = await scan(page)
    if (wrong.length > 0) found[path] = wrong
  }
  return found
}

if (isGate('axe')) {
  for (const look of LOOKS)
    test(`every page with its data passes axe: ${look.locale}, ${look.theme} (G7)`, async ({
      page,
      sandbox,
      enter,
    }) => {
      test.slow()
      await dress(page, look)
      const found = await scanAll(page, PUBLIC_PAGES, look)
      await comeIn({ sandbox, enter }, {}, look.locale)
      expect({ ...found, ...(await scanAll(page, SIGNED_IN_PAGES, look)) }).toEqual({})
    })

  for (const look of THEMES) {
    for (const { name, overrides = {}, faults = [], email, settled } of READ_STATES)
      test(`every page with ${name} passes axe: ${look.theme} (G7)`, async ({ page, sandbox, enter }) => {
        test.slow()
        await dress(page, look)
        await comeIn({ sandbox, enter }, overrides, look.locale, email)
        await sandbox.order('faults', faults)
        const stands = settled
          ? settle
          : (one: Page) => expect(titleOf(one).or(one.locator(BUSY)).first()).toBeVisible()
        expect(await scanAll(page, SIGNED_IN_PAGES, look, stands)).toEqual({})
      })

    test(`every page on a phone, in German, passes axe: ${look.theme} (G7)`, async ({ page, sandbox, enter }) => {
      test.slow()
      const german: Look = { ...look, locale: 'de' }
      await page.setViewportSize({ width: 360, height: 740 })
      await dress(page, german)
      const found = await scanAll(page, PUBLIC_PAGES, german)
      await comeIn({ sandbox, enter }, {}, 'de')
      expect({ ...found, ...(await scanAll(page, SIGNED_IN_PAGES, german)) }).toEqual({})
    })

    for (const [who, openings] of Object.entries(OPENINGS))
      test(`every dialog and refusal for ${who} passes axe: ${look.theme} (G7)`, async ({ page, sandbox, enter }) => {
        test.slow()
        await dress(page, look)
        if (who !== 'a visitor') await comeIn({ sandbox, enter }, {}, look.locale, who)
        const found: Record<string, string[]> = {}
        for (const { name, path, width = 1280, menu = false, open } of openings) {
          await page.setViewportSize({ width, height: 800 })
          await page.goto(path)
          await settle(page)
          await expect(await open(page), name).toBeVisible()
          const wrong = await scan(page, { without: menu ? ['region'] : [] })
          if (wrong.length > 0) found[name] = wrong
        }
        expect(found).toEqual({})
      })
  }

  test('every route is scanned, and there are 200 scans at least (G7)', async ({ page }) => {
    expect(SCANS).toBeGreaterThanOrEqual(200)
    await page.goto('/accessibility')
    await page.waitForFunction(() => self.__TSR_ROUTER__ !== undefined)
    const routes = await page.evaluate(() => Object.keys(self.__TSR_ROUTER__?.routesByPath ?? {}))
    const paths = BOTH.map((path) => path.replace(/\?.*/, ''))
    const left = routes.filter((route) => {
      const pattern = new RegExp(`^${route.replace(/(?<=.)\/$/, '').replaceAll(/\$\w+/g, '[^/]+')}$`)
      return !paths.some((path) => pattern.test(path))
    })
    // it leads on
    expect(left).toEqual(['/'])
  })
}

test('the scan finds what is wrong: a nameless button, a picture without a text, a text too pale (G7)', async ({
  page,
}) => {
  await page.goto('/accessibility')
  await settle(page)
  expect(await scan(page)).toEqual([])
  await page.evaluate(() => {
    const words = document.createElement('p')
    words.textContent = 'too pale to be read'
    words.style.cssText = 'color: #bbb; background: #fff'
    document.querySelector('main')?.append(document.createElement('button'), document.createElement('img'), words)
  })
  const rules = (await scan(page)).map((found) => found.replace(/:.*/s, ''))
  expect(rules.toSorted()).toEqual(['button-name', 'color-contrast', 'image-alt'])
})
