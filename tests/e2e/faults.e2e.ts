import type { Page } from '@playwright/test'

import { expect, test } from './support/own-world.ts'
import { openInside } from './support/pages.ts'

/** How all calls of a page fail together. `final`: a retry would change nothing. */
const FAULTS = [
  { name: '500', kind: 'status', status: 500 },
  { name: '403', kind: 'status', status: 403, final: 'forbidden' },
  { name: '404', kind: 'status', status: 404, final: 'missing' },
  { name: '429', kind: 'rate-limited' },
  { name: 'an empty body', kind: 'empty' },
  { name: '[]', kind: 'body', body: '[]' },
  { name: 'null data', kind: 'null-data' },
  { name: 'truncated JSON', kind: 'truncated' },
  { name: 'a dropped connection', kind: 'network' },
] as const

type Fault = (typeof FAULTS)[number]

/** Every read of a page except the user: without the user, no page is shown. */
const READS = [
  'listBrands',
  'getBrand',
  'listBrandUsers',
  'listBrandsByCompany',
  'listRecentActivity',
  'getBrandsOverview',
  'listUsers',
  'listUserBrands',
  'listInvitations',
  'getProfile',
  'listLoginHistory',
  'getBusinessStats',
  'getTrialStatus',
  'listTrialEvents',
  'detectUpgrade',
  'listSupportedLanguages',
] as const

const LIST = 'Impossible de récupérer la liste des marques'
const BRAND = 'Impossible de récupérer les détails de la marque'
const BRAND_USERS = 'Impossible de récupérer les utilisateurs de la marque'
const OVERVIEW = "Impossible de récupérer la vue d'ensemble des marques"
const ACTIVITY = "Impossible de récupérer l'activité récente"
const USERS = 'Impossible de récupérer la liste des utilisateurs'
const NO_ANSWER = 'Des données n’ont pas pu être chargées'
const ANALYTICS = 'Vous n’avez pas accès aux statistiques'

type Visit = {
  path: string
  /** Neighbours have different ones: it shows that the page has changed. */
  title: string
  /** What fails says so, each part for itself. */
  says: readonly string[]
  /** What says on a 403 that it is not for this person. */
  denied?: readonly string[]
  /** The whole page is about what is not there. */
  instead?: { forbidden: string; missing: string }
}

const PAGES: readonly Visit[] = [
  {
    path: '/dashboard',
    title: 'Tableau de bord',
    says: ['Tout n’a pas pu être vérifié', OVERVIEW, ACTIVITY],
    denied: [
      'Tout n’a pas pu être vérifié',
      'Vous n’avez pas accès à ces données',
      'Vous n’avez pas accès à ces données',
    ],
  },
  { path: '/brands', title: 'Marques', says: [LIST] },
  {
    path: '/brands/1',
    title: 'Marque',
    says: [BRAND],
    instead: { forbidden: 'Accès non autorisé', missing: 'Marque introuvable' },
  },
  { path: '/users', title: 'Utilisateurs', says: [USERS] },
  { path: '/brands?administrator=none', title: 'Marques', says: [LIST] },
  { path: '/users/invitations', title: 'Invitations', says: ['Les invitations n’ont pas pu être chargées'] },
  {
    path: '/settings?access_brand=3',
    title: 'Paramètres',
    says: [
      'Impossible de récupérer le profil utilisateur',
      'Impossible de récupérer l’historique des connexions',
      LIST,
      BRAND,
    ],
  },
  { path: '/settings/billing', title: 'Abonnement', says: ['Impossible de récupérer les suggestions'] },
  { path: '/settings?access_user=3', title: 'Paramètres', says: [USERS] },
  { path: '/settings/access-review', title: 'Revue des accès', says: ['La revue n’a pas pu être chargée'] },
  {
    path: '/analytics',
    title: 'Statistiques',
    says: [OVERVIEW, 'Les statistiques de l’entreprise n’ont pas pu être chargées', LIST, ACTIVITY],
    denied: [ANALYTICS],
  },
  { path: '/pages', title: 'Pages', says: [LIST] },
  // their own content needs no call but that of the user
  { path: '/subscription/upgrade', title: 'Choisissez votre plan', says: [] },
  { path: '/billing/success?session_id=a', title: 'Paiement confirmé !', says: [] },
  { path: '/billing/cancel', title: 'Paiement annulé', says: [] },
]

