import { FormattedMessage } from 'react-intl'

import { Box } from '~/design/layout/layout'

import type { Usage } from './plans'

type OrganisationSummaryProps = { name: string; usage: Usage }

/** At the right of the head: who chooses, and how large they are (B §2). */
export const OrganisationSummary = ({ name, usage }: OrganisationSummaryProps) => (
  <Box sx={{ maxWidth: 320, overflowWrap: 'anywhere', textAlign: { sm: 'end' } }}>
    <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
      <FormattedMessage id="plans.organisation" />
    </Box>
    <Box sx={{ fontWeight: 600 }}>{name}</Box>
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      <FormattedMessage id="plans.organisation.brands" values={{ count: usage.brands }} />
      {' · '}
      <FormattedMessage id="plans.organisation.users" values={{ count: usage.users }} />
    </Box>
  </Box>
)
