import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'

import { ErrorPage } from '~/design/feedback/ErrorPage'
import { ClockIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'

const TRY_AGAIN_MS = 30_000

/** The service is unavailable (503). Retries by itself, as its text says. */
export function MaintenanceScreen({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    const timer = setInterval(onRetry, TRY_AGAIN_MS)
    return () => clearInterval(timer)
  }, [onRetry])

  return (
    <ErrorPage
      icon={<ClockIcon />}
      title={<FormattedMessage id="errors.page.maintenance.title" />}
      actions={
        <Button onClick={onRetry}>
          <FormattedMessage id="common.retry" />
        </Button>
      }
    >
      <FormattedMessage id="errors.page.maintenance.body" />
    </ErrorPage>
  )
}
