import { FormattedMessage } from 'react-intl'

import { ApiError, CODES } from '~/api/api-error'
import { ErrorPanel } from '~/design/feedback/ErrorPanel'
import { Spaced } from '~/design/layout/Spaced'
import type { PlainMessageId } from '~/i18n/messages'

import { errorReference } from './error-reference'

type QueryFailureProps = { failed: PlainMessageId; error: unknown; onRetry: () => void }

/** A failed query, with a retry button unless it is refused: then who can grant it. */
export const QueryFailure = ({ failed, error, onRetry }: QueryFailureProps) => (
  // offsets the panel's margin: the card has its own padding
  <Spaced mt={-2} mb={-2}>
    <ErrorPanel
      title={<FormattedMessage id={failed} />}
      reference={errorReference(error)}
      onRetry={isDenied(error) ? undefined : onRetry}
    >
      {isDenied(error) && <FormattedMessage id="data.denied" />}
      {isConnection(error) && <FormattedMessage id="errors.connection" />}
    </ErrorPanel>
  </Spaced>
)

const isDenied = (error: unknown) => error instanceof ApiError && error.status_code === 403

const isConnection = (error: unknown) =>
  error instanceof ApiError && (error.code === CODES.network || error.code === CODES.timeout)
