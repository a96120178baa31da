import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'

import { ApiError, CODES, refusedStatus } from '~/api/api-error'
import { ErrorPanel } from '~/design/feedback/ErrorPanel'
import { Spaced } from '~/design/layout/Flex'
import { waitSentence } from '~/i18n/error-text'
import type { PlainMessageId } from '~/i18n/messages'

import { errorReference } from './error-reference'

type QueryFailureProps = { failed: PlainMessageId; error: unknown; onRetry: () => void }

/** A failed query with its cause and a retry button, also after a 403: the right may be granted meanwhile. */
export const QueryFailure = ({ failed, error, onRetry }: QueryFailureProps) => (
  // offsets the panel's margin: the card has its own padding
  <Spaced mt={-2} mb={-2}>
    <ErrorPanel title={<FormattedMessage id={failed} />} reference={errorReference(error)} onRetry={onRetry}>
      {causeOf(useIntl(), error)}
    </ErrorPanel>
  </Spaced>
)

/** What helps to know: who can grant it, the network, or that the server asks to wait. */
function causeOf(intl: IntlShape, error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (refusedStatus(error) === 403) return intl.formatMessage({ id: 'data.denied' })
  if (error.code === CODES.network || error.code === CODES.timeout)
    return intl.formatMessage({ id: 'errors.connection' })
  if (error.code === CODES.listTooLong) return intl.formatMessage({ id: 'errors.listTooLong' })
  return waitSentence(intl, error)
}
