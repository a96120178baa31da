import { FormattedMessage } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'
import { PlainList } from '~/design/layout/PlainList'

const RULES = ['access.rules.one', 'access.rules.several', 'access.rules.rights', 'access.rules.role'] as const

/** ACC-03, ACC-17, ACC-18. */
export const AccessRules = () => (
  <Alert severity="info" role="note" title={<FormattedMessage id="access.rules.title" />}>
    <PlainList gap={0.25}>
      {RULES.map((id) => (
        <li key={id}>
          <FormattedMessage id={id} />
        </li>
      ))}
    </PlainList>
  </Alert>
)
