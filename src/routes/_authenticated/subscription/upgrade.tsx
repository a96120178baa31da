import { createFileRoute } from '@tanstack/react-router'

import { ComingSoonScreen } from '~/features/shared/ComingSoonScreen'
import { ForbiddenScreen } from '~/features/shared/failures/ForbiddenScreen'
import { canManageSubscription } from '~/permissions/permissions'
import { useUser } from '~/session/auth-store'

export const Route = createFileRoute('/_authenticated/subscription/upgrade')({
  staticData: {
    title: 'navigation.upgrade',
    navigation: { group: 'account', order: 1, label: 'navigation.subscription', icon: 'card', reaches: 'subscription' },
  },
  component: UpgradeRoute,
})

function UpgradeRoute() {
  return canManageSubscription(useUser()) ? <ComingSoonScreen title="navigation.upgrade" /> : <ForbiddenScreen />
}
