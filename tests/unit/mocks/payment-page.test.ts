import { describe, expect, it } from 'vitest'

import { JEANNE } from '#mocks/domain/seed/named.ts'

import { API_HEADERS } from '../../../scripts/headers.ts'
import { client, startHttpSandbox } from './http-client'

startHttpSandbox()

describe('the page that stands in for the payment provider', () => {
  it('redirects from the checkout back to the app after payment', async () => {
    const { json, signIn } = client()
    const session = await signIn(JEANNE)
    const from = { headers: { ...session.headers, Origin: 'http://localhost:4173' } }
    const pay = async (outcome: string) => {
      const { data } = await json('/api/v1/onboarding/trials/upgrade/', { plan_type: 'solo_business' }, from)
      expect(await (await fetch(data.checkout_url)).text()).toMatch(/95\s€ HT par mois/)
      return fetch(data.checkout_url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
    }
    const plan = async () => (await json('/api/v1/users/me/', undefined, session)).data.subscription_info.current_plan
    const cancelled = await pay('cancelled')
    expect(cancelled.headers.get('location')).toBe(
      'http://localhost:4173/billing/cancel?session_id=cs_sandbox_000001&plan_type=solo_business',
    )
    expect(await plan()).toBeNull()
    const paid = await pay('paid')
    expect(paid.headers.get('location')).toBe(
      'http://localhost:4173/billing/success?session_id=cs_sandbox_000002&plan_type=solo_business',
    )
    expect(await plan()).toEqual({ name: 'Solo Business', price: 95 })
  })

  it('says that a paid checkout is paid, takes no second payment, and leads back to the app', async () => {
    const { json, signIn } = client()
    const session = await signIn(JEANNE)
    const from = { headers: { ...session.headers, Origin: 'http://localhost:4173' } }
    const { data } = await json('/api/v1/onboarding/trials/upgrade/', { plan_type: 'solo_business' }, from)
    const press = (outcome: string) =>
      fetch(data.checkout_url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
    await press('paid')
    const paidOn = async () =>
      (await json('/api/v1/users/me/', undefined, session)).data.subscription_info.next_billing_date
    const before = await paidOn()
    for (const again of [await fetch(data.checkout_url), await press('paid'), await press('cancelled')]) {
      expect(again.status).toBe(200)
      const text = await again.text()
      expect(text).toContain('Ce paiement est déjà fait')
      expect(text).toContain('href="http://localhost:4173/billing/success?session_id=cs_sandbox_000001&')
      expect(text).not.toContain('<form')
    }
    expect(await paidOn()).toBe(before)
  })

  it.each([
    ['de-DE', '<html lang="de">', 'Bezahlen'],
    ['it', '<html lang="it">', 'Paga'],
    ['pl', '<html lang="fr">', 'Payer'],
  ])('is in the language of the app: %s', async (language, ...texts) => {
    const { json, signIn } = client()
    const session = await signIn(JEANNE)
    const headers = { ...session.headers, 'Accept-Language': language }
    const { data } = await json('/api/v1/onboarding/trials/upgrade/', { plan_type: 'solo_business' }, { headers })
    const page = await (await fetch(data.checkout_url)).text()
    for (const text of texts) expect(page).toContain(text)
  })

  it('leads back to the plans when nobody began the checkout', async () => {
    const answer = await client().ask('/__sandbox/checkout/inconnu?app=http://localhost:4173')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('href="http://localhost:4173/subscription/upgrade"')
  })

  it('leads to the app that began the checkout alone, whatever its address says', async () => {
    const { json, signIn, ask } = client()
    const session = await signIn(JEANNE)
    const from = { headers: { ...session.headers, Origin: 'http://localhost:4173' } }
    const { data } = await json('/api/v1/onboarding/trials/upgrade/', { plan_type: 'solo_business' }, from)
    for (const app of [
      'https://elsewhere.example',
      'http://localhost:9999',
      'javascript:alert(1)',
      '//elsewhere.example',
    ]) {
      const address = new URL(data.checkout_url)
      address.searchParams.set('app', app)
      const body = new URLSearchParams({ outcome: 'cancelled' })
      const left = await fetch(address, { method: 'POST', body, redirect: 'manual' })
      expect(left.headers.get('location')).toMatch(/^http:\/\/localhost:4173\/billing\/cancel\?/)
    }
    for (const app of ['https://elsewhere.example', '//elsewhere.example', 'http://localhost:4173.elsewhere.example'])
      expect((await ask(`/__sandbox/checkout/inconnu?app=${encodeURIComponent(app)}`)).status).toBe(400)
  })

  it('is the only answer of the sandbox that may run scripts', async () => {
    const { ask, signIn } = client()
    const headers = async (path: string) => Object.fromEntries((await ask(path)).headers)
    await signIn(JEANNE)
    const expected = Object.fromEntries(Object.entries(API_HEADERS).map(([name, value]) => [name.toLowerCase(), value]))
    for (const path of ['/api/v1/auth/me/', '/api/v1/nulle/part/', '/__sandbox/', '/__sandbox/checkoutx'])
      expect(await headers(path)).toMatchObject(expected)
    expect(await headers('/__sandbox/checkout/inconnu')).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
  })

  it('refuses a way back to an address that is not of the app', async () => {
    const answer = await client().ask(`/__sandbox/checkout/inconnu?app=${encodeURIComponent('javascript:alert(1)')}`)
    expect(answer.status).toBe(400)
  })
})
