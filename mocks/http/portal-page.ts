import type { Backend } from '../backend.ts'
import { PAYMENT_TEXTS } from '../domain/payment-texts.ts'
import { changeBilling, subscriptionsOf } from '../domain/subscription.ts'
import { escaped, languageOf, page, wayBack, type Language } from './html-page.ts'

type Subscription = ReturnType<typeof subscriptionsOf>[number]

function section(lang: Language, { companyId, company, planName, status, actions }: Subscription): string {
  const { actions: labels, status: names } = PAYMENT_TEXTS[lang].portal
  const name = Object.entries(names).find(([known]) => known === status)?.[1] ?? escaped(status)
  const buttons = actions.map(
    (action, index) =>
      `<button ${index === 0 ? 'class="first" ' : ''}name="action" value="${action}">${labels[action]}</button>`,
  )
  return `<section aria-label="${escaped(company)}"><strong>${escaped(company)}</strong> ${planName} <small>${name}</small>
<form method="post"><input type="hidden" name="company" value="${companyId}">${buttons.join(' ')}</form></section>`
}

/**
 * Stands in for the billing portal of the payment provider: pays what is late, cancels and resumes, for each company.
 * @param app the origin of the app, the only one that the page leads to
 */
export async function portalPage({ world, server }: Backend, request: Request, app: string) {
  if (request.method === 'POST') {
    const asked = new URLSearchParams(await request.text())
    const company = subscriptionsOf(world).find(({ companyId }) => String(companyId) === asked.get('company'))
    const action = company?.actions.find((offered) => offered === asked.get('action'))
    if (company && action) changeBilling(server, company.companyId, action)
    // a reload of the page must not do it again
    return new Response(null, { status: 303, headers: { Location: request.url } })
  }
  const lang = languageOf(request)
  const { portal, doneBack } = PAYMENT_TEXTS[lang]
  const subscriptions = subscriptionsOf(world)
  const body = [
    `<p><small>${portal.note}</small></p>`,
    ...subscriptions.map((one) => section(lang, one)),
    ...(subscriptions.length === 0 ? [`<p>${portal.none}</p>`] : []),
    wayBack(new URL('/settings/billing', app), doneBack),
  ]
  return page(lang, 200, portal.title, body.join('\n'))
}
