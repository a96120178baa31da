import { FormattedMessage } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'
import { Spaced } from '~/design/layout/Spaced'
import { AppLink } from '~/features/shared/AppLink'

/** REG-51: links to the login instead of only refusing. */
export const EmailUsed = () => (
  <Alert severity="info" title={<FormattedMessage id="onboarding.account.emailUsed" />}>
    <FormattedMessage id="onboarding.account.emailUsed.body" />
    <Spaced mt={0.5}>
      <AppLink to="/auth/login">
        <FormattedMessage id="onboarding.account.signIn" />
      </AppLink>
    </Spaced>
  </Alert>
)
