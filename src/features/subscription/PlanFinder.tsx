import { type ChangeEvent, type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'

import { Box, Column } from '~/design/layout/Flex'
import { Columns } from '~/design/layout/Grid'
import { OnScreen } from '~/design/layout/Page'
import { Muted, Strong } from '~/design/layout/Text'
import { styled } from '~/design/theme/styled'
import { radius } from '~/design/theme/tokens'
import { AppLink } from '~/features/shared/AppLink'
import { PLANS_PAGE } from '~/features/shared/plan/plan-limits'
import { SectionCard } from '~/features/shared/Section'
import { useFormats } from '~/i18n/formats'

import {
  exceeds,
  isChoosable,
  type Plan,
  type PlanFamily,
  type PlanStanding,
  PLANS,
  smallestFor,
  type Usage,
} from './plan-catalogue'
import { cardId } from './PlanCard'

/** Numbers of brands and users that a plan is looked for. */
export type Needs = { brands: number; users: number }

/** What the company uses today; one of each where it is not known. */
export const needsOf = ({ brands, users }: Usage): Needs => ({
  brands: Math.max(1, brands ?? 1),
  users: Math.max(1, users ?? 1),
})

type AdviceFacts = {
  standing: (plan: Plan) => PlanStanding
  /** The plan that the server suggests; undefined without any, null while an answer is awaited that may change it. */
  suggested: Plan | null | undefined
  /** Today's usage, with the pending invitations. */
  usage: Usage
  /** What the user asked for; undefined until then. */
  needs: Needs | undefined
  /** A payment is late, or a cancelled subscription can be resumed: that comes before any other plan. */
  settles: boolean
}

export type Advice = {
  /** The smallest plan with room for the needs, of those that the company has or may choose. */
  enough: Plan | undefined
  /** Neither today's usage nor the needs are known: no plan is enough until the user asks for something. */
  unknown: boolean
  /** It is the present one. */
  isPresent: boolean
  /** The one card with a badge of advice, and whether the server suggests it. */
  badge: { plan: Plan; suggested: boolean } | undefined
  /** The plan of the one filled button. */
  emphasised: Plan | undefined
}

/**
 * Which plan to choose (K60): the one that the user's needs ask for, else the one that the server suggests, else the
 * one that today's usage asks for. None where the present plan suffices; a popular one where the usage is not known.
 */
export function adviceFor({ standing, suggested, usage, needs, settles }: AdviceFacts): Advice {
  const choosable = PLANS.filter((plan) => isChoosable(standing(plan)))
  const offered = PLANS.filter((plan) => choosable.includes(plan) || standing(plan) === 'current')
  const unknown = !needs && (usage.brands === null || usage.users === null)
  const enough = unknown ? undefined : smallestFor(needs ?? needsOf(usage), offered)
  const isPresent = enough !== undefined && !choosable.includes(enough)
  const awaited = suggested === null && !needs
  if (settles || awaited) return { enough, unknown, isPresent, badge: undefined, emphasised: undefined }

  const next = isPresent ? undefined : enough
  const suggestion = suggested && choosable.includes(suggested) && !needs ? suggested : undefined
  const advised = suggestion ?? next
  const popular = unknown ? choosable.find((plan) => plan.isPopular) : undefined
  return {
    enough,
    unknown,
    isPresent,
    badge: advised && { plan: advised, suggested: advised === suggestion },
    emphasised: advised ?? popular,
  }
}

const FAMILIES: readonly PlanFamily[] = ['solo', 'agency']

/**
 * The families in the order of display, and which are shown on demand: those of which no plan has room for today's
 * usage, and beside a subscription that can be resumed the one that it is not of. The company's own family is first.
 */
export function familiesFor(usage: Usage, own: PlanFamily | undefined, resumes: boolean) {
  const fits = (family: PlanFamily) => PLANS.some((plan) => plan.category === family && !exceeds(usage, plan))
  const isFolded = (family: PlanFamily) =>
    family !== own && (resumes || (!fits(family) && FAMILIES.some((other) => other === own || fits(other))))
  const families = FAMILIES.map((family) => ({ family, folded: isFolded(family) }))
  return own === 'agency' || families[0]?.folded ? families.toReversed() : families
}

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
