import { FormattedMessage } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'

/** Where more than the focused field is in error. */
export const FieldsToCorrect = ({ count }: { count: number }) =>
  count > 1 && (
    <Alert severity="error" role="status">
      <FormattedMessage id="forms.errors.title" values={{ count }} />
    </Alert>
  )
