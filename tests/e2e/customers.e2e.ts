import type { Page } from '@playwright/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'

import { expect, test } from './support/own-world.ts'

const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const card = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name, exact: true }) })
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' })
const open = (page: Page, name: string) => navigation(page).getByRole('link', { name, exact: true }).click()

test('a new customer of one brand sees it, and takes the plan of the trial (BRD-25, TRI-15, PLN-12)', async ({
  page,
  sandbox,
  enter,
}) => {
  const overrides = { ...worlds.solo, plan: 'solo_starter', users: 1, trialDays: 3 }
  await sandbox.order('reset', { overrides })
  await enter('/dashboard', CLAIRE)
  await title(page, 'Tableau de bord')
  await expect(card(page, 'Votre marque').getByRole('link', { name: 'Boulangerie Marceau' })).toBeVisible()
  await expect(page.getByText('Limite de ressources atteinte')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Choisir un plan' })).toHaveCount(1)

  await open(page, 'Marque')
  await title(page, 'Boulangerie Marceau')

  await page.goBack()
  // the navigation of the page before shows a link of this name too
  await card(page, 'À traiter').getByRole('link', { name: 'Choisir un plan' }).click()
  await title(page, 'Choisissez votre plan')
  await page.getByRole('button', { name: 'Choisir Solo Starter' }).click()
  await expect(page.getByRole('dialog', { name: 'Confirmer le plan Solo Starter' })).toBeVisible()
})

test('a business of one brand meets no list, no limit of one, and may grow (BRD-25, SUB-05)', async ({
  page,
  sandbox,
  enter,
}) => {
  await sandbox.order('reset', { world: 'solo' })
  await enter('/dashboard', CLAIRE)
  await expect(card(page, 'Votre marque').getByRole('link', { name: 'Boulangerie Marceau' })).toBeVisible()
  await expect(card(page, 'Utilisation du plan').getByText('4 / 25')).toBeVisible()
  await expect(card(page, 'Utilisation du plan').getByText('Marques')).toHaveCount(0)

  await open(page, 'Marque')
  await title(page, 'Boulangerie Marceau')
  await page.goto('/settings/billing')
  await title(page, 'Abonnement')
  await expect(page.getByText('Limite de ressources atteinte')).toHaveCount(0)
  await page.locator('main').getByRole('link', { name: 'Changer de plan' }).click()
  await expect(page.getByRole('button', { name: 'Choisir Solo Enterprise' })).toBeEnabled()
})

test('an agency sees figures, a list, and that its plan is the largest (DSH-01, BRD-01, PLN-27)', async ({
  page,
  enter,
}) => {
  await enter('/dashboard', CLAIRE)
  await expect(card(page, 'Vue d’ensemble des marques').getByText('47', { exact: true })).toBeVisible()
  await open(page, 'Marques')
  await title(page, 'Marques')
  await page.getByRole('searchbox').fill('boulangerie')
  await expect(page.getByRole('link', { name: 'Boulangerie Marceau' })).toBeVisible()
  await page.goto('/subscription/upgrade')
  await expect(page.getByText('Vous avez le plan le plus complet.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Choisir/ })).toHaveCount(0)
})
