import { FormattedMessage, useIntl } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { Alert } from '~/design/layout/layout'
import { VisuallyHidden } from '~/design/layout/VisuallyHidden'
import { waitMinutes } from '~/features/shared/forms/wait-minutes'
import { useInstallation } from '~/features/shared/installation'
import { errorText } from '~/i18n/error-text'

import type { LoginProblem } from './login-failure'

type LoginFailureProps = {
  failure: ApiError
  problem: LoginProblem | undefined
  /** What the server says of no field of the form. */
  others: readonly string[]
}

/** What a refused sign-in says above the form (B §8). What concerns a field stands beside it. */
export function LoginFailure({ failure, problem, others }: LoginFailureProps) {
  const intl = useIntl()
  switch (problem) {
    case 'locked':
      return <Locked failure={failure} />
    case 'connection':
      return (
        <Alert severity="error">
          <FormattedMessage id="auth.login.network" />
        </Alert>
      )
    case 'unknown':
      return <Alert severity="error">{errorText(intl, failure)}</Alert>
    default:
      // the fields say what is wrong, and the first has the focus
      return others.length > 0 ? (
        <Alert severity="error">{others.join(' ')}</Alert>
      ) : (
        <VisuallyHidden role="alert">
          <FormattedMessage id="auth.login.failed" />
        </VisuallyHidden>
      )
  }
}

/** LOG-25: how long to wait, or whom to ask. */
function Locked({ failure }: { failure: ApiError }) {
  const { supportEmail } = useInstallation()
  const minutes = waitMinutes(failure.retryAfterMs)
  return (
    <Alert severity="error" title={<FormattedMessage id="auth.login.locked" />}>
      {minutes === undefined ? (
        <FormattedMessage id="auth.login.locked.later" />
      ) : (
        <FormattedMessage id="auth.login.locked.wait" values={{ minutes }} />
      )}{' '}
      {supportEmail && <FormattedMessage id="auth.login.locked.contact" values={{ email: supportEmail }} />}
    </Alert>
  )
}
