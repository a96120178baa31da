import type { Backend } from '../backend.ts'
import { notFound } from '../core/failure.ts'
import { openCheckoutOf, payCheckout } from '../domain/subscription.ts'

const page = (name: string, amount: number) => `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Paiement (bac à sable)</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  main { max-width: 26rem; margin: 12vh auto; padding: 0 1rem }
  button { font: inherit; padding: .6rem 1rem }
</style>
<main>
<h1>Paiement (bac à sable)</h1>
<p>${name} : ${amount} € par mois, hors taxes. Aucun montant n’est débité.</p>
<form method="post"><button name="outcome" value="paid">Payer</button> <button name="outcome" value="cancelled">Annuler</button>
<button type="button" onclick="history.back()">Retour</button></form>
</main>
</html>
`

/** Stands in for the payment provider: pays the checkout, then redirects to the app. */
export async function checkoutPage(backend: Backend, sessionId: string, request: Request): Promise<Response> {
  const checkout = openCheckoutOf(backend.world, sessionId)
  if (!checkout) return notFound()
  if (request.method !== 'POST')
    return new Response(page(checkout.planName, checkout.amount), {
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    })

  const { searchParams, origin } = new URL(request.url)
  const paid = new URLSearchParams(await request.text()).get('outcome') === 'paid'
  if (paid) payCheckout(backend.server, sessionId)
  const back = new URL(paid ? '/billing/success' : '/billing/cancel', searchParams.get('app') ?? origin)
  back.searchParams.set('session_id', sessionId)
  back.searchParams.set('plan_type', checkout.plan_type)
  return new Response(null, { status: 303, headers: { Location: back.href } })
}
