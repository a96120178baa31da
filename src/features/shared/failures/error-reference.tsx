import { type IntlShape, useIntl } from 'react-intl'

import { ApiError } from '~/api/api-error'
import { Reference } from '~/design/feedback/ErrorPage'
import { Muted } from '~/design/layout/Text'
import { MINUTE_MS } from '~/platform/clock'

type Failed = { status: number | string; operation?: string | undefined; at: string }

const two = (value: number) => String(Math.trunc(Math.abs(value))).padStart(2, '0')

/** The moment on the user's clock, with its offset: `2026-03-16T10:00:00+01:00`. An invalid date stays as it is. */
function localTime(at: string): string {
  const moment = new Date(at)
  const offset = -moment.getTimezoneOffset()
  if (!offset || Number.isNaN(moment.getTime())) return at.replace(/\.\d+Z$/, 'Z')
  const shifted = new Date(moment.getTime() + offset * MINUTE_MS).toISOString()
  return `${shifted.slice(0, 19)}${offset < 0 ? '-' : '+'}${two(offset / 60)}:${two(offset % 60)}`
}

/** Lets support find a failure in the provider's logs: status (else the code), operation and time. */
export const referenceOf = ({ status, operation, at }: Failed): string =>
  [status, operation, localTime(at)].filter(Boolean).join(' · ')

export function errorReference(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { status_code, code, operation, timestamp } = error
  return referenceOf({ status: status_code >= 400 ? status_code : code, operation, at: timestamp })
}

export const isServerFailure = ({ status_code }: ApiError) => status_code >= 500

/** The sentence with the reference, shown with the error of a mutation. Undefined if the server is not at fault. */
export const referenceText = (intl: IntlShape, failure: ApiError | null | undefined): string | undefined =>
  failure && isServerFailure(failure)
    ? intl.formatMessage({ id: 'common.reference' }, { reference: errorReference(failure) ?? '' })
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
