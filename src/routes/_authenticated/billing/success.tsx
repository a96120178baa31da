import { createFileRoute } from '@tanstack/react-router'

import { PAGES, unvalidatedSearch } from '~/features/shared/pages'
import { readPaymentSearch, type PaymentSearch } from '~/features/subscription/payment-search'
import { PaymentSuccessScreen } from '~/features/subscription/PaymentSuccessScreen'

export const Route = createFileRoute('/_authenticated/billing/success')({
  validateSearch: unvalidatedSearch<PaymentSearch>,
  staticData: PAGES['/billing/success'],
  component: BillingSuccessRoute,
})

function BillingSuccessRoute() {
  return <PaymentSuccessScreen {...readPaymentSearch(Route.useSearch())} />
}
