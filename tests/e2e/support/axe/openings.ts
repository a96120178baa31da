import type { Locator, Page } from '@playwright/test'

import { CLAIRE, JEANNE } from '#mocks/domain/seed/named.ts'

import { userMenu } from '../journey.ts'
import { loginPage } from '../login-page.ts'
import { registerPage } from '../register-page.ts'

type Opening = {
  name: string
  path: string
  width?: number
  /** A menu is at the end of the document and blocks everything else while open: it needs no landmark. */
  menu?: boolean
  /** @returns the opened element */
  open: (page: Page) => Promise<Locator>
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first()
const invalid = (page: Page) => page.locator('[aria-invalid="true"]').first()

/** Layers that pages open, and forms that refuse input, grouped by user. */
export const OPENINGS: Readonly<Record<string, readonly Opening[]>> = {
  'a visitor': [
    {
      name: 'a refused sign-in',
      path: '/auth/login',
      open: async (page) => {
        await loginPage(page).signIn('un autre mot de passe')
        return loginPage(page).alert
      },
    },
    {
      name: 'a registration with nothing in it',
      path: '/onboarding/register',
      open: async (page) => {
        await registerPage(page).goOn.click()
        return invalid(page)
      },
    },
  ],
  [CLAIRE]: [
    {
      name: 'the menu of the account',
      path: '/dashboard',
      open: async (page) => {
        await userMenu(page).click()
        return page.getByRole('radio', { name: 'Sombre' })
      },
    },
    {
      name: 'the choice of a brand',
      path: '/pages',
      open: async (page) => {
        await press(page, /Changer de marque/)
        return page.getByRole('option').first()
      },
    },
    {
      name: 'the palette',
      path: '/dashboard',
      open: async (page) => {
        await page.keyboard.press('Control+k')
        await page.getByRole('combobox', { name: /^Rechercher une page/ }).fill('brasserie')
        return page.getByRole('option').first()
      },
    },
    {
      name: 'the navigation of a phone',
      path: '/dashboard',
      width: 360,
      open: async (page) => {
        await press(page, 'Ouvrir la navigation')
        return page.getByRole('navigation', { name: 'Navigation principale' })
      },
    },
    {
      name: 'more acts on a brand',
      path: '/brands',
      menu: true,
      open: async (page) => {
        await press(page, /^Autres actions pour/)
        return page.getByRole('menuitem').first()
      },
    },
    {
      name: 'a filter of the brands',
      path: '/brands',
      menu: true,
      open: async (page) => {
        await page.getByRole('combobox', { name: 'État' }).click()
        return page.getByRole('option').first()
      },
    },
    {
      name: 'a brand without a name',
      path: '/brands?create=true',
      open: async (page) => {
        await dialog(page).getByRole('button', { name: 'Créer une marque' }).click()
        return invalid(page)
      },
    },
    {
      name: 'the removal of a brand',
      path: '/brands/12',
      open: async (page) => {
        await press(page, 'Supprimer la marque')
        return dialog(page)
      },
    },
    {
      name: 'the profile being edited',
      path: '/settings',
      open: async (page) => {
        await press(page, 'Modifier')
        await page.locator('input[name="first_name"]').fill('')
        await page.locator('input[name="first_name"]').press('Enter')
        return invalid(page)
      },
    },
    {
      name: 'the password being changed',
      path: '/settings',
      open: async (page) => {
        await press(page, 'Changer le mot de passe')
        return page.locator('input[type="password"]').first()
      },
    },
  ],
  [JEANNE]: [
    {
      name: 'a plan being chosen',
      path: '/subscription/upgrade',
      open: async (page) => {
        await page
          .getByRole('button', { name: /^Choisir / })
          .first()
          .click()
        return dialog(page)
      },
    },
  ],
}
