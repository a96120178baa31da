import { FormattedMessage } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'

/** Shown when more than the focused field is invalid. */
export const FieldsToCorrect = ({ count }: { count: number }) =>
  count > 1 && (
    <Alert severity="error" role="status">
      <FormattedMessage id="forms.errors.title" values={{ count }} />
    </Alert>
  )
