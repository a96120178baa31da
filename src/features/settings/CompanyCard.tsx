import { FormattedMessage, useIntl } from 'react-intl'

import type { CompanyInfo } from '~/api/generated/types.gen'
import { Stack } from '~/design/layout/layout'
import { PartCard } from '~/features/shared/PartCard'
import { PlanUsage } from '~/features/shared/PlanUsage'
import { ThemeButton } from '~/features/shared/public/ThemeButton'
import { ABSENT, useFormats } from '~/i18n/formats'
import type { PlainMessageId } from '~/i18n/messages'

import { FactList } from './FactList'

const MODES = new Map<string, PlainMessageId>([
  ['solo', 'settings.company.mode.solo'],
  ['agency', 'settings.company.mode.agency'],
])

type CompanyCardProps = {
  company: CompanyInfo
  /** Invitations that wait for an answer. */
  pending: number | undefined
  upgradable: boolean
}

/** The company and what it uses of its plan (B §2). */
export function CompanyCard({ company, pending, upgradable }: CompanyCardProps) {
  const intl = useIntl()
  const { number } = useFormats()
  const mode = company.business_mode?.trim() ?? ''
  const known = MODES.get(mode)
  return (
    <PartCard title={<FormattedMessage id="settings.section.company" />} action={<ThemeButton />}>
      <Stack spacing={2.5}>
        <FactList
          facts={[
            { label: intl.formatMessage({ id: 'settings.company.name' }), value: company.name || ABSENT },
            {
              label: intl.formatMessage({ id: 'settings.company.mode' }),
              // a mode nobody knows is shown as it came
              value: known === undefined ? mode || ABSENT : intl.formatMessage({ id: known }),
            },
            { label: intl.formatMessage({ id: 'subscription.usage.users' }), value: number(company.users_count) },
            { label: intl.formatMessage({ id: 'subscription.usage.brands' }), value: number(company.brands_count) },
            {
              label: intl.formatMessage({ id: 'settings.company.agency' }),
              value: intl.formatMessage({ id: company.is_agency ? 'data.yes' : 'data.no' }),
            },
          ]}
        />
        <PlanUsage slots={company.slots} pending={pending} upgradable={upgradable} />
      </Stack>
    </PartCard>
  )
}
