import type { Backend } from '../backend.ts'
import { PAYMENT_TEXTS } from '../domain/payment-texts.ts'
import { checkoutOf, payCheckout } from '../domain/subscription.ts'
import { knownValues, type KnownValue } from '../generated/known-values.gen.ts'

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 }
  main { max-width: 26rem; margin: 10vh auto; padding: 1.5rem; border: 1px solid #8885; border-radius: 12px }
  @media (max-width: 30rem) { main { margin: 0; border: 0 } }
  h1 { margin: 0 0 1rem; font-size: 1.25rem }
  dl { display: flex; justify-content: space-between; gap: 1rem; margin: 0; padding: .75rem 0; border-block: 1px solid #8885 }
  dd { margin: 0; font-weight: 600 }
  small { color: color-mix(in srgb, currentColor 75%, transparent) }
  form, p:last-child { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1rem 0 0 }
  button, a { font: inherit; padding: .5rem 1rem; border: 1px solid #888; border-radius: 8px; background: none; color: inherit; text-decoration: none; cursor: pointer }
  .first { border-color: #3f51d5; background: #3f51d5; color: #fff }
`

type Language = KnownValue<'languageCode'>

const page = (lang: Language, status: number, title: string, body: string) =>
  new Response(
    `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
${body}
</main>
</html>
`,
    { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  )

/** @param back an address from `new URL`: it holds no quote */
const wayBack = (back: URL, label: string) => `<p><a class="first" href="${back.href}">${label}</a></p>`

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
  const { searchParams } = new URL(request.url)
  const lang = knownValues.languageCode.find((code) => code === searchParams.get('lang')) ?? 'fr'
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
