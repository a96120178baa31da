import { type IntlShape, useIntl } from 'react-intl'

import { ApiError, CODES } from '~/api/api-error'
import { Reference } from '~/design/feedback/ErrorPage'
import { Muted } from '~/design/layout/Text'
import { formatInstant } from '~/i18n/dates'

type Failed = { status: number | string; operation?: string | undefined; at: string }

/** To the second, and with the time zone: support compares it with a log. */
const TO_THE_SECOND = { dateStyle: 'medium', timeStyle: 'long' } as const

/** Lets support find a failure in the provider's logs: status (else the code), operation and local time. */
export const referenceOf = (
  intl: Pick<IntlShape, 'formatDate' | 'locale'>,
  { status, operation, at }: Failed,
): string => [status, operation, formatInstant(intl, at, TO_THE_SECOND)].filter(Boolean).join(' · ')

/** Undefined for what never reached the server: no log has it. */
export function errorReference(intl: Pick<IntlShape, 'formatDate' | 'locale'>, error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code === CODES.network) return undefined
  const { status_code, code, operation, timestamp } = error
  return referenceOf(intl, { status: status_code >= 400 ? status_code : code, operation, at: timestamp })
}

export const isServerFailure = ({ status_code }: ApiError) => status_code >= 500

/** The sentence with the reference, shown with the error of a mutation. Undefined if the server is not at fault. */
export const referenceText = (intl: IntlShape, failure: ApiError | null | undefined): string | undefined =>
  failure && isServerFailure(failure)
    ? intl.formatMessage({ id: 'common.reference' }, { reference: errorReference(intl, failure) ?? '' })
    : undefined

/** The reference by which support finds a failure of the server (NFR-03). Nothing for other failures. */
export function FailureReference({ of: failure }: { of: ApiError | null | undefined }) {
  const text = referenceText(useIntl(), failure)
  return (
    text && (
      <Muted size="small">
        <Reference>{text}</Reference>
      </Muted>
    )
  )
}
