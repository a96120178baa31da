import type { Locator, Page } from '@playwright/test'

import { GARANCE, JEANNE } from '#mocks/domain/seed/named.ts'

import { callsOf, countInput, type Job } from './support/daily-jobs.ts'
import { answered } from './support/inside.ts'
import { invitePage } from './support/invite-page.ts'
import { tabTo } from './support/keyboard.ts'
import { expect, test } from './support/own-world.ts'

/** Opens the palette, types, and takes the first result. */
async function palette(page: Page, text: string, first: RegExp) {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Rechercher une page/ })).toBeFocused()
  await page.keyboard.type(text)
  await expect(page.getByRole('option').first()).toHaveText(first)
  await page.keyboard.press('Enter')
}

async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Takes the option of this name, once it is the only one. */
async function takeOnly(page: Page, name: string) {
  await expect(page.getByRole('option')).toHaveText([name])
  await page.keyboard.press('Enter')
  // Enter waits for the answer to the last letters
  await expect(page.getByRole('option')).toHaveCount(0)
}

async function chooseBrand(page: Page, field: Locator, name: string) {
  await tabTo(page, field)
  await page.keyboard.type(name)
  await takeOnly(page, name)
}

const main = (page: Page) => page.getByRole('main')

/** What an agency does daily, from the dashboard: without the mouse, and with no more keys than `most`. Letters are free. */
const JOBS: Record<string, Job> = {
  'three people are invited to two brands': {
    most: 16,
    does: async ({ page, calls }) => {
      const invite = invitePage(page)
      await palette(page, 'inviter', /^Inviter des personnes/)
      await expect(invite.emails).toBeFocused()
      await page.keyboard.type('zoe@exemple.fr, tom@exemple.fr, lou@exemple.fr ')
      await chooseBrand(page, invite.brand, 'Brasserie du Port')
      await press(page, page.getByRole('button', { name: 'Ajouter une autre marque' }))
      await expect(invite.dialog.getByRole('combobox').last()).toBeFocused()
      await page.keyboard.type('Café de l’Étoile')
      await takeOnly(page, 'Café de l’Étoile')
      await press(page, invite.submit)
      await expect.poll(() => calls('sendInvitation')).toBe(6)
    },
  },
  'a user gets five brands': {
    most: 10,
    does: async ({ page, calls }) => {
      const brands = [
        'Cave Saint-Vincent',
        'Garage Lefort',
        'Fromagerie L’Alpage',
        'Le Petit Cordonnier',
        'Taxi Rivière',
      ]
      for (const [at, brand] of brands.entries()) {
        await palette(page, `donner accès Bastien à ${brand}`, /^Donner à Bastien Morel l’accès/)
        await expect.poll(() => calls('assignBrandUsers')).toBe(at + 1)
      }
    },
  },
  'what a user has access to is seen and taken away': {
    most: 24,
    does: async ({ page, calls }) => {
      await palette(page, 'accès Léa', /Léa D’Arcy-Müller/)
      await press(page, page.getByRole('checkbox', { name: 'Tout sélectionner' }), 'Space')
      await tabTo(page, main(page).getByRole('button', { name: 'Retirer l’accès' }), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Retirer l’accès' }))
      await expect.poll(() => calls('removeBrandUsers')).toBe(3)
    },
  },
  'an administrator is named': {
    most: 2,
    does: async ({ page, calls }) => {
      await palette(page, 'nommer Clément Dumas à Cave Saint-Vincent', /Clément Dumas/)
      await expect.poll(() => calls('setBrandAdmin')).toBe(1)
    },
  },
  'two brands are deactivated': {
    most: 4,
    does: async ({ page, calls }) => {
      await palette(page, 'désactiver Brasserie du Port', /Brasserie du Port/)
      await expect.poll(() => calls('toggleBrandActive')).toBe(1)
      await palette(page, 'désactiver Garage Lefort', /Garage Lefort/)
      await expect.poll(() => calls('toggleBrandActive')).toBe(2)
    },
  },
  'a late payment leads to where it is paid': {
    most: 4,
    as: GARANCE,
    does: async ({ page }) => {
      const popup = page.context().waitForEvent('page')
      await palette(page, 'payer', /^Abonnement/)
      await press(page, main(page).getByRole('link', { name: /^Mettre à jour le moyen de paiement/ }))
      await popup
    },
  },
  'the plan is changed': {
    // one is the link to the plan that suffices, above the cards
    most: 12,
    as: JEANNE,
    does: async ({ page, calls }) => {
      await palette(page, 'choisir un plan', /^Changer de plan/)
      await press(page, page.getByRole('button', { name: 'Choisir Solo Starter' }))
      await press(page, page.getByRole('button', { name: /^Confirmer et payer/ }))
      await expect.poll(() => calls('upgradeTrial')).toBe(1)
    },
  },
  'the language is changed': {
    most: 2,
    does: async ({ page }) => {
      await palette(page, 'langue anglais', /English/)
      await expect(page.locator('h1')).toHaveText('Dashboard')
    },
  },
  'the figures of a brand are found': {
    most: 2,
    does: async ({ page }) => {
      await palette(page, 'Brasserie du Port', /^Brasserie du Port/)
      await expect(main(page).getByRole('link', { name: '5 Utilisateurs', exact: true })).toBeVisible()
    },
  },
  'the list of brands is exported': {
    most: 2,
    does: async ({ page }) => {
      const file = page.waitForEvent('download')
      await palette(page, 'exporter marques', /^Exporter la liste des marques/)
      await file
    },
  },
}

for (const [name, { most, as, does }] of Object.entries(JOBS))
  test(`${name} by keyboard, in ${most} keys or fewer beside the letters (NFR-08)`, async ({
    page,
    enter,
    sandbox,
  }) => {
    const counts = await countInput(page)
    await enter('/dashboard', as)
    await expect(page.getByRole('button', { name: /^Rechercher ou agir/ })).toBeVisible()
    await answered(page)
    await does({ page, calls: (operation) => callsOf(sandbox, operation) })
    expect(counts.pointerdown).toBe(0)
    expect(counts.keydown).toBeLessThanOrEqual(most)
  })
