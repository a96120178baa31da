import type { Page } from '@playwright/test'

import { BASTIEN, CLAIRE, HUGO, LEA } from '#mocks/domain/seed/named.ts'

import { expect, test } from './support/own-world.ts'
import { API_URL } from './support/ports.ts'

const EVERYBODY = ['agency_admin', 'brand_admin', 'brand_member', 'client_readonly'] as const
type Role = (typeof EVERYBODY)[number]

const PEOPLE: Record<Role, string> = {
  agency_admin: CLAIRE,
  brand_admin: BASTIEN,
  brand_member: LEA,
  client_readonly: HUGO,
}

const COMPANY: readonly Role[] = ['agency_admin']
const FIGURES: readonly Role[] = ['agency_admin', 'brand_admin']

/** Each navigation entry and the roles that see it and may open its page (F §6, B §6, decision 26). */
const PAGES = [
  { name: 'Tableau de bord', path: '/dashboard', reached: EVERYBODY },
  { name: 'Pages', path: '/pages', reached: EVERYBODY },
  { name: 'Statistiques', path: '/analytics', reached: FIGURES },
  { name: 'Marques', path: '/brands', reached: EVERYBODY },
  { name: 'Utilisateurs', path: '/users', reached: COMPANY },
  { name: 'Invitations', path: '/users/invitations', reached: COMPANY },
  { name: 'Accès', path: '/access', reached: COMPANY },
  { name: 'Abonnement', path: '/settings/billing', reached: COMPANY },
  { name: 'Paramètres', path: '/settings', reached: EVERYBODY },
] as const

/** Pages without an entry, by the heading of those who may open them. */
const OTHERS = [
  { title: 'Revue des accès', path: '/settings/access-review', reached: COMPANY },
  { title: 'Choisissez votre plan', path: '/subscription/upgrade', reached: COMPANY },
] as const

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

type Standing = 'absent' | 'disabled' | 'enabled'

async function standing(page: Page, name: string | RegExp): Promise<Standing> {
  const found = button(page, name).first()
  if ((await found.count()) === 0) return 'absent'
  return (await found.isEnabled()) && (await found.getAttribute('aria-disabled')) !== 'true' ? 'enabled' : 'disabled'
}

/** Actions of the pages by role: disabled if the right could be granted, absent for read-only users (K36). */
const ACTS: {
  act: string
  path: string
  /** Stands there once the page has its data. */
  ready: (page: Page) => ReturnType<Page['getByRole']>
  name: string | RegExp
  of: Record<Role, Standing>
}[] = [
  {
    act: 'create a brand',
    path: '/brands',
    ready: (page) => main(page).getByRole('rowheader').first(),
    name: 'Créer une marque',
    of: { agency_admin: 'enabled', brand_admin: 'disabled', brand_member: 'disabled', client_readonly: 'absent' },
  },
  {
    act: 'act on a brand of the list',
    path: '/brands',
    ready: (page) => main(page).getByRole('rowheader').first(),
    name: /^Autres actions pour/,
    of: { agency_admin: 'enabled', brand_admin: 'enabled', brand_member: 'enabled', client_readonly: 'absent' },
  },
  {
    act: 'edit the own profile',
    path: '/settings',
    ready: (page) => main(page).getByRole('heading', { level: 2, name: 'Informations personnelles' }),
    name: 'Modifier',
    of: { agency_admin: 'enabled', brand_admin: 'enabled', brand_member: 'enabled', client_readonly: 'enabled' },
  },
  {
    act: 'change the own password',
    path: '/settings',
    ready: (page) => button(page, 'Modifier'),
    name: 'Changer le mot de passe',
    of: { agency_admin: 'enabled', brand_admin: 'enabled', brand_member: 'enabled', client_readonly: 'enabled' },
  },
  {
    act: 'give access to brands',
    path: '/settings',
    ready: (page) => button(page, 'Modifier'),
    name: 'Page suivante',
    of: { agency_admin: 'enabled', brand_admin: 'absent', brand_member: 'absent', client_readonly: 'absent' },
  },
]

