import { createFileRoute } from '@tanstack/react-router'

import { readPaymentSearch } from '~/features/subscription/payment-search'
import { PaymentCancelScreen } from '~/features/subscription/PaymentCancelScreen'

export const Route = createFileRoute('/_authenticated/billing/cancel')({
  validateSearch: readPaymentSearch,
  staticData: { title: 'navigation.subscription', namespaces: ['plans'] },
  component: BillingCancelRoute,
})

function BillingCancelRoute() {
  return <PaymentCancelScreen {...Route.useSearch()} />
}
