import { ApiError } from '~/api/api-error'

type Failed = { status: number | string; operation?: string | undefined; at: string }

/** What support needs to find a failure in the provider's logs: status, or the code where it says nothing; operation and time. */
export const referenceOf = ({ status, operation, at }: Failed): string =>
  [status, operation, at.replace(/\.\d+Z$/, 'Z')].filter(Boolean).join(' · ')

export function errorReference(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { status_code, code, operation, timestamp } = error
  return referenceOf({ status: status_code >= 400 ? status_code : code, operation, at: timestamp })
}
