import { createFileRoute } from '@tanstack/react-router'

import { readPaymentSearch } from '~/features/subscription/payment-search'
import { PaymentCancelScreen } from '~/features/subscription/PaymentCancelScreen'

export const Route = createFileRoute('/_authenticated/billing/cancel')({
  staticData: { title: 'navigation.subscription', namespaces: ['plans'] },
  component: BillingCancelRoute,
})

function BillingCancelRoute() {
  return <PaymentCancelScreen {...readPaymentSearch(Route.useSearch())} />
}
