import type { Page, Request } from '@playwright/test'

import { hold, SCRIPTS } from './support/hold.ts'
import { violations } from './support/journey.ts'
import { expect, test } from './support/own-world.ts'
import { earlyFrame, holdCalls, placesOf } from './support/return-visit.ts'

const titleOf = (page: Page) => page.locator('#root h1')

const INVITATION = '/onboarding/invitations/invitation-0001'

test('a user who follows an invitation sees that it is loading before any script (NFR-12, INV-15)', async ({
  page,
  context,
}) => {
  const refused = await violations(context)
  const release = await hold(page, SCRIPTS)
  const { release: answer } = await holdCalls(page)
  await page.goto(INVITATION, { waitUntil: 'commit' })
  const frame = earlyFrame(page)
  await expect(frame.locator('h1')).toHaveText('Vérification de votre invitation…')
  await expect(frame.locator('header')).toContainText('Console Marques')
  await expect(frame.locator('footer')).toContainText('Accessibilité')
  await expect(frame).not.toContainText('⟦')
  const early = await placesOf(page, '#frame')
  release()
  await expect(titleOf(page)).toHaveText('Vérification de votre invitation…')
  await expect(frame).toHaveCount(0)
  expect(await placesOf(page, '#root')).toEqual(expect.arrayContaining(early))
  answer()
  await expect(page.getByRole('link', { name: 'Créer un compte' })).toBeVisible()
  expect(refused).toEqual([])
})

test('the link of an invitation requests at once all that its page needs, and nothing of the signed-in pages (NFR-12, INV-15)', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const scripts = () => asked.filter((path) => path.endsWith('.js')).toSorted()
  const release = await hold(page, SCRIPTS)
  const { asked: calls, sent, release: answer } = await holdCalls(page)
  await page.goto(INVITATION, { waitUntil: 'commit' })
  // before any script has run
  await expect.poll(() => asked).toContain('/config.json')
  await expect.poll(calls).toHaveLength(1)
  await expect.poll(scripts).toEqual(expect.arrayContaining([expect.stringContaining('/invitations._token-')]))
  const early = await page.evaluate(() => Reflect.get(window, 'pageFiles') as string[])
  await expect.poll(scripts).toEqual(expect.arrayContaining(early.map((file) => `/${file}`)))
  const first = scripts()
  release()

  // the invitation is asked for once, and the page waits for that answer
  await expect.poll(calls).toEqual(['/onboarding/invitations/status/invitation-0001/'])
  await expect(titleOf(page)).toHaveText('Vérification de votre invitation…')
  answer()
  await expect(page.getByRole('link', { name: 'Créer un compte' })).toBeVisible()
  expect(sent()).toHaveLength(1)
  expect(scripts()).toEqual(first)
  expect(first.join(' ')).not.toMatch(/\/(?:area|parts|forms)-/)
  expect(asked.filter((path) => path === '/config.json')).toHaveLength(1)
})

/** What the page of an invitation says and where each part stands. */
const invitationIn = (page: Page, root: string) =>
  page.evaluate((selector) => {
    const parts = [...document.querySelectorAll(`${selector} main :is(h1, dt, dd, blockquote, [role=note], a)`)]
    return parts.map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect()
      return [part.tagName, part.textContent, part.getAttribute('href'), left, top, width, height].join(' ')
    })
  }, root)

for (const [where, locale, viewport] of [
  ['in French', 'fr-FR', { width: 1280, height: 720 }],
  ['in German on a phone', 'de-DE', { width: 360, height: 640 }],
] as const)
  test.describe(where, () => {
    test.use({ locale, viewport })

    test(`an open invitation is read before any script, ${where}, as the page then shows it (NFR-12, INV-15)`, async ({
      page,
      context,
    }) => {
      const refused = await violations(context)
      const release = await hold(page, SCRIPTS)
      const asked: string[] = []
      page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
      await page.goto(INVITATION, { waitUntil: 'commit' })
      const frame = earlyFrame(page)
      await expect(frame.locator('h1')).toContainText('Atelier Lumière')
      await expect(frame).not.toContainText('⟦')
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
      const title = await page.title()
      expect(title).toMatch(/^(?:Votre invitation · Console Marques|Ihre Einladung · Markenkonsole)$/)
      // to be read and followed, unlike a picture
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(2)
      await page.evaluate(() => document.fonts.ready)
      const early = await invitationIn(page, '#frame')
      await page.getByRole('main').getByRole('link').first().focus()
      release()
      await expect(frame).toHaveCount(0)
      await expect(titleOf(page)).toContainText('Atelier Lumière')
      await expect(page).toHaveTitle(title)
      await page.evaluate(() => document.fonts.ready)
      expect(await invitationIn(page, '#root')).toEqual(early)
      await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
      expect(asked.filter((call) => call.includes('/status/') && call.startsWith('GET'))).toHaveLength(1)
      expect(asked.filter((call) => call.includes('/config.json'))).toHaveLength(1)
      expect(refused).toEqual([])
    })
  })

