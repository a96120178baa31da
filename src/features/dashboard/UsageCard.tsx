import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'

import { PartCard } from '~/features/shared/PartCard'
import { PlanUsage } from '~/features/shared/PlanUsage'

export const UsageCard = (props: ComponentProps<typeof PlanUsage>) => (
  <PartCard title={<FormattedMessage id="dashboard.usage.title" />}>
    <PlanUsage {...props} />
  </PartCard>
)
