import { ApiError } from '~/api/api-error'

/** What support needs to find the failure in the provider's logs: status, code and time. */
export function errorReference(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { status_code, code, timestamp } = error
  return `${status_code || code} · ${timestamp.replace(/\.\d+Z$/, 'Z')}`
}