/** Brands whose state this person may change, of those in the list: all, the own, or none. */
const SWITCHES: Record<Role, (switches: number, rows: number) => boolean> = {
  agency_admin: (switches, rows) => switches === rows,
  brand_admin: (switches, rows) => switches > 0 && switches < rows,
  brand_member: (switches) => switches === 0,
  client_readonly: (switches) => switches === 0,
}

const SECTIONS = ['profil', 'securite', 'preferences', 'marques', 'entreprise', 'abonnement']
const PERSONAL = SECTIONS.slice(0, 3)

async function expectSections(page: Page, role: Role) {
  const found = await page.evaluate((ids) => ids.filter((id) => document.getElementById(id)), SECTIONS)
  expect(found).toEqual(role === 'agency_admin' ? SECTIONS : PERSONAL)
}

async function expectSwitches(page: Page, role: Role) {
  const rows = main(page).getByRole('rowheader')
  await expect(rows.first()).toBeVisible()
  const count = await main(page).getByRole('switch').count()
  expect(SWITCHES[role](count, await rows.count()), `${count} switches`).toBe(true)
}

const denied = (page: Page) => page.getByRole('heading', { level: 1, name: 'Accès non autorisé' })

for (const role of EVERYBODY)
  test(`${role} finds what the table of roles says, and nothing else (GRD-15, PRM-02, ACC-17, INV-19, SUB-09, USR-05, C190)`, async ({
    page,
    enter,
  }) => {
    // a dozen pages
    test.slow()
    await enter('/dashboard', PEOPLE[role])
    await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible()

    await test.step('the navigation', async () => {
      const entries = page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link')
      const shown = PAGES.filter(({ reached }) => reached.some((one) => one === role)).map(({ name }) => name)
      await expect(
        entries.filter({ hasText: new RegExp(`^(${PAGES.map(({ name }) => name).join('|')})$`) }),
      ).toHaveText(shown)
    })

    for (const { name, path, reached } of [...PAGES, ...OTHERS.map(({ title, ...rest }) => ({ name: title, ...rest }))])
      await test.step(`the page ${path} by its address`, async () => {
        await page.goto(path)
        const opens = reached.some((one) => one === role)
        await expect(opens ? page.getByRole('heading', { level: 1, name }) : denied(page)).toBeVisible()

        for (const { act, ready, name: label, of } of ACTS.filter((one) => one.path === path)) {
          await expect(ready(page)).toBeVisible()
          await expect.poll(() => standing(page, label), act).toBe(of[role])
        }
        if (path === '/settings') await expectSections(page, role)
        if (path === '/brands') await expectSwitches(page, role)
      })
  })

test('a user whose right goes while they create a brand reads why, and keeps the typed text (C197, decision 22)', async ({
  page,
  sandbox,
  enter,
}) => {
  await enter('/brands?create=true')
  const dialog = page.getByRole('dialog', { name: 'Créer une marque' })
  await dialog.getByRole('textbox', { name: 'Nom de la marque' }).fill('Maison Dubois')
  await page.route(`${API_URL}/auth/me/`, async (route) => {
    const response = await route.fetch()
    // what the sandbox answers about Claire
    const { data, ...envelope } = (await response.json()) as { data: object }
    const lowered = { user_type: 'brand_member', permissions_summary: { is_company_admin: false } }
    await route.fulfill({ response, json: { ...envelope, data: { ...data, ...lowered } } })
  })
  await sandbox.order('faults', [{ operation: 'createBrand', kind: 'status', status: 403 }])
  await dialog.getByRole('button', { name: 'Créer une marque' }).click()
  // the navigation stands behind the dialog
  await expect(page.getByRole('link', { name: 'Utilisateurs', includeHidden: true })).toHaveCount(0)
  await expect(dialog.getByText('La marque n’a pas été créée')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Nom de la marque' })).toHaveValue('Maison Dubois')
})
