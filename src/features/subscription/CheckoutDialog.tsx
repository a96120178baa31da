import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'

import { planName } from '~/api/names'
import { Count } from '~/design/data/Count'
import { Name } from '~/design/data/Facts'
import { Alert } from '~/design/feedback/Alert'
import { hasLimit } from '~/design/feedback/UsageBar'
import { ConfirmDialog } from '~/design/layers/ConfirmDialog'
import { Box, Column, Link, Stack } from '~/design/layout/Flex'
import { CheckedList } from '~/design/layout/PlainList'
import { VisuallyHidden, Muted } from '~/design/layout/Text'
import { useInstallation } from '~/features/shared/installation'
import { useFormats } from '~/i18n/formats'

import type { Checkout } from './checkout'
import { type Plan, type Usage, exceeds, newFirst, planByName, planByType, smallerOf } from './plan-catalogue'

type CheckoutDialogProps = {
  /** Undefined closes the dialog. */
  checkout: Checkout | undefined
  present: CurrentPlan
  redirecting: boolean
  onConfirm: () => void
  onClose: () => void
  onClosed: () => void
}

const FEATURES_SHOWN = 4

/** The only way to the payment page (K18). */
export function CheckoutDialog(props: CheckoutDialogProps) {
  const { present, redirecting, onConfirm, onClose, onClosed } = props
  // keep the content until the dialog has closed
  const [last, keep] = useState(props.checkout)
  if (props.checkout && props.checkout !== last) keep(props.checkout)
  const checkout = props.checkout ?? last
  const intl = useIntl()
  const plan = planByType(checkout?.planType)
  const name = plan?.name ?? planName(checkout?.planType ?? '')
  return (
    <ConfirmDialog
      open={props.checkout !== undefined}
      title={<FormattedMessage id="plans.confirm.title" values={{ plan: name }} />}
      confirm={
        <FormattedMessage id="plans.confirm.pay" values={{ amount: numberAlone(intl, checkout?.amount ?? 0) }} />
      }
      busyLabel={<FormattedMessage id="plans.confirm.redirecting" />}
      busy={redirecting}
      onConfirm={onConfirm}
      onClose={onClose}
      onClosed={onClosed}
    >
      {checkout && (
        <Stack spacing={2}>
          {plan && exceeds(present.usage, plan) && (
            <Alert severity="warning" role="note">
              <FormattedMessage id="plans.confirm.exceeds" />
            </Alert>
          )}
          <PlanChange present={present} name={name} amount={checkout.amount} plan={plan} />
          {plan && <Features plan={plan} than={present.inTrial ? smallerOf(plan) : planByName(present.name)} />}
          <Muted size="small">
            <Column gap={1}>
              <div>
                <FormattedMessage id="plans.confirm.due" />
              </div>
              <div>
                <FormattedMessage id="plans.confirm.secure" />
              </div>
              <div>
                <Terms />
              </div>
            </Column>
          </Muted>
        </Stack>
      )}
    </ConfirmDialog>
  )
}

const CENTS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** The text has the euro sign; cents only when there are some. */
const numberAlone = (intl: IntlShape, amount: number) =>
  intl.formatNumber(amount, Number.isInteger(amount) ? {} : CENTS)

/** Plain text if the installation has no URL for the terms. */
function Terms() {
  const { legal } = useInstallation()
  const linked = (words: ReactNode[]) =>
    legal?.terms ? (
      <Link key="terms" href={legal.terms} external>
        {words}
      </Link>
    ) : (
      words
    )
  return <FormattedMessage id="plans.confirm.terms" values={{ terms: linked }} />
}

/** What is new comes first. A trial has bought nothing yet: there, what the smaller plan lacks. */
function Features({ plan, than }: { plan: Plan; than: Plan | undefined }) {
  const others = plan.features.length - FEATURES_SHOWN
  return (
    <div>
      <CheckedList
        items={newFirst(plan, than)
          .slice(0, FEATURES_SHOWN)
          .map((id) => ({ id, text: <FormattedMessage id={`plans.feature.${id}`} /> }))}
      />
      {others > 0 && (
        <Box sx={{ mt: 0.75, pl: 3, color: 'text.secondary' }}>
          <FormattedMessage id="plans.feature.more" values={{ count: others }} />
        </Box>
      )}
    </div>
  )
}

/** The company's current state; an unknown limit is undefined. */
export type CurrentPlan = {
  name: string | undefined
  price: number | null | undefined
  inTrial: boolean
  usage: Usage
  limits: { brands: number | null | undefined; users: number | null | undefined }
}

type PlanChangeProps = { present: CurrentPlan; name: string; amount: number; plan: Plan | undefined }

/** Before and after, with the current usage against both limits. */
export function PlanChange({ present, name, amount, plan }: PlanChangeProps) {
  const { price } = useFormats()
  const { usage, limits } = present
  return (
    <Box component="table" sx={TABLE}>
      <caption>
        <VisuallyHidden>
          <FormattedMessage id="plans.confirm.change" />
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>
              <FormattedMessage id="plans.confirm.change" />
            </VisuallyHidden>
          </th>
          <th scope="col">
            <FormattedMessage id="plans.confirm.today" />
          </th>
          <th scope="col">
            <FormattedMessage id="plans.confirm.then" />
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            <FormattedMessage id="plans.confirm.plan" />
          </th>
          <td>
            <PresentPlan {...present} />
          </td>
          <td translate="no">{name}</td>
        </tr>
        <tr>
          <th scope="row">
            <FormattedMessage id="plans.compare.price" />
          </th>
          <td>{price(present.inTrial ? 0 : present.price)}</td>
          <td>{price(amount)}</td>
        </tr>
        <tr>
          <th scope="row">
            <FormattedMessage id="plans.compare.brands" />
          </th>
          <td>
            <Used used={usage.brands} limit={limits.brands} />
          </td>
          <td>
            <Used used={usage.brands} limit={plan?.brandsLimit} />
          </td>
        </tr>
        <tr>
          <th scope="row">
            <FormattedMessage id="plans.compare.users" />
          </th>
          <td>
            <Used used={usage.users} limit={limits.users} />
          </td>
          <td>
            <Used used={usage.users} limit={plan?.usersLimit} />
          </td>
        </tr>
      </tbody>
    </Box>
  )
}

/** A trial costs nothing, also if the server names its plan. */
function PresentPlan({ name, inTrial }: Pick<CurrentPlan, 'name' | 'inTrial'>) {
  if (!inTrial) return name ? <Name>{name}</Name> : <FormattedMessage id="billing.plan.none" />
  return (
    <>
      {name && <Name>{name} · </Name>}
      <FormattedMessage id="plans.confirm.trial" />
    </>
  )
}

function Used({ used, limit }: { used: number | null; limit: number | null | undefined }) {
  if (used === null || !hasLimit(limit)) return <Count value={used} />
  return (
    <Box component="span" sx={used > limit ? { color: 'error.main', fontWeight: 600 } : {}}>
      <FormattedMessage id="plans.confirm.used" values={{ used, limit }} />
    </Box>
  )
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  // not in the names: tabular hyphens look wide
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& :is(th, td)': {
    position: 'relative',
    py: 0.75,
    pr: 1,
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'start',
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
  },
  // a column is as wide as its heading
  '& thead th': { fontWeight: 600, overflowWrap: 'break-word' },
  '& tbody th': { color: 'text.secondary' },
} as const
