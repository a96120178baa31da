import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'

import { ErrorPage } from '~/design/feedback/ErrorPage'
import { CloseCircleIcon } from '~/design/icons/icons'
import { Spaced } from '~/design/layout/Flex'
import { ButtonLink } from '~/features/shared/AppLink'
import { WayBack } from '~/features/shared/failures/WayBack'
import { SupportContact } from '~/features/shared/links'
import { track } from '~/telemetry/analytics'

import type { PaymentSearch } from './payment-search'

/** Nothing was paid. The URL's parameters go to analytics and are never shown (C280). */
export function PaymentCancelScreen({ session_id, plan_type, reason }: PaymentSearch) {
  const reported = useRef(false)
  useEffect(() => {
    if (reported.current) return
    reported.current = true
    track('payment_cancelled', { session_id, plan_type, reason })
  }, [session_id, plan_type, reason])
  return (
    <ErrorPage
      icon={<CloseCircleIcon />}
      title={<FormattedMessage id="plans.cancel.title" />}
      actions={
        <>
          <ButtonLink to="/subscription/upgrade">
            <FormattedMessage id="common.retry" />
          </ButtonLink>
          <WayBack signedIn variant="outlined" />
        </>
      }
    >
      <FormattedMessage id="plans.cancel.body" />
      <Spaced mt={1}>
        <SupportContact />
      </Spaced>
    </ErrorPage>
  )
}
