import { FormattedMessage } from 'react-intl'

import { Box } from '~/design/layout/layout'
import { Muted } from '~/design/layout/Muted'

import type { Usage } from './plans'

type OrganisationSummaryProps = { name: string; usage: Usage }

/** At the right of the head: who chooses, and how large they are (B §2). */
export const OrganisationSummary = ({ name, usage }: OrganisationSummaryProps) => (
  <Box sx={{ maxWidth: 320, overflowWrap: 'anywhere', textAlign: { sm: 'end' } }}>
    <Muted size="caption">
      <FormattedMessage id="plans.organisation" />
    </Muted>
    <Box sx={{ fontWeight: 600 }}>{name}</Box>
    <Muted size="small">
      <FormattedMessage id="plans.organisation.brands" values={{ count: usage.brands }} />
      {' · '}
      <FormattedMessage id="plans.organisation.users" values={{ count: usage.users }} />
    </Muted>
  </Box>
)
