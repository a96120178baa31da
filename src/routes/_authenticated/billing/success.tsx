import { createFileRoute } from '@tanstack/react-router'

import { readPaymentSearch, type PaymentSearch } from '~/features/subscription/payment-search'
import { PaymentSuccessScreen } from '~/features/subscription/PaymentSuccessScreen'

import { unreadSearch } from '../../-unread-search'

export const Route = createFileRoute('/_authenticated/billing/success')({
  validateSearch: unreadSearch<PaymentSearch>,
  staticData: { title: 'navigation.subscription', namespaces: ['plans'], under: '/settings/billing' },
  component: BillingSuccessRoute,
})

function BillingSuccessRoute() {
  return <PaymentSuccessScreen {...readPaymentSearch(Route.useSearch())} />
}
