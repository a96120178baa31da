import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'

import { getCurrentUserOptions, getTrialStatusOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { ForbiddenScreen } from '~/features/shared/failures/ForbiddenScreen'
import { UpgradeScreen } from '~/features/subscription/UpgradeScreen'
import type { TrialState } from '~/features/trial/trial-status'
import { useTrial } from '~/features/trial/use-trial'
import { canManageSubscription, isCompanyAdmin } from '~/permissions/permissions'

import { read, startReads } from '../../-page-reads'

export const Route = createFileRoute('/_authenticated/subscription/upgrade')({
  staticData: { title: 'plans.title', namespaces: ['plans'] },
  loader: (visit) => startReads(visit, [read(getTrialStatusOptions(), asksAboutTrial)]),
  component: UpgradeRoute,
})

/** Only company admins ask about the trial (B §6). */
const asksAboutTrial = (user: User) => canManageSubscription(user) && isCompanyAdmin(user)

const DAYS = { 'ends-today': 0, 'ends-tomorrow': 1, expired: undefined, none: undefined } as const
const daysOf = (trial: TrialState) => (trial.kind === 'days-left' ? trial.days : DAYS[trial.kind])

function UpgradeRoute() {
  const { data: user } = useSuspenseQuery(getCurrentUserOptions())
  const trial = useTrial(user)
  if (!canManageSubscription(user))
    return (
      <ForbiddenScreen>
        <FormattedMessage id="plans.denied" />
      </ForbiddenScreen>
    )
  return <UpgradeScreen user={user} daysLeft={daysOf(trial)} />
}
