import type { Page } from '@playwright/test'

import { BRAND, INVITATIONS, INVITE, invitePage } from './support/invite-page.ts'
import { expect, test } from './support/own-world.ts'
import { API_URL } from './support/ports.ts'

const EMAILS = ['ada@exemple.fr', 'bo@exemple.fr', 'cy@exemple.fr']

/** Lets one invitation through, and keeps the second. @returns lets the rest through */
async function keepSecond(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let sent = 0
  await page.route(`${API_URL}/onboarding/invitations/send/`, async (route) => {
    if (route.request().method() === 'POST' && ++sent > 1) await promise
    await route.continue()
  })
  return resolve
}

test('an invitation sent before a reload is not offered again (SES-47, INV-12)', async ({ page, enter, sandbox }) => {
  await enter(INVITE)
  const { fill, submit, chips } = invitePage(page)
  await fill(EMAILS.join('\n'))
  await keepSecond(page)
  await submit.click()
  await expect.poll(async () => (await sandbox.requests()).counters['sendInvitation']).toBe(1)
  await expect(submit).toHaveText(/1 sur 3/)
  await page.reload()
  await expect(chips).toHaveText(EMAILS.slice(1).map((email) => new RegExp(`^${email}`)))
  await expect(submit).toHaveAccessibleName(`Inviter 2 personnes dans ${BRAND}`)
})

test('the sending goes on for a user who leaves, a message tells the end, and nothing is offered again (SES-47, INV-12)', async ({
  page,
  enter,
  sandbox,
}) => {
  await enter('/dashboard')
  await page.getByRole('link', { name: 'Invitations', exact: true }).first().click()
  const { open, fill, submit, chips, dialog } = invitePage(page)
  await open.click()
  await fill(EMAILS.join('\n'))
  const letThrough = await keepSecond(page)
  await submit.click()
  await expect(submit).toHaveText(/1 sur 3/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
  letThrough()
  await expect(page.getByText('3 invitations envoyées')).toBeVisible()
  expect((await sandbox.requests()).counters).toMatchObject({ sendInvitation: 3 })
  await page.goForward()
  await open.click()
  await expect(dialog).toBeVisible()
  await expect(chips).toHaveCount(0)
})

const ZOE = 'zoe@exemple.fr'

/** Opens an address of the application within the page, as a link does: what is being sent goes on. */
const follow = (page: Page, url: string) => page.evaluate((to) => history.pushState(null, '', to), url)

for (const place of ['/dashboard', INVITATIONS])
  test(`an address and a brand that a link brings while others are being sent stay: by ${place} (SES-47, INV-11, INV-12)`, async ({
    page,
    enter,
    sandbox,
  }) => {
    await enter(INVITE)
    const { fill, submit, chips, brand } = invitePage(page)
    await fill(EMAILS.join('\n'))
    const letThrough = await keepSecond(page)
    await submit.click()
    await expect(submit).toHaveText(/1 sur 3/)
    await follow(page, place)
    await expect(submit).toBeHidden()
    await follow(page, `${INVITE}&email=${ZOE}&brand_id=3`)
    await expect(chips.last()).toHaveText(ZOE)
    const chosen = await brand.inputValue()
    expect(chosen).not.toBe(BRAND)
    letThrough()
    await expect(page.getByText('3 invitations envoyées')).toBeVisible()
    await expect(chips).toHaveText([ZOE])
    await expect(brand).toHaveValue(chosen)
    await page.reload()
    await expect(chips).toHaveText([ZOE])
    await expect(brand).toHaveValue(chosen)
    expect((await sandbox.requests()).counters).toMatchObject({ sendInvitation: 3 })
  })

test('a brand that a link brings while others are being sent stays (SES-47, INV-11)', async ({ page, enter }) => {
  await enter(INVITE)
  const { fill, submit, chips, brand } = invitePage(page)
  await fill(EMAILS.join('\n'))
  const letThrough = await keepSecond(page)
  await submit.click()
  await expect(submit).toHaveText(/1 sur 3/)
  await follow(page, '/dashboard')
  await expect(submit).toBeHidden()
  await follow(page, `${INVITE}&brand_id=3`)
  await expect(brand).toHaveValue(/./)
  const chosen = await brand.inputValue()
  expect(chosen).not.toBe(BRAND)
  letThrough()
  await expect(page.getByText('3 invitations envoyées')).toBeVisible()
  await expect(chips).toHaveCount(0)
  await expect(brand).toHaveValue(chosen)
})

test('the outcome comes into sight on a phone, however far the form was scrolled (INV-12, NFR-04)', async ({
  page,
  sandbox,
  enter,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await enter(INVITE)
  const { dialog, fill, message, submit } = invitePage(page)
  await fill(EMAILS.join('\n'))
  await message.fill('Bienvenue')
  await dialog.getByText('Aperçu').scrollIntoViewIfNeeded()
  await sandbox.order('faults', [{ operation: 'sendInvitation', kind: 'status', status: 403, skip: 1 }])
  await submit.click()
  await expect(dialog.getByText('1 invitation envoyée')).toBeInViewport()
})
