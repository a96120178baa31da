import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { StatusBadge } from '~/design/feedback/StatusBadge'
import { BuildingIcon, StarIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Box, Column, Row, Typography } from '~/design/layout/Flex'
import { OnScreen } from '~/design/layout/Page'
import { CheckedList } from '~/design/layout/PlainList'
import { Muted, Strong } from '~/design/layout/Text'
import { radius } from '~/design/theme/tokens'
import { AppLink } from '~/features/shared/AppLink'
import { BillingBadge } from '~/features/shared/plan/Billing'
import { PLANS_PAGE } from '~/features/shared/plan/plan-limits'
import { SectionCard } from '~/features/shared/Section'
import { useFormats } from '~/i18n/formats'

import { isBelow, isChoosable, newFeatures, type Plan, type PlanStanding, smallerOf } from './plan-catalogue'

/** Marks the plan of the company; a cancelled one is not called current. */
export const CurrentBadge = ({ cancelled }: { cancelled: boolean }) =>
  cancelled ? (
    <BillingBadge status="cancelled" />
  ) : (
    <StatusBadge tone="success">
      <FormattedMessage id="plans.current.badge" />
    </StatusBadge>
  )

/** Id of the card of a plan on the page of the plans. */
export const cardId = ({ planType }: Plan) => `plan-${planType}`

/** Id of the note that says why a plan of lower rank cannot be chosen, and whom to contact. */
export const LOWER_REASON = 'plans-lower'

type PlanCardProps = {
  plan: Plan
  standing: PlanStanding
  /** Why this plan is the one to choose: the server suggests it, or it is the smallest one with room. */
  advice?: 'suggested' | 'enough' | undefined
  /** Given for the plan of a cancelled subscription. `end`: until when it runs; `reactivate`: the link that takes it up again. */
  cancelled?: { end: string | undefined; reactivate: ReactNode } | undefined
  /** A payment for it is underway. */
  activating?: boolean
  /** No plan can be chosen, or not now. */
  withoutButton?: boolean
  /** It stands alone, without a family around it. */
  alone?: boolean
  /** Given for the largest plan: the way to more. */
  contact?: ReactNode
  /** Stands out among the plans. */
  emphasised: boolean
  /** A call for this plan is running. */
  busy: boolean
  /** A call for any plan is running. */
  disabled: boolean
  onChoose: () => void
  buttonRef: (button: HTMLButtonElement | null) => void
}

/** Name, price without tax, limits, features and the button. */
export function PlanCard(props: PlanCardProps) {
  const { plan, standing, alone = false } = props
  const { price } = useFormats()
  return (
    <Box id={cardId(plan)} sx={borderOf(props)}>
      <SectionCard level={alone ? 2 : 3} title={plan.name} disabled={isBelow(standing)}>
        <Box sx={PARTS}>
          <Muted size="small">
            <FormattedMessage id={plan.description} />
          </Muted>
          <PlanBadges {...props} />
          <Box sx={{ alignSelf: 'end' }}>
            <Typography variant="price" component="span" sx={{ mr: 0.5 }}>
              {price(plan.price)}
            </Typography>{' '}
            <Muted as="span">
              <FormattedMessage id="billing.plan.perMonth" />
            </Muted>
            <Muted size="small">
              <FormattedMessage id="billing.plan.billed" />
            </Muted>
          </Box>
          <Strong weight="medium">
            <div>
              <FormattedMessage id="plans.brands" values={{ count: plan.brandsLimit }} />
            </div>
            <div>
              <FormattedMessage id="plans.users" values={{ count: plan.usersLimit }} />
            </div>
          </Strong>
          <Features plan={plan} />
          <OnScreen>
            <PlanAction {...props} />
          </OnScreen>
        </Box>
      </SectionCard>
    </Box>
  )
}

