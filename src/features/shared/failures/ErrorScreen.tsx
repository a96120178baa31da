import { FormattedMessage, useIntl } from 'react-intl'

import { ErrorPage } from '~/design/feedback/ErrorPage'
import { ErrorIcon } from '~/design/icons/first-icons'
import { Button } from '~/design/inputs/Button'
import { waitSentence } from '~/i18n/error-text'

import { WayBack } from './WayBack'

type ErrorScreenProps = {
  /** `server`: a 5xx. `busy`: a 429. `unexpected`: anything else. */
  cause: 'server' | 'busy' | 'unexpected'
  signedIn: boolean
  reference?: string | undefined
  /** With `busy`. */
  waitMs?: number | undefined
  onRetry: () => void
}

/** A page that failed as a whole: retry, or go elsewhere (GRD-16). */
export function ErrorScreen({ cause, signedIn, reference, waitMs, onRetry }: ErrorScreenProps) {
  const intl = useIntl()
  return (
    <ErrorPage
      icon={<ErrorIcon />}
      title={<FormattedMessage id={`errors.page.${cause}.title`} />}
      reference={reference}
      actions={
        <>
          <Button onClick={onRetry}>
            <FormattedMessage id="common.retry" />
          </Button>
          <WayBack signedIn={signedIn} variant="outlined" />
        </>
      }
    >
      {cause === 'busy' ? (
        waitSentence(intl, { status_code: 429, retryAfterMs: waitMs })
      ) : (
        <FormattedMessage id={`errors.page.${cause}.body`} />
      )}
    </ErrorPage>
  )
}
