import type { Page } from '@playwright/test'

import { answered } from './support/inside.ts'
import { expect, test } from './support/own-world.ts'
import { openInside, settleInside } from './support/pages.ts'
import { API_URL } from './support/ports.ts'

const OWN = 1
const OTHER = 5

/** What a kind of user adds to the answer of `GET /auth/me/`. */
type Kind = { type: string; company: boolean; brand: boolean; pays: boolean }

const KINDS: Record<string, Kind> = {
  'a member': { type: 'brand_member', company: false, brand: false, pays: false },
  'an administrator of a brand': { type: 'brand_admin', company: false, brand: true, pays: false },
  'a member who manages the subscription': { type: 'brand_member', company: false, brand: false, pays: true },
  'a member with the company flag': { type: 'brand_member', company: true, brand: false, pays: false },
  'a reader with every flag': { type: 'client_readonly', company: true, brand: true, pays: true },
}

const everybody = () => true
const nobody = () => false
const company = (kind: Kind) => kind.company
const manager = (kind: Kind) => kind.company && kind.type !== 'client_readonly'
const figures = (kind: Kind) => kind.company || kind.brand
const pays = (kind: Kind) => kind.pays
const trial = (kind: Kind) => kind.company && kind.pays

/** The rights table (F §6, B §6, decision 26): who may see a page, and a dialog that its address opens. */
const PAGES: { path: string; page: (kind: Kind) => boolean; dialog?: (kind: Kind) => boolean }[] = [
  { path: '/dashboard?welcome=true', page: everybody },
  { path: `/pages?brand=${OTHER}`, page: everybody },
  { path: `/analytics?brand=${OTHER}&scope=brand`, page: figures },
  { path: '/brands?create=true', page: everybody, dialog: nobody },
  { path: `/brands/${OWN}`, page: everybody },
  { path: `/brands/${OTHER}`, page: nobody },
  { path: '/users?invite=true', page: company, dialog: manager },
  { path: `/users/invitations?invite=true&email=a%40exemple.fr&brand_id=${OTHER}`, page: company, dialog: manager },
  { path: `/settings?brand=${OTHER}#marques`, page: everybody },
  { path: '/access', page: company },
  { path: '/settings/access-review', page: company },
  { path: '/settings/billing', page: pays },
  { path: '/subscription/upgrade', page: pays },
  { path: '/billing/success?session_id=cs_1&plan_type=solo_business', page: everybody },
]

/** Who may send a call. All others of the pages are for everybody. */
const CALLS: [call: RegExp, may: (kind: Kind) => boolean][] = [
  [new RegExp(`GET /brands/${OTHER}/(?!accessible_users)`), nobody],
  // who reviews all access reads who reaches each brand
  [new RegExp(`GET /brands/${OTHER}/accessible_users`), company],
  [/GET \/users\/(?:\?|$|\d+\/)/, company],
  [/GET \/onboarding\/invitations\/list/, company],
  [/GET \/onboarding\/trials\/status/, company],
  [/GET \/onboarding\/trials\/(?:events|upgrade-detection)/, trial],
  [/GET \/brands\/brands_overview|GET \/onboarding\/business\/stats/, figures],
  // nothing is pressed
  [/(?:POST|PUT|PATCH|DELETE) /, nobody],
]

/** A server that refuses nothing: the session is that of the administrator, and only the answers tell of somebody else. */
async function pretend(page: Page, { type, ...kind }: Kind) {
  for (const path of ['/auth/me/', '/users/me/'])
    await page.route(API_URL + path, async (route) => {
      const response = await route.fetch()
      // what the sandbox answers about Claire
      const { data, ...envelope } = (await response.json()) as { data: { subscription_info: object } }
      const said = {
        user_type: type,
        permissions_summary: { is_company_admin: kind.company, is_brand_admin: kind.brand },
        can_access_analytics: false,
        can_access_reports: false,
        brands: [OWN],
        administered_brands_list: kind.brand ? [{ id: OWN }] : [],
        subscription_info: { ...data.subscription_info, can_manage_subscription: kind.pays },
      }
      await route.fulfill({ response, json: { ...envelope, data: { ...data, ...said } } })
    })
}

for (const [name, kind] of Object.entries(KINDS))
  test(`a server that refuses nothing: ${name} sees and requests what the table says (PRM-02, PRM-09, GRD-15, C190, C193)`, async ({
    page,
    enter,
  }) => {
    test.slow()
    await pretend(page, kind)
    await enter()
    await settleInside(page)

    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(API_URL)) sent.push(`${request.method()} ${request.url().slice(API_URL.length)}`)
    })
    for (const { path, page: may, dialog } of PAGES)
      await test.step(path, async () => {
        await openInside(page, path)
        await settleInside(page)
        const denied = page.getByRole('heading', { level: 1, name: 'Accès non autorisé' })
        await expect(denied).toHaveCount(may(kind) ? 0 : 1)
        if (dialog) await expect(page.getByRole('dialog')).toHaveCount(dialog(kind) ? 1 : 0)
      })
    const forbidden = CALLS.filter(([, may]) => !may(kind))
    expect(sent.filter((call) => forbidden.some(([pattern]) => pattern.test(call)))).toEqual([])
  })

test('a server that refuses nothing shows a user own brands only in the search (PRM-09, C193)', async ({
  page,
  enter,
}) => {
  await pretend(page, { type: 'brand_member', company: false, brand: false, pays: false })
  await enter('/pages')
  await settleInside(page)
  await page.keyboard.press('Control+k')
  const found = page.waitForResponse(/\/brands\/\?.*search=brasserie/)
  await page.getByRole('combobox', { name: /^Rechercher une page/ }).fill('brasserie')
  expect(await (await found).text()).toContain('Brasserie du Port')
  await answered(page)
  await expect(page.getByRole('option', { name: 'Brasserie du Port' })).toHaveCount(0)
})
