import { FormattedMessage } from 'react-intl'

import { ErrorPage } from '~/design/feedback/ErrorPage'
import { ErrorIcon } from '~/design/icons/first-icons'
import { Button } from '~/design/inputs/Button'

import { WayBack } from './WayBack'

type ErrorScreenProps = {
  /** `server`: a 5xx. `unexpected`: anything else. */
  cause: 'server' | 'unexpected'
  signedIn: boolean
  reference?: string | undefined
  onRetry: () => void
}

/** A page that failed as a whole: retry, or go elsewhere (GRD-16). */
export function ErrorScreen({ cause, signedIn, reference, onRetry }: ErrorScreenProps) {
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
      <FormattedMessage id={`errors.page.${cause}.body`} />
    </ErrorPage>
  )
}
