import { createFileRoute } from '@tanstack/react-router'

import { ComingSoonScreen } from '~/features/shared/ComingSoonScreen'

export const Route = createFileRoute('/_authenticated/billing/success')({
  staticData: { title: 'navigation.billing' },
  component: BillingSuccessRoute,
})

function BillingSuccessRoute() {
  return <ComingSoonScreen title="navigation.billing" />
}
