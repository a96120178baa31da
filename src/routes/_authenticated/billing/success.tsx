import { createFileRoute } from '@tanstack/react-router'

import { readPaymentSearch } from '~/features/subscription/payment-search'
import { PaymentSuccessScreen } from '~/features/subscription/PaymentSuccessScreen'

export const Route = createFileRoute('/_authenticated/billing/success')({
  validateSearch: readPaymentSearch,
  staticData: { title: 'navigation.subscription', namespaces: ['plans'] },
  component: BillingSuccessRoute,
})

function BillingSuccessRoute() {
  return <PaymentSuccessScreen {...Route.useSearch()} />
}
