import { createFileRoute } from '@tanstack/react-router'

import { readPaymentSearch, type PaymentSearch } from '~/features/subscription/payment-search'
import { PaymentCancelScreen } from '~/features/subscription/PaymentCancelScreen'

import { unreadSearch } from '../../-unread-search'

export const Route = createFileRoute('/_authenticated/billing/cancel')({
  validateSearch: unreadSearch<PaymentSearch>,
  staticData: { title: 'navigation.subscription', namespaces: ['plans'], under: '/settings/billing' },
  component: BillingCancelRoute,
})

function BillingCancelRoute() {
  return <PaymentCancelScreen {...readPaymentSearch(Route.useSearch())} />
}
