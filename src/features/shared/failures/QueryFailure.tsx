import { useRef } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'

import { ApiError, CODES, refusedStatus } from '~/api/api-error'
import { ErrorPanel } from '~/design/feedback/ErrorPanel'
import { Box } from '~/design/layout/Flex'
import { waitSentence } from '~/i18n/error-text'
import type { PlainMessageId } from '~/i18n/messages'

import { errorReference, isServerFailure } from './error-reference'
import { hasNoAnswer, useNoAnswer } from './error-toasts'

type QueryFailureProps = { failed: PlainMessageId; error: unknown; retrying?: boolean; onRetry: () => void }

/**
 * A failed query with its cause and a retry button, also after a 403: the right may be granted meanwhile. Without an
 * answer, the banner says the cause once for the whole page.
 */
export function QueryFailure({ failed, error, retrying = false, onRetry }: QueryFailureProps) {
  const intl = useIntl()
  const section = useRef<HTMLDivElement>(null)
  useNoAnswer(section, error, onRetry)
  return (
    <Box ref={section} sx={IN_CARD}>
      <ErrorPanel
        title={<FormattedMessage id={failed} />}
        cause={hasNoAnswer(error) ? 'connection' : undefined}
        reference={errorReference(intl, error)}
        retrying={retrying}
        onRetry={onRetry}
      >
        {causeOf(intl, error)}
      </ErrorPanel>
    </Box>
  )
}

/** Offsets the panel's margin: the card has its own padding. */
const IN_CARD = { my: -2 } as const

/** What helps to know: who can grant it, the network, that the server asks to wait, or that it is at fault. */
function causeOf(intl: IntlShape, error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (refusedStatus(error) === 403) return intl.formatMessage({ id: 'data.denied' })
  if (hasNoAnswer(error)) return intl.formatMessage({ id: 'errors.connection' })
  if (error.code === CODES.listTooLong) return intl.formatMessage({ id: 'errors.listTooLong' })
  return (
    waitSentence(intl, error) ??
    (isServerFailure(error) || error.code === CODES.invalidResponse
      ? intl.formatMessage({ id: 'errors.page.server.body' })
      : undefined)
  )
}
