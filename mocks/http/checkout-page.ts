import type { Backend } from '../backend.ts'
import { PAYMENT_TEXTS } from '../domain/payment-texts.ts'
import { checkoutOf, payCheckout } from '../domain/subscription.ts'
import { languageOf, page, wayBack, type Language } from './html-page.ts'

function question(lang: Language, planName: string, amount: number): string {
  const texts = PAYMENT_TEXTS[lang]
  const digits = Number.isInteger(amount) ? 0 : 2
  const price = new Intl.NumberFormat(lang, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
  return `<dl><dt>${planName}</dt><dd>${price} ${texts.monthly}</dd></dl>
<p><small>${texts.note}</small></p>
<form method="post"><button class="first" name="outcome" value="paid">${texts.pay}</button> <button name="outcome" value="cancelled">${texts.cancel}</button>
<button type="button" onclick="history.back()">${texts.back}</button></form>`
}

/**
 * Stands in for the payment provider: pays the checkout, then redirects to the app. A checkout is paid once.
 * @param app the origin of the app, the only one that the page leads to
 */
export async function checkoutPage(backend: Backend, sessionId: string, request: Request, app: string) {
  const lang = languageOf(request)
  const texts = PAYMENT_TEXTS[lang]
  const checkout = checkoutOf(backend.world, sessionId)
  if (!checkout) return page(lang, 404, texts.unknown, wayBack(new URL('/subscription/upgrade', app), texts.back))

  const result = (path: string) => {
    const address = new URL(path, app)
    address.searchParams.set('session_id', sessionId)
    address.searchParams.set('plan_type', checkout.plan_type)
    return address
  }
  // requested again: by the back button, or by a second press of the pay button
  if (checkout.status === 'paid')
    return page(lang, 200, texts.done, wayBack(result('/billing/success'), texts.doneBack))
  if (request.method !== 'POST') return page(lang, 200, texts.title, question(lang, checkout.planName, checkout.amount))

  const paid = new URLSearchParams(await request.text()).get('outcome') === 'paid'
  if (paid) payCheckout(backend.server, sessionId)
  const { href } = result(paid ? '/billing/success' : '/billing/cancel')
  return new Response(null, { status: 303, headers: { Location: href } })
}
