import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { Count } from '~/design/data/Count'
import { Name } from '~/design/data/Facts'
import { Button } from '~/design/inputs/Button'
import { Spaced, Typography, Box } from '~/design/layout/Flex'
import { Columns } from '~/design/layout/Grid'
import { OnScreen } from '~/design/layout/Page'
import { Muted, Strong } from '~/design/layout/Text'
import { usePrinting } from '~/design/layout/use-printing'
import { AppLink } from '~/features/shared/AppLink'
import { useWayToProvider } from '~/features/shared/links'

import type { PlanFamily as Family, Usage } from './plan-catalogue'

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

/** Least width for three cards beside each other, as on a tablet. Two would leave the third alone. */
const LEAST_WIDTH = 672

type PlanFamilyProps = {
  family: Family
  /** Its cards are shown on demand, and printed. */
  folded: boolean
  /** One of its plans is what the user asks for: unfolds it. */
  wanted: boolean
  children: ReactNode
}

/** The cards of one family below its title. */
export function PlanFamily({ family, folded, wanted, children }: PlanFamilyProps) {
  const [open, setOpen] = useState(false)
  const [before, setBefore] = useState(false)
  if (wanted !== before) {
    setBefore(wanted)
    if (wanted) setOpen(true)
  }
  const printing = usePrinting()
  const shown = !folded || open || printing
  const id = `plans-${family}`
  return (
    <section aria-labelledby={shown ? id : `${id}-show`}>
      {folded && (
        <OnScreen>
          <Spaced mb={shown ? 2 : 0}>
            <Button
              id={`${id}-show`}
              variant="outlined"
              color="neutral"
              aria-expanded={open}
              aria-controls={`${id}-cards`}
              onClick={() => setOpen(!open)}
            >
              <FormattedMessage id={`plans.family.${family}.${open ? 'hide' : 'show'}`} />
            </Button>
          </Spaced>
        </OnScreen>
      )}
      <div id={`${id}-cards`}>
        {shown && (
          <>
            <Spaced mb={2}>
              <Typography id={id} variant="h2">
                <FormattedMessage id={`plans.family.${family}`} />
              </Typography>
            </Spaced>
            <Columns count={3} gap={2} align="stretch" leastWidth={LEAST_WIDTH}>
              {children}
            </Columns>
          </>
        )}
      </div>
    </section>
  )
}
