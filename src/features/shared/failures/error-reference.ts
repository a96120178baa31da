import type { IntlShape } from 'react-intl'

import { ApiError } from '~/api/api-error'

type Failed = { status: number | string; operation?: string | undefined; at: string }

/** Lets support find a failure in the provider's logs: status (else the code), operation and time. */
export const referenceOf = ({ status, operation, at }: Failed): string =>
  [status, operation, at.replace(/\.\d+Z$/, 'Z')].filter(Boolean).join(' · ')

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
