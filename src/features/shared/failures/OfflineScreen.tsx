import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'

import { ErrorPage } from '~/design/feedback/ErrorPage'
import { OfflineIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'

/** No network. Retries when the connection returns, as its text says. */
export function OfflineScreen({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])

  return (
    <ErrorPage
      icon={<OfflineIcon />}
      title={<FormattedMessage id="errors.page.offline.title" />}
      actions={
        <Button onClick={onRetry}>
          <FormattedMessage id="common.retry" />
        </Button>
      }
    >
      <FormattedMessage id="errors.page.offline.body" />
    </ErrorPage>
  )
}
