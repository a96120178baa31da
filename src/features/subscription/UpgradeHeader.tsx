import { FormattedMessage } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { Count } from '~/design/data/Count'
import { Name } from '~/design/data/Facts'
import { Box } from '~/design/layout/Flex'
import { Muted, Strong } from '~/design/layout/Text'
import { AppLink } from '~/features/shared/AppLink'
import { useWayToProvider } from '~/features/shared/links'

import type { Usage } from './plans'

/** Shown when no plan can be chosen: leads to the page of the present subscription. */
export function NothingAbove({ cancelled }: { cancelled: boolean }) {
  const reachable = useWayToProvider() !== undefined
  return (
    <span data-highest={!cancelled || undefined} data-cancelled={(cancelled && reachable) || undefined}>
      {cancelled ? (
        <FormattedMessage
          id={reachable ? 'plans.subtitle.cancelled.highest' : 'subscription.plan.cancelled.provider'}
        />
      ) : (
        <FormattedMessage id="data.limit.highest" />
      )}{' '}
      <AppLink to="/settings/billing">
        <FormattedMessage id="plans.success.settings.body" />
      </AppLink>
    </span>
  )
}

export function Subtitle({ days, cancelled }: { days: number | undefined; cancelled: boolean }) {
  const reachable = useWayToProvider() !== undefined
  if (cancelled && reachable)
    return (
      <span data-cancelled>
        <FormattedMessage id="plans.subtitle.cancelled" />
      </span>
    )
  if (cancelled)
    return (
      <>
        <FormattedMessage id="plans.subtitle.upgrade" /> <FormattedMessage id="subscription.plan.cancelled.provider" />
      </>
    )
  if (days === undefined) return <FormattedMessage id="plans.subtitle.upgrade" />
  if (days === 0)
    return (
      <span data-trial>
        <FormattedMessage id="plans.subtitle.today" />
      </span>
    )
  return (
    <span data-trial>
      <FormattedMessage id="plans.subtitle.trial" values={{ days }} />
    </span>
  )
}

type OrganisationSummaryProps = Pick<User, 'company_info' | 'company_name'> & { usage: Usage }

/** At the right of the header: the company and its counts. Missing counts are those of its usage. */
export const OrganisationSummary = ({ company_info: company, company_name: name, usage }: OrganisationSummaryProps) => (
  <Box sx={{ maxWidth: 320, overflowWrap: 'anywhere', textAlign: { sm: 'end' } }}>
    <Muted size="caption">
      <FormattedMessage id="plans.organisation" />
    </Muted>
    <Strong>
      <Name>{company?.name || name}</Name>
    </Strong>
    <Muted size="small">
      <Counted of="brands" count={company?.brands_count ?? usage.brands} />
      {' · '}
      <Counted of="users" count={company?.users_count ?? usage.users} />
    </Muted>
  </Box>
)

const Counted = ({ of, count }: { of: 'brands' | 'users'; count: number | null }) =>
  count === null ? (
    <FormattedMessage id={`plans.organisation.${of}.unknown`} values={{ unknown: <Count value={null} /> }} />
  ) : (
    <FormattedMessage id={`plans.organisation.${of}`} values={{ count }} />
  )
