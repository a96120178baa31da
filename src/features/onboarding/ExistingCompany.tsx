import { FormattedMessage } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'

/** B §2: whose company is here already joins it by invitation. */
export const ExistingCompany = () => (
  <Alert severity="warning" role="note" title={<FormattedMessage id="onboarding.existing.title" />}>
    <FormattedMessage id="onboarding.existing.body" />
  </Alert>
)
