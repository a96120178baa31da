import { createFileRoute } from '@tanstack/react-router'

import { PAGES, unvalidatedSearch } from '~/features/shared/pages'
import { readPaymentSearch, type PaymentSearch } from '~/features/subscription/payment-search'
import { PaymentCancelScreen } from '~/features/subscription/PaymentCancelScreen'

export const Route = createFileRoute('/_authenticated/billing/cancel')({
  validateSearch: unvalidatedSearch<PaymentSearch>,
  staticData: PAGES['/billing/cancel'],
  component: BillingCancelRoute,
})

function BillingCancelRoute() {
  return <PaymentCancelScreen {...readPaymentSearch(Route.useSearch())} />
}
