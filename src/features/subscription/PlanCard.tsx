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
import { radius } from '~/design/theme/tokens'
import { PartCard } from '~/features/shared/PartCard'
import { useFormats } from '~/i18n/formats'

import { isBelow, isChoosable, type Plan, type PlanStanding } from './plans'

type PlanCardProps = {
  plan: Plan
  standing: PlanStanding
  /** The server suggests this plan. */
  suggested: boolean
  /** Stands out among the plans. */
  emphasised: boolean
  /** A call for this plan is running. */
  busy: boolean
  /** A call for any plan is running. */
  disabled: boolean
  onChoose: () => void
  buttonRef: (button: HTMLButtonElement | null) => void
}

/** Id of the note below the cards: why a plan of lower rank cannot be chosen, and whom to contact. */
export const LOWER_REASON = 'plans-lower'

/** Name, price without tax, limits, features and the button (B §2). */
export function PlanCard(props: PlanCardProps) {
  const { plan, standing, suggested, emphasised } = props
  const { price } = useFormats()
  return (
    <Box sx={emphasised && standing === 'higher' ? EMPHASISED : LEVEL}>
      <PartCard
        level={3}
        title={plan.name}
        selected={isOwn(standing)}
        disabled={isBelow(standing)}
        action={<PlanBadges plan={plan} own={isOwn(standing)} suggested={suggested} />}
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
            <PlanAction {...props} />
          </OnScreen>
        </Stack>
      </PartCard>
    </Box>
  )
}

const isOwn = (standing: PlanStanding) => standing === 'current' || standing === 'tried'

/** Takes no room in the card: the suggestion comes after the plans, which keep their places. */
const ON_THE_EDGE = {
  position: 'absolute',
  top: 0,
  insetInlineStart: '1.125rem',
  display: 'flex',
  borderRadius: `${radius.badge}px`,
  backgroundColor: 'background.paper',
  transform: 'translateY(-50%)',
} as const

type PlanBadgesProps = { plan: Plan; own: boolean; suggested: boolean }

function PlanBadges({ plan, own, suggested }: PlanBadgesProps) {
  return (
    <Row gap={0.5} wrap>
      {own && (
        <StatusBadge tone="success">
          <FormattedMessage id="plans.current.badge" />
        </StatusBadge>
      )}
      {suggested && (
        <Box sx={ON_THE_EDGE}>
          <StatusBadge tone="primary">
            <FormattedMessage id="plans.suggested" />
          </StatusBadge>
        </Box>
      )}
      {plan.isPopular && (
        <StatusBadge {...(!suggested && { tone: 'primary' })}>
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

function PlanAction({ plan, standing, emphasised, busy, disabled, onChoose, buttonRef }: PlanCardProps) {
  if (isChoosable(standing))
    return (
      <SubmitButton
        type="button"
        ref={buttonRef}
        fullWidth
        variant={emphasised ? 'contained' : 'outlined'}
        color={emphasised ? 'primary' : 'neutral'}
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
      {...(isBelow(standing) && { 'aria-describedby': LOWER_REASON })}
    >
      <FormattedMessage id={WORDS[standing] ?? 'plans.current'} />
    </Button>
  )
}

/** Of a plan that cannot be chosen. */
const WORDS: Partial<Record<PlanStanding, 'plans.lower' | 'plans.aside'>> = {
  lower: 'plans.lower',
  aside: 'plans.aside',
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
const EMPHASISED = { ...LEVEL, '& section': { borderColor: 'primary.main' } } as const
