import type { BrowserContext, Page } from '@playwright/test'

import { loginPage } from './login-page.ts'
import { expect } from './own-world.ts'

export const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Tableau de bord' })
export const userMenu = (page: Page) => page.getByRole('button', { name: /Menu de votre compte/ })

/** The dashboard is shown, including the last of its figures, and its shortcuts work: they come with the palette's button. */
export async function expectDashboard(page: Page) {
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('[aria-keyshortcuts]')).toBeVisible()
  await expect(page.locator('section').getByRole('listitem').first()).toBeVisible()
}

/** Signs in by the form, for journeys that test the sign-in. Others start with `enter`. */
export async function signIn(page: Page) {
  await page.goto('/auth/login')
  await loginPage(page).signIn()
  await expectDashboard(page)
}

/** Sign-in, dashboard, theme, every language, settings, sign-out. */
export async function travel(page: Page) {
  await signIn(page)
  await userMenu(page).click()
  await page.getByRole('radio', { name: 'Sombre' }).check()
  for (const [language, code] of [
    ['English', 'en'],
    ['Español', 'es'],
    ['Italiano', 'it'],
    ['Deutsch', 'de'],
    ['Français', 'fr'],
  ] as const) {
    await page.getByRole('button', { name: language }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', code)
  }
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Paramètres', exact: true }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await userMenu(page).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(loginPage(page).submit).toBeVisible()
}

/** Violations of the content security policy, as reported by the browser, in every page of the context. */
export async function violations(context: BrowserContext) {
  const found: string[] = []
  await context.exposeFunction('tellViolation', (what: string) => void found.push(what))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const tell: unknown = Reflect.get(globalThis, 'tellViolation')
      if (typeof tell === 'function') tell(`${violatedDirective} ${blockedURI} ${sourceFile}`)
    })
  })
  return found
}
