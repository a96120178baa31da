import { FormattedMessage } from 'react-intl'

import { ApiError, CODES } from '~/api/api-error'
import { ErrorPanel } from '~/design/feedback/ErrorPanel'
import { Spaced } from '~/design/layout/Spaced'
import type { PlainMessageId } from '~/i18n/messages'

import { errorReference } from './error-reference'

type QueryFailureProps = { failed: PlainMessageId; error: unknown; onRetry: () => void }

/** A failed query with a retry button. */
export const QueryFailure = ({ failed, error, onRetry }: QueryFailureProps) => (
  // offsets the panel's margin: the card has its own padding
  <Spaced mt={-2} mb={-2}>
    <ErrorPanel title={<FormattedMessage id={failed} />} reference={errorReference(error)} onRetry={onRetry}>
      {isConnection(error) && <FormattedMessage id="errors.connection" />}
    </ErrorPanel>
  </Spaced>
)

const isConnection = (error: unknown) =>
  error instanceof ApiError && (error.code === CODES.network || error.code === CODES.timeout)
