import { type ChangeEvent, type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'

import { Box, Column } from '~/design/layout/Flex'
import { Columns } from '~/design/layout/Grid'
import { OnScreen } from '~/design/layout/Page'
import { Muted, Strong } from '~/design/layout/Text'
import { styled } from '~/design/theme/styled'
import { radius } from '~/design/theme/tokens'
import { AppLink } from '~/features/shared/AppLink'
import { PLANS_PAGE } from '~/features/shared/plan/plans'
import { SectionCard } from '~/features/shared/Section'
import { useFormats } from '~/i18n/formats'

import type { Needs } from './advice'
import { cardId } from './PlanCard'
import type { Plan, Usage } from './plans'

/** The most that a plan includes. A company that uses more can choose that much. */
const MOST = 100

type PlanFinderProps = {
  usage: Usage
  /**
   * Pending invitations among the users; undefined if not known, or once the user has asked for other numbers. Null
   * until the server has answered: until then no plan is named.
   */
  pending: number | null | undefined
  needs: Needs
  /** The smallest plan with room for the needs, of those that the company has or may choose. */
  plan: Plan | undefined
  /** Today's usage is not known, and the user has asked for nothing yet. */
  unknown: boolean
  /** It is the present one. */
  isPresent: boolean
  onNeeds: (needs: Needs) => void
}

/** Two sliders, set to today's usage, and the smallest plan that is enough. */
export function PlanFinder({ usage, pending, needs, plan, unknown, isPresent, onNeeds }: PlanFinderProps) {
  const { price } = useFormats()
  return (
    <OnScreen>
      <SectionCard title={<FormattedMessage id="plans.finder.title" />}>
        <Columns count={2} gap={3} leastWidth={480}>
          <Slider
            label={<FormattedMessage id="plans.compare.brands" />}
            value={needs.brands}
            max={Math.max(MOST, usage.brands ?? 0)}
            onValue={(brands) => onNeeds({ ...needs, brands })}
          />
          <Slider
            label={<FormattedMessage id="plans.compare.users" />}
            note={!!pending && <FormattedMessage id="plans.finder.pending" values={{ count: pending }} />}
            value={needs.users}
            max={Math.max(MOST, usage.users ?? 0)}
            onValue={(users) => onNeeds({ ...needs, users })}
          />
        </Columns>
        <Box sx={{ mt: 2, visibility: pending === null ? 'hidden' : undefined }}>
          <Column role="status" gap={0.25}>
            {plan ? (
              <>
                <Strong>
                  <AppLink to={PLANS_PAGE} hash={cardId(plan)}>
                    <FormattedMessage id="plans.finder.plan" values={{ name: plan.name, price: price(plan.price) }} />
                  </AppLink>
                </Strong>
                <Muted size="small">
                  <FormattedMessage
                    id={isPresent ? 'plans.finder.present' : 'plans.finder.reason'}
                    values={{ brands: plan.brandsLimit, users: plan.usersLimit }}
                  />
                </Muted>
              </>
            ) : (
              <FormattedMessage id={unknown ? 'plans.finder.ask' : 'plans.finder.none'} />
            )}
          </Column>
        </Box>
      </SectionCard>
    </OnScreen>
  )
}

type SliderProps = {
  label: ReactNode
  /** Beside the label. */
  note?: ReactNode
  value: number
  max: number
  onValue: (value: number) => void
}

/** The browser's own slider: arrows, Page Up and Page Down, touch and screen readers come with it. */
function Slider({ label, note, value, max, onValue }: SliderProps) {
  const id = useId()
  const { number } = useFormats()
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <span>
          <label htmlFor={id}>{label}</label>
          {note && (
            <Muted as="span" size="small">
              {' '}
              {note}
            </Muted>
          )}
        </span>
        <Strong as="span">{number(value)}</Strong>
      </Box>
      <Range
        id={id}
        type="range"
        min={1}
        max={max}
        value={value}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onValue(target.valueAsNumber)}
      />
    </div>
  )
}

const Range = styled('input')(({ theme }) => ({
  display: 'block',
  width: '100%',
  minHeight: 32,
  margin: 0,
  accentColor: theme.vars.palette.primary.main,
  cursor: 'pointer',
  borderRadius: radius.control,
  // clear of the label above
  ':focus-visible': { outlineOffset: -2 },
}))
