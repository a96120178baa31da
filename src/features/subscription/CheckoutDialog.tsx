import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'

import { planName } from '~/api/names'
import { Alert } from '~/design/feedback/Alert'
import { ConfirmDialog } from '~/design/layers/ConfirmDialog'
import { Box, Column, Link, Stack } from '~/design/layout/Flex'
import { CheckedList } from '~/design/layout/PlainList'
import { Muted } from '~/design/layout/Text'
import { useInstallation } from '~/features/shared/installation'

import type { Checkout } from './checkout'
import { PlanChange, type Present } from './PlanChange'
import { exceeds, newFirst, type Plan, planNamed, planOf, smallerOf } from './plans'

type CheckoutDialogProps = {
  /** Undefined closes the dialog. */
  checkout: Checkout | undefined
  present: Present
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
  const plan = planOf(checkout?.planType)
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
          {plan && <Features plan={plan} than={present.inTrial ? smallerOf(plan) : planNamed(present.name)} />}
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
