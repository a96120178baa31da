import { describe, expect, it } from 'vitest'

import { createBackend } from '#mocks'
import { controlsOf } from '#mocks/controls'
import { CLAIRE } from '#mocks/domain/seed/named'
import { worlds } from '#mocks/domain/seed/worlds'

import { client, startHttpSandbox } from './http-client'

const AGENCY = 1
const TRIAL = 2

const statusOf = (controls: ReturnType<typeof controlsOf>) =>
  controls.subscriptions().find(({ companyId }) => companyId === AGENCY)?.status

it('the portal shows every company with a plan, and none in its trial', () => {
  const { subscriptions } = controlsOf(createBackend())
  expect(subscriptions().map(({ companyId, planName, status }) => [companyId, planName, status])).toEqual([
    [1, 'Agency Scale', 'active'],
    [3, 'Agency Starter', 'past_due'],
    [4, 'Solo Business', 'cancelled'],
  ])
})

it('the portal settles a late payment, and the next date is a month away', () => {
  const backend = createBackend({ overrides: worlds.pastDue })
  const controls = controlsOf(backend)
  const dueOf = () => Date.parse(backend.world.companies[0]?.next_billing_date ?? '')
  expect(dueOf()).toBeLessThan(backend.server.now())
  expect(controls.changeBilling(AGENCY, 'pay')).toBe(true)
  expect(statusOf(controls)).toBe('active')
  expect(dueOf() - backend.server.now()).toBeGreaterThan(27 * 24 * 3_600_000)
})

it('the portal cancels, resumes and refuses', () => {
  const controls = controlsOf(createBackend())
  const shown = (['cancel', 'resume', 'refuse', 'pay'] as const).map((action) => {
    controls.changeBilling(AGENCY, action)
    return statusOf(controls)
  })
  expect(shown).toEqual(['cancelled', 'active', 'past_due', 'active'])
})

it('the portal leaves a trial as it is', () => {
  expect(controlsOf(createBackend()).changeBilling(TRIAL, 'pay')).toBe(false)
})

describe('the portal over HTTP', () => {
  startHttpSandbox()
  const APP = 'http://localhost:4173'
  const PORTAL = `/__sandbox/portal?app=${APP}`

  it('settles a late payment, shows that, and leads back to the app (BIL-12)', async () => {
    const { ask, json, signIn } = client()
    await json('/__sandbox/reset', { overrides: worlds.pastDue })
    const late = await (await ask(PORTAL)).text()
    expect(late).toContain('<section aria-label="Atelier Lumière">')
    expect(late).toContain('Paiement en retard')
    expect(late).toContain(`href="${APP}/settings/billing"`)

    const body = String(new URLSearchParams({ company: String(AGENCY), action: 'pay' }))
    const paid = await ask(PORTAL, body, { redirect: 'manual' })
    expect([paid.status, paid.headers.get('location')]).toEqual([303, expect.stringContaining(PORTAL)])
    const { data } = await json('/api/v1/users/me/', undefined, await signIn(CLAIRE))
    expect(data.subscription_info.billing_status).toBe('active')
  })

  it('does nothing that it does not offer, and leads to no other app', async () => {
    const { ask, json } = client()
    const status = async () => (await json('/__sandbox/world')).companies[0].billing_status
    for (const asked of ['company=1&action=pay', 'company=2&action=cancel', 'company=1&action=constructor', ''])
      await ask(PORTAL, asked, { redirect: 'manual' })
    expect(await status()).toBe('active')
    expect((await ask('/__sandbox/portal?app=https://elsewhere.example')).status).toBe(400)
  })

  it('is in the language of its address, else of the browser, and shows a name as text', async () => {
    const { ask, json } = client()
    const { companies } = await json('/__sandbox/world')
    await ask('/__sandbox/world', { companies: [{ ...companies[0], name: '<b>"A" & B' }] }, { method: 'PATCH' })
    const page = async (path: string, language = 'fr') =>
      (await ask(path, undefined, { headers: { 'Accept-Language': language } })).text()
    expect(await page('/__sandbox/portal?lang=de', 'it')).toContain('<html lang="de">')
    const italian = await page('/__sandbox/portal', 'it-IT')
    expect(italian).toContain('<html lang="it">')
    expect(italian).toContain('&lt;b&gt;&quot;A&quot; &amp; B')
    expect(italian).not.toContain('<b>')
  })
})
