import { FormattedMessage, useIntl } from 'react-intl'

import { CODES, type ApiError } from '~/api/api-error'
import { Button } from '~/design/inputs/Button'
import { Box, Link } from '~/design/layout/Flex'
import { FailureSummary } from '~/features/shared/forms/Form'
import { useInstallation } from '~/features/shared/installation'
import { errorText, retryInText } from '~/i18n/error-text'
import { reloadPage } from '~/platform/chunk-error'

import type { LoginProblem } from './login-form'

type LoginFailureProps = {
  failure: ApiError
  problem: LoginProblem | undefined
  /** Server errors that belong to no field. */
  others: readonly string[]
}

/** The error above the login form. Field errors are shown at the fields. */
export function LoginFailure({ failure, problem, others }: LoginFailureProps) {
  const intl = useIntl()
  if (failure.code === CODES.script) return <MissingScript />
  switch (problem) {
    case 'locked':
      return <Locked failure={failure} />
    case 'connection':
      return <FailureSummary texts={[intl.formatMessage({ id: 'auth.login.network' })]} failure={failure} />
    case 'unknown':
      return <FailureSummary texts={[errorText(intl, failure)]} failure={failure} />
    default:
      // the fields show the errors, and the first one has the focus
      return <FailureSummary texts={others} unseen="auth.login.failed" />
  }
}

/** Another version was deployed while this page was open, and only a reload helps (C136). */
const MissingScript = () => (
  <FailureSummary texts={[]} title={<FormattedMessage id="errors.page.chunk.title" />}>
    <FormattedMessage id="errors.page.chunk.body" />
    <Box sx={{ marginTop: 1 }}>
      <Button size="small" variant="outlined" color="neutral" onClick={reloadPage}>
        <FormattedMessage id="common.reload" />
      </Button>
    </Box>
  </FailureSummary>
)

/** How long to wait, or who can help. */
function Locked({ failure }: { failure: ApiError }) {
  const { supportEmail } = useInstallation()
  const wait = retryInText(useIntl(), failure.retryAfterMs)
  return (
    <FailureSummary texts={[]} title={<FormattedMessage id="auth.login.locked" />}>
      {wait ?? <FormattedMessage id="auth.login.locked.later" />}{' '}
      {supportEmail && (
        <FormattedMessage
          id="auth.login.locked.contact"
          values={{
            email: <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>,
          }}
        />
      )}
    </FailureSummary>
  )
}
