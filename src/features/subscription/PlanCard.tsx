import { FormattedMessage } from 'react-intl'

import { StatusBadge } from '~/design/feedback/StatusBadge'
import { BuildingIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { CheckedList } from '~/design/layout/CheckedList'
import { Box, Stack, Typography } from '~/design/layout/layout'
import { Muted } from '~/design/layout/Muted'
import { OnScreen } from '~/design/layout/OnScreen'
import { Row } from '~/design/layout/Row'
import { Strong } from '~/design/layout/Strong'
import { PartCard } from '~/features/shared/PartCard'
import { useFormats } from '~/i18n/formats'

import { isChoosable, type Plan, type PlanStanding } from './plans'

type PlanCardProps = {
  plan: Plan
  standing: PlanStanding
  /** A call for this plan is running. */
  busy: boolean
  /** A call for any plan is running. */
  disabled: boolean
  onChoose: () => void
  buttonRef: (button: HTMLButtonElement | null) => void
}

/** Id of the note below the cards: why a lower plan cannot be chosen, and whom to contact. */
export const LOWER_REASON = 'plans-lower'

/** Name, price without tax, limits, features and the button (B §2). */
export function PlanCard({ plan, standing, busy, disabled, onChoose, buttonRef }: PlanCardProps) {
  const { price } = useFormats()
  return (
    <Box sx={plan.isPopular && standing === 'higher' ? POPULAR : LEVEL}>
      <PartCard
        level={3}
        title={plan.name}
        selected={isOwn(standing)}
        disabled={standing === 'lower'}
        action={<PlanBadges plan={plan} own={isOwn(standing)} />}
      >
        <Stack spacing={2} sx={CONTENT}>
          <Muted size="small">
            <FormattedMessage id={plan.description} />
          </Muted>
          <div>
            <Typography variant="price" component="span" sx={{ mr: 0.5 }}>
              {price(plan.price)}
            </Typography>{' '}
            <Muted as="span">
              <FormattedMessage id="subscription.plan.perMonth" />
            </Muted>
            <Muted size="small">
              <FormattedMessage id="subscription.plan.billed" />
            </Muted>
          </div>
          <Strong weight="medium">
            <div>
              <FormattedMessage id="plans.brands" values={{ count: plan.brandsLimit }} />
            </div>
            <div>
              <FormattedMessage id="plans.users" values={{ count: plan.usersLimit }} />
            </div>
          </Strong>
          <CheckedList
            items={plan.features.map((id) => ({ id, text: <FormattedMessage id={`plans.feature.${id}`} /> }))}
          />
          <OnScreen>
            <PlanAction {...{ plan, standing, busy, disabled, onChoose, buttonRef }} />
          </OnScreen>
        </Stack>
      </PartCard>
    </Box>
  )
}

const isOwn = (standing: PlanStanding) => standing === 'current' || standing === 'tried'

function PlanBadges({ plan, own }: { plan: Plan; own: boolean }) {
  return (
    <Row gap={0.5} wrap>
      {own && (
        <StatusBadge tone="success">
          <FormattedMessage id="plans.current.badge" />
        </StatusBadge>
      )}
      {plan.isPopular && (
        <StatusBadge tone="primary">
          <FormattedMessage id="plans.popular" />
        </StatusBadge>
      )}
      {plan.isEnterprise && (
        <StatusBadge icon={<BuildingIcon size={14} />}>
          <FormattedMessage id="plans.enterprise" />
        </StatusBadge>
      )}
    </Row>
  )
}

function PlanAction({ plan, standing, busy, disabled, onChoose, buttonRef }: PlanCardProps) {
  if (isChoosable(standing))
    return (
      <SubmitButton
        type="button"
        ref={buttonRef}
        fullWidth
        variant={plan.isPopular ? 'contained' : 'outlined'}
        color={plan.isPopular ? 'primary' : 'neutral'}
        busy={busy}
        busyLabel={<FormattedMessage id="plans.choosing" />}
        disabled={disabled && !busy}
        onClick={onChoose}
      >
        <FormattedMessage id="plans.choose" values={{ plan: plan.name }} />
      </SubmitButton>
    )
  return (
    <Button
      fullWidth
      disabled
      variant="outlined"
      color="neutral"
      {...(standing === 'lower' && { 'aria-describedby': LOWER_REASON })}
    >
      <FormattedMessage id={standing === 'lower' ? 'plans.lower' : 'plans.current'} />
    </Button>
  )
}

/**
 * The rows of a card: title, description, price, limits, features, button. Cards beside each other share their heights.
 */
const ROWS = { display: 'grid', gridTemplateRows: 'subgrid', rowGap: 0 } as const
const CONTENT = { ...ROWS, gridRow: '1 / -1' } as const
const LEVEL = {
  ...ROWS,
  gridRow: 'span 6',
  '& > *, & section': CONTENT,
  '& section > :last-child': { ...ROWS, gridRow: '2 / -1' },
} as const
const POPULAR = { ...LEVEL, '& section': { borderColor: 'primary.main' } } as const