/** Those of the next smaller plan are not repeated. */
function Features({ plan }: { plan: Plan }) {
  const base = smallerOf(plan)
  const added = newFeatures(plan, base)
  return (
    <Column gap={1}>
      {base && (
        <div>
          <FormattedMessage id="plans.everything" values={{ name: base.name, more: added.length }} />
        </div>
      )}
      {added.length > 0 && (
        <CheckedList items={added.map((id) => ({ id, text: <FormattedMessage id={`plans.feature.${id}`} /> }))} />
      )}
    </Column>
  )
}

const isOwn = (standing: PlanStanding) => standing === 'current' || standing === 'tried'

/** Takes no room in the card: the advice comes after the plans and follows the sliders, and nothing moves. */
const ON_THE_EDGE = {
  position: 'absolute',
  top: 0,
  // in line with the text of the card
  insetInlineStart: { xs: 15, sm: 23 },
  display: 'flex',
  borderRadius: `${radius.badge}px`,
  backgroundColor: 'background.paper',
  transform: 'translateY(-50%)',
} as const

/** Keeps its row where it has none. */
function PlanBadges({ plan, standing, activating = false, advice, cancelled }: PlanCardProps) {
  return (
    <Row gap="4px 8px" align="center" wrap>
      {isOwn(standing) && <CurrentBadge cancelled={cancelled !== undefined} />}
      {activating && (
        <StatusBadge tone="info">
          <FormattedMessage id="subscription.activating" />
        </StatusBadge>
      )}
      {cancelled?.end && (
        <Muted size="small">
          <FormattedMessage id="billing.plan.until" values={{ date: cancelled.end }} />
        </Muted>
      )}
      {advice && (
        <Box sx={ON_THE_EDGE}>
          <StatusBadge tone="primary">
            <FormattedMessage id={`plans.${advice}`} />
          </StatusBadge>
        </Box>
      )}
      {plan.isPopular && (
        <StatusBadge icon={<StarIcon size={14} />} {...(!advice && isChoosable(standing) && { tone: 'primary' })}>
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

function PlanAction(props: PlanCardProps) {
  const {
    plan,
    standing,
    cancelled,
    withoutButton = false,
    contact,
    emphasised,
    busy,
    disabled,
    onChoose,
    buttonRef,
  } = props
  if (isChoosable(standing) && !withoutButton)
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
  if (cancelled) return cancelled.reactivate
  if (withoutButton) return contact
  if (standing !== 'lower' && standing !== 'aside')
    return (
      <Button fullWidth disabled variant="outlined" color="neutral">
        <FormattedMessage id="plans.current" />
      </Button>
    )
  return (
    <>
      <Button fullWidth disabled variant="outlined" color="neutral" aria-describedby={LOWER_REASON}>
        <FormattedMessage id={`plans.${standing}`} />
      </Button>
      <Muted size="small" align="center" mt={1}>
        <AppLink to={PLANS_PAGE} hash={LOWER_REASON} aria-describedby={LOWER_REASON}>
          <FormattedMessage id="plans.lower.request" />
        </AppLink>
      </Muted>
    </>
  )
}

/**
 * The rows of a card: title, description, badges, price, limits, features, button. Cards beside each other share their
 * heights.
 */
const ROWS = { display: 'grid', gridTemplateRows: 'subgrid', rowGap: 0 } as const
const CONTENT = { ...ROWS, gridRow: '1 / -1' } as const
/** Without badges their row takes no room of its own. */
const PARTS = { ...CONTENT, '& > * + :not(:empty)': { mt: 2 } } as const
const LEVEL = {
  ...ROWS,
  gridRow: 'span 7',
  '& > *, & section': CONTENT,
  '& section > :last-child': { ...ROWS, gridRow: '2 / -1' },
} as const
const EMPHASISED = { ...LEVEL, '& section': { borderColor: 'primary.main' } } as const
/** A stronger line, without the colour of the next step. */
const OWN = { ...LEVEL, '& section': { borderColor: 'control' } } as const

function borderOf({ standing, emphasised }: PlanCardProps) {
  if (emphasised && isChoosable(standing)) return EMPHASISED
  return isOwn(standing) ? OWN : LEVEL
}