/** Between two tries of a query a second or more goes by; here, a fiftieth of it. */
const hurry = (page: Page) =>
  page.addInitScript(() => {
    const later = globalThis.setTimeout
    const soon = (act: () => void, time = 0, ...more: unknown[]) =>
      later(act, time >= 1000 && time <= 4000 ? time / 50 : time, ...more)
    Object.assign(globalThis, { setTimeout: soon })
  })

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: name.replaceAll(' !', '\u202F!'), exact: true })

const order = (operations: readonly string[], { name: _name, ...fault }: Fault) => {
  const { final: _final, ...sent } = { final: undefined, ...fault }
  return operations.map((operation) => ({ operation, ...sent }))
}

/** Each text is on the page, and each failed part offers a retry; the banner does for all that had no answer (K59). */
async function expectTold(page: Page, texts: readonly string[], again: boolean, unanswered = false) {
  const main = page.getByRole('main')
  // a text that two sections have is on the page twice
  for (const text of new Set(texts))
    await expect
      .configure({ soft: true })
      .poll(() => main.getByText(text).filter({ visible: true }).count(), { message: text })
      .toBeGreaterThanOrEqual(texts.filter((one) => one === text).length)
  if (unanswered && texts.length > 0) {
    const banner = main.getByRole('status').filter({ hasText: NO_ANSWER })
    await expect.soft(banner.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await expect.soft(main.getByRole('button', { name: 'Réessayer' })).toHaveCount(1)
    await expect.soft(main.getByText(NO_ANSWER).filter({ visible: true })).toHaveCount(1)
  } else if (again && texts.length > 0)
    await expect
      .configure({ soft: true })
      .poll(() => main.getByRole('button', { name: 'Réessayer' }).count(), { message: 'ways to try again' })
      .toBeGreaterThanOrEqual(texts.length)
  await expect.soft(main.locator('[aria-busy="true"]')).toHaveCount(0)
}

for (const fault of FAULTS)
  test(`every page shows the error in each section when all calls answer with ${fault.name} (NFR-01, C135)`, async ({
    page,
    sandbox,
    enter,
  }) => {
    const final = 'final' in fault ? fault.final : undefined
    test.setTimeout(120_000)
    await hurry(page)
    await enter('/test/auth')
    // alive, and with nothing read yet
    await expect(page.getByText('Session ouverte')).toBeVisible()
    await sandbox.order('faults', order(READS, fault))
    for (const { path, title, says, denied, instead } of PAGES)
      await test.step(path, async () => {
        await openInside(page, path)
        const other = final && instead?.[final]
        await expect(heading(page, other ?? title)).toBeVisible()
        const refused = final === 'forbidden' ? denied : undefined
        if (!other) await expectTold(page, refused ?? says, refused === undefined, fault.kind === 'network')
        // only the page fails: the frame around it still works
        await expect(page.getByRole('link', { name: 'Marques', exact: true }).first()).toBeVisible()
      })

    await test.step('the sections of a brand', async () => {
      await sandbox.order(
        'faults',
        order(
          READS.filter((operation) => operation !== 'getBrand'),
          fault,
        ),
      )
      await openInside(page, '/brands/1')
      await expect(heading(page, 'Boulangerie Marceau')).toBeVisible()
      if (final === 'forbidden')
        await expectTold(page, ['Vous n’avez pas accès aux utilisateurs', 'Vous n’avez pas accès à ces données'], false)
      else await expectTold(page, [BRAND_USERS, ACTIVITY], true, fault.kind === 'network')
    })

    await test.step('the user', async () => {
      await sandbox.order('faults', order(['getCurrentUser'], fault))
      await page.goto('/brands')
      // F §4: a user who is refused has no session
      if (final === 'forbidden') return expect(page).toHaveURL(/\/auth\/login/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(
        page.getByRole('button', { name: 'Réessayer' }).or(page.getByRole('main').getByRole('link')).first(),
      ).toBeVisible()
      // NFR-03: once, by the page
      if (fault.name === '500') await expect(page.getByText(/^Référence/)).toHaveCount(1)
      await sandbox.order('faults', [])
      await page.reload()
      await expect(heading(page, 'Marques')).toBeVisible()
    })
  })
