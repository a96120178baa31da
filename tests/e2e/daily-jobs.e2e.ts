import type { Page } from '@playwright/test'

import { GARANCE, JEANNE } from '#mocks/domain/seed/named.ts'

import { callsOf, countInput, type Job } from './support/daily-jobs.ts'
import { answered } from './support/inside.ts'
import { invitePage } from './support/invite-page.ts'
import { expect, test } from './support/own-world.ts'

const main = (page: Page) => page.getByRole('main')
const navigation = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click()

/** Opens the palette with the mouse, and what is first for the text. */
async function palette(page: Page, text: string, first: RegExp) {
  await page.getByRole('button', { name: /^Rechercher ou agir/ }).click()
  await page.getByRole('combobox', { name: /^Rechercher une page/ }).fill(text)
  await expect(page.getByRole('option').first()).toHaveText(first)
  await page.keyboard.press('Enter')
}

/** What an agency does daily, from the dashboard: with the mouse, and no more clicks than `most`. Typing is free. */
const JOBS: Record<string, Job> = {
  'three people are invited to two brands': {
    most: 7,
    does: async ({ page, calls }) => {
      const invite = invitePage(page)
      await main(page).getByRole('link', { name: 'Inviter des personnes' }).click()
      await invite.paste('zoe@exemple.fr, tom@exemple.fr, lou@exemple.fr')
      await invite.brand.fill('Brasserie du Port')
      await page.getByRole('option', { name: 'Brasserie du Port' }).click()
      await page.getByRole('button', { name: 'Ajouter une autre marque' }).click()
      await invite.dialog.getByRole('combobox').last().fill('Café de l’Étoile')
      await page.getByRole('option', { name: 'Café de l’Étoile' }).click()
      await invite.submit.click()
      await expect.poll(() => calls('sendInvitation')).toBe(6)
    },
  },
  'a user gets five brands': {
    most: 8,
    does: async ({ page, calls }) => {
      await palette(page, 'accès Bastien Morel', /Bastien Morel/)
      await page.getByRole('tab', { name: 'Ajouter' }).click()
      for (const name of [
        'Cave Saint-Vincent',
        'Garage Lefort',
        'Fromagerie L’Alpage',
        'Le Petit Cordonnier',
        'Taxi Rivière',
      ])
        await page.getByRole('checkbox', { name: `Sélectionner ${name}`, exact: true }).click()
      await main(page).getByRole('button', { name: 'Donner accès' }).click()
      await expect.poll(() => calls('assignUserBrands')).toBe(1)
    },
  },
  'what a user has access to is seen and taken away': {
    most: 4,
    does: async ({ page, calls }) => {
      await palette(page, 'accès Léa', /Léa D’Arcy-Müller/)
      await page.getByRole('checkbox', { name: 'Tout sélectionner' }).click()
      await main(page).getByRole('button', { name: 'Retirer l’accès' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer l’accès' }).click()
      await expect.poll(() => calls('removeBrandUsers')).toBe(3)
    },
  },
  'the figures of a brand are found': {
    most: 1,
    does: async ({ page }) => {
      await palette(page, 'Brasserie du Port', /^Brasserie du Port/)
      await expect(main(page).getByRole('link', { name: '5 Utilisateurs', exact: true })).toBeVisible()
    },
  },
  'an administrator is named for a brand that has none': {
    most: 3,
    does: async ({ page, calls }) => {
      await main(page)
        .getByRole('listitem')
        .filter({ hasText: 'pas d’administrateur' })
        .getByRole('button')
        .first()
        .click()
      await page
        .getByRole('button', { name: /^Choisir/ })
        .first()
        .click()
      await page.getByRole('option').first().click()
      await expect.poll(() => calls('setBrandAdmin')).toBe(1)
    },
  },
  'two brands are deactivated': {
    most: 4,
    does: async ({ page, calls }) => {
      await navigation(page, 'Marques')
      for (const name of ['Brasserie du Port', 'Café de l’Étoile'])
        await page.getByRole('row', { name }).getByRole('checkbox').click()
      await page.getByRole('button', { name: 'Désactiver' }).click()
      await expect.poll(() => calls('toggleBrandActive')).toBe(2)
    },
  },
  'the plan is changed': {
    most: 4,
    as: JEANNE,
    does: async ({ page, calls }) => {
      await main(page).getByRole('link', { name: 'Choisir un plan' }).click()
      await page.getByRole('button', { name: 'Choisir Solo Starter' }).click()
      await page.getByRole('button', { name: /^Confirmer et payer/ }).click()
      await expect.poll(() => calls('upgradeTrial')).toBe(1)
    },
  },
  'a late payment leads to where it is paid': {
    most: 1,
    as: GARANCE,
    does: async ({ page }) => {
      const popup = page.context().waitForEvent('page')
      await main(page)
        .getByRole('link', { name: /^Mettre à jour le moyen de paiement/ })
        .click()
      await popup
    },
  },
  'the language is changed': {
    most: 2,
    does: async ({ page }) => {
      await page.getByRole('button', { name: /Menu de votre compte/ }).click()
      await page.getByRole('button', { name: 'English' }).click()
      await expect(page.locator('h1')).toHaveText('Dashboard')
    },
  },
  'the list of brands is exported': {
    most: 2,
    does: async ({ page }) => {
      await navigation(page, 'Marques')
      const file = page.waitForEvent('download')
      await page.getByRole('button', { name: /Exporter en CSV/ }).click()
      await file
    },
  },
}

for (const [name, { most, as, does }] of Object.entries(JOBS))
  test(`${name} in ${most} clicks or fewer from the dashboard (NFR-07)`, async ({ page, enter, sandbox }) => {
    const counts = await countInput(page)
    await enter('/dashboard', as)
    await answered(page)
    await does({ page, calls: (operation) => callsOf(sandbox, operation) })
    expect(counts.pointerdown).toBeLessThanOrEqual(most)
  })
