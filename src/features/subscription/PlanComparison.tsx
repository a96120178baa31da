import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Name } from '~/design/data/Facts'
import { CheckIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Box, Spaced } from '~/design/layout/Flex'
import { OnScreen } from '~/design/layout/Page'
import { VisuallyHidden } from '~/design/layout/Text'
import { usePrinting } from '~/design/layout/use-printing'
import type { PlanType } from '~/features/shared/plan/plan-limits'
import { Sections } from '~/features/shared/Section'
import { useFormats } from '~/i18n/formats'

import { PLAN_FEATURES, PLANS, type Plan } from './plan-catalogue'
import { CurrentBadge } from './PlanCard'

type PlanComparisonProps = {
  current: Plan | undefined
  cancelled: boolean
  /** Opened with it: the cards of plans that cannot be chosen. */
  children?: ReactNode
}

/** All six plans side by side, opened on demand and always printed (PLN-30); the current plan is marked. */
export function PlanComparison({ current, cancelled, children }: PlanComparisonProps) {
  const [open, setOpen] = useState(false)
  const printing = usePrinting()
  return (
    <div>
      <OnScreen>
        <Button
          variant="outlined"
          color="neutral"
          aria-expanded={open}
          aria-controls="plan-comparison"
          onClick={() => setOpen(!open)}
        >
          <FormattedMessage id={open ? 'plans.compare.hide' : 'plans.compare'} />
        </Button>
      </OnScreen>
      <div id="plan-comparison">
        {(open || printing) && (
          <Sections spacing={4}>
            <Comparison current={current?.planType} cancelled={cancelled} />
            {children}
          </Sections>
        )}
      </div>
    </div>
  )
}

/** Ref callback of the column of one's own plan: moves it into the middle of what a phone shows, and not the page. */
function showInRegion(column: HTMLElement | null) {
  const region = column?.closest<HTMLElement>('[role="region"]')
  if (!column || !region) return
  const names = column.parentElement?.firstElementChild?.clientWidth ?? 0
  region.scrollLeft = column.offsetLeft - (region.clientWidth + names - column.offsetWidth) / 2
}

type ComparisonProps = { current: PlanType | undefined; cancelled: boolean }

function Comparison({ current, cancelled }: ComparisonProps) {
  const intl = useIntl()
  const { price, number } = useFormats()
  const title = intl.formatMessage({ id: 'plans.compare.title' })
  const figures = [
    { id: 'plans.compare.price', of: PLANS.map((plan) => price(plan.price)) },
    { id: 'plans.compare.brands', of: PLANS.map((plan) => number(plan.brandsLimit)) },
    { id: 'plans.compare.users', of: PLANS.map((plan) => number(plan.usersLimit)) },
  ] as const
  return (
    // wider than a phone: focusable, so that the keyboard can scroll the table
    <Box role="region" aria-label={title} tabIndex={0} sx={REGION}>
      <Box component="table" sx={TABLE}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="plans.compare.feature" />
            </th>
            {PLANS.map(({ planType, name }) => (
              <th
                key={planType}
                scope="col"
                data-current={planType === current}
                ref={planType === current ? showInRegion : null}
              >
                <Name>{name}</Name>
                {planType === current && (
                  <Spaced mt={0.5}>
                    <CurrentBadge cancelled={cancelled} />
                  </Spaced>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ id, of }) => (
            <tr key={id}>
              <th scope="row">
                <FormattedMessage id={id} />
              </th>
              {PLANS.map(({ planType }, index) => (
                <td key={planType} data-current={planType === current}>
                  {of[index]}
                </td>
              ))}
            </tr>
          ))}
          {PLAN_FEATURES.map((feature) => (
            <tr key={feature}>
              <th scope="row">
                <FormattedMessage id={`plans.feature.${feature}`} />
              </th>
              {PLANS.map(({ planType, features }) => (
                <td key={planType} data-current={planType === current}>
                  <Mark included={features.includes(feature)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

const Mark = ({ included }: { included: boolean }) => (
  <>
    {included ? <CheckIcon size={18} /> : <span aria-hidden>–</span>}
    <VisuallyHidden>
      <FormattedMessage id={included ? 'plans.compare.included' : 'plans.compare.excluded'} />
    </VisuallyHidden>
  </>
)

const REGION = { position: 'relative', mt: 1, overflowX: 'auto', '@media print': { overflow: 'visible' } } as const

const TABLE = {
  width: '100%',
  // a column that is cut tells that more follow
  minWidth: { xs: 840, sm: 760 },
  '@media print': { minWidth: '0 !important' },
  borderCollapse: 'collapse',
  // not in the names: tabular hyphens look wide
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& :is(th, td)': {
    position: 'relative',
    p: 1.25,
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'center',
    fontWeight: 'inherit',
  },
  // what a row is about stays in sight
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    textAlign: 'start',
    backgroundColor: 'background.default',
  },
  '& thead th': { verticalAlign: 'top', fontWeight: 600 },
  '& [data-current="true"]': { backgroundColor: 'background.subtle' },
  '& .icon': { color: 'success.main' },
} as const