test('an invitation without some data is shown without them, before the page as on it (NFR-12, INV-15, decision 7)', async ({
  page,
  sandbox,
}) => {
  const answers = [
    { brand_name: 'Brasserie <b>du</b> Port ⟦email⟧', user_type: 'auditor', expires_at: null },
    { status: 'pending', company_name: '{company} & fils', expires_at: '2030-03-01', email: 7 },
    {},
  ]
  for (const data of answers) {
    await sandbox.order('faults', [
      { operation: 'getInvitationStatus', kind: 'body', body: JSON.stringify({ success: true, data }) },
    ])
    const release = await hold(page, SCRIPTS)
    await page.goto(INVITATION, { waitUntil: 'commit' })
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(2)
    await page.evaluate(() => document.fonts.ready)
    const early = await invitationIn(page, '#frame')
    release()
    await expect(earlyFrame(page)).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready)
    expect(await invitationIn(page, '#root')).toEqual(early)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

test('a token that addresses write in another way is left to the page (NFR-12, INV-15)', async ({ page, sandbox }) => {
  const body = JSON.stringify({ success: true, data: { status: 'pending', company_name: 'Atelier Lumière' } })
  await sandbox.order('faults', [{ operation: 'getInvitationStatus', kind: 'body', body }])
  for (const token of ['123', 'null', '%E2%82%AC']) {
    const read: string[] = []
    const note = (request: Request) => request.url().includes('/status/') && read.push(request.method())
    page.on('request', note)
    const release = await hold(page, SCRIPTS)
    const configured = page.waitForResponse('**/config.json')
    await page.goto(`/onboarding/invitations/${token}`, { waitUntil: 'commit' })
    await (await configured).finished()
    // one more round trip: by then the early script would have asked
    await page.evaluate(() => fetch('/config.json').then((answer) => answer.text()))
    await expect(earlyFrame(page).locator('h1')).toHaveText('Vérification de votre invitation…')
    expect(read, token).toEqual([])
    release()
    await expect(titleOf(page)).toHaveText('Atelier Lumière vous invite')
    await expect(earlyFrame(page)).toHaveCount(0)
    expect(read.filter((method) => method === 'GET')).toHaveLength(1)
    page.off('request', note)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

test('the page makes the call itself when it is there before the address of the API (NFR-12, INV-15)', async ({
  page,
  sandbox,
}) => {
  const release = await hold(page, '**/config.json')
  await page.goto(INVITATION)
  await expect(titleOf(page)).toHaveText('Vérification de votre invitation…')
  release()
  await expect(titleOf(page)).toHaveText('Atelier Lumière vous invite')
  expect((await sandbox.requests()).counters['getInvitationStatus']).toBe(1)
  expect(await page.evaluate(() => Reflect.get(window, 'earlyAnswers')?.size ?? 0)).toBe(0)
})

test('a lost early call leaves the page to call (NFR-12, INV-15)', async ({ page }) => {
  let calls = 0
  await page.route('**/status/**', (route) =>
    route.request().method() === 'GET' && (calls += 1) === 1 ? route.abort() : route.continue(),
  )
  await page.goto(INVITATION)
  await expect(titleOf(page)).toHaveText('Atelier Lumière vous invite')
  expect(calls).toBe(2)
})

test('the early links work before any script has come (NFR-12, INV-15)', async ({ page }) => {
  const release = await hold(page, SCRIPTS)
  await page.goto(INVITATION, { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Créer un compte' }).click()
  await expect(page).toHaveURL(/\/onboarding\/register\?invitation=invitation-0001$/)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an invitation that is not open is left to the page, and requested once (NFR-12, INV-15)', async ({
  page,
  sandbox,
}) => {
  for (const fault of [
    { operation: 'getInvitationStatus', kind: 'status', status: 404 },
    { operation: 'getInvitationStatus', kind: 'status', status: 401 },
    { operation: 'getInvitationStatus', kind: 'body', body: '{"success":true,"data":{"status":"expired"}}' },
    { operation: 'getInvitationStatus', kind: 'body', body: '{"success":true,"data":{"status":""}}' },
  ]) {
    await sandbox.order('faults', [fault])
    const before = (await sandbox.requests()).counters['getInvitationStatus'] ?? 0
    const release = await hold(page, SCRIPTS)
    const answer = page.waitForResponse(
      (response) => /\/status\//.test(response.url()) && response.request().method() === 'GET',
    )
    await page.goto(INVITATION, { waitUntil: 'commit' })
    await (await answer).finished()
    // after whatever the early script does with it
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    await expect(earlyFrame(page).locator('h1')).toHaveText('Vérification de votre invitation…')
    release()
    await expect(titleOf(page)).not.toHaveText('Vérification de votre invitation…')
    await expect(earlyFrame(page)).toHaveCount(0)
    expect((await sandbox.requests()).counters['getInvitationStatus']).toBe(before + 1)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

test.describe('a browser in another language', () => {
  test.use({ locale: 'de-DE' })

  test('shows the invitation in that language (NFR-12, LAN-12, INV-15)', async ({ page }) => {
    const release = await hold(page, SCRIPTS)
    const { release: answer } = await holdCalls(page)
    await page.goto(INVITATION, { waitUntil: 'commit' })
    const drawn = await earlyFrame(page).locator('h1').textContent()
    await expect(earlyFrame(page).locator('select')).toHaveValue('de')
    release()
    await expect(titleOf(page)).toHaveText('Ihre Einladung wird geprüft…')
    expect(drawn).toBe('Ihre Einladung wird geprüft…')
    answer()
  })
})
