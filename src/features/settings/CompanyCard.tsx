import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'

import type { CompanyInfo } from '~/api/generated/types.gen'
import { Count } from '~/design/data/Count'
import { Facts } from '~/design/data/Facts'
import { Box, Stack } from '~/design/layout/Flex'
import { PlanUsage } from '~/features/shared/PlanUsage'
import { ThemeButton } from '~/features/shared/public/ThemeButton'
import { SectionCard } from '~/features/shared/SectionCard'
import { ABSENT } from '~/i18n/format-day'
import type { PlainMessageId } from '~/i18n/messages'

const MODES = new Map<string, PlainMessageId>([
  ['solo', 'settings.company.mode.solo'],
  ['agency', 'settings.company.mode.agency'],
])

type CompanyCardProps = {
  company: CompanyInfo
  /** Number of pending invitations. */
  pending: number | undefined
  largerPlan: ComponentProps<typeof PlanUsage>['largerPlan']
}

/** The company and its usage of the plan. */
export function CompanyCard({ company, pending, largerPlan }: CompanyCardProps) {
  const mode = company.business_mode?.trim() ?? ''
  const known = MODES.get(mode)
  return (
    <SectionCard title={<FormattedMessage id="settings.section.company" />} action={<ThemeAction />}>
      <Stack spacing={2.5}>
        <Facts
          look="stacked"
          facts={[
            { id: 'name', name: <FormattedMessage id="settings.company.name" />, value: company.name || ABSENT },
            {
              id: 'mode',
              name: <FormattedMessage id="settings.company.mode" />,
              // shows an unknown mode as it is
              value: known === undefined ? mode || ABSENT : <FormattedMessage id={known} />,
            },
            {
              id: 'users',
              name: <FormattedMessage id="subscription.usage.users" />,
              value: <Count value={company.users_count} />,
            },
            {
              id: 'brands',
              name: <FormattedMessage id="subscription.usage.brands" />,
              value: <Count value={company.brands_count} />,
            },
            {
              id: 'agency',
              name: <FormattedMessage id="settings.company.agency" />,
              value: <FormattedMessage id={company.is_agency ? 'data.yes' : 'data.no'} />,
            },
          ]}
        />
        <PlanUsage slots={company.slots} pending={pending} largerPlan={largerPlan} />
      </Stack>
    </SectionCard>
  )
}

/** Level with the title: the button is higher than that line. */
const ThemeAction = () => (
  <Box sx={{ m: -1 }}>
    <ThemeButton />
  </Box>
)
