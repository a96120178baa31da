import { FormattedMessage, useIntl } from 'react-intl'

import type { UpgradeOpportunity } from '~/api/generated/types.gen'
import { CheckCircleIcon } from '~/design/icons/first-icons'
import { StarIcon } from '~/design/icons/icons'
import { Box } from '~/design/layout/layout'
import { planName } from '~/features/shared/plan-name'
import { ProviderWords, wordsFor } from '~/features/shared/provider-words'

import { reasonOf } from './opportunities'

export const NoOpportunity = () => (
  <Box sx={{ ...ROW, '& > .icon': { mt: '1px', color: 'success.main' } }}>
    <CheckCircleIcon size={18} />
    <FormattedMessage id="subscription.opportunities.none" />
  </Box>
)

/** Why another plan may fit better, in the reader's language where the reason is known. */
export function UpgradeOpportunities({ opportunities }: { opportunities: readonly UpgradeOpportunity[] }) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {opportunities.map((opportunity, index) => (
        <Box component="li" key={index} sx={{ ...ROW, '& > .icon': { mt: '1px', color: 'primary.main' } }}>
          <StarIcon size={18} />
          <Opportunity {...opportunity} />
        </Box>
      ))}
    </Box>
  )
}

function Opportunity(opportunity: UpgradeOpportunity) {
  const intl = useIntl()
  const plan = planName(opportunity.recommended_plan ?? '')
  const known = reasonOf(opportunity)
  const words = wordsFor(intl.locale, opportunity.reason, known && intl.formatMessage({ id: known }))
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <div>
        {words ? <ProviderWords words={words} /> : <FormattedMessage id="subscription.opportunities.unknown" />}
      </div>
      {plan && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <FormattedMessage id="subscription.opportunities.recommended" values={{ plan }} />
        </Box>
      )}
    </Box>
  )
}

const ROW = { display: 'flex', gap: 1.5 } as const
