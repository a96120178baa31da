import { createFileRoute } from '@tanstack/react-router'

import { ComingSoonScreen } from '~/features/shared/ComingSoonScreen'

export const Route = createFileRoute('/_authenticated/billing/cancel')({
  staticData: { title: 'navigation.billing' },
  component: BillingCancelRoute,
})

function BillingCancelRoute() {
  return <ComingSoonScreen title="navigation.billing" />
}
