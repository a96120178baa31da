import type { Invitation } from '~/api/generated/types.gen'

/** A pending invitation whose time has passed is an expired one, whether or not the provider says so. */
export function statusNow({ status, expires_at }: Invitation, now: number): string | undefined {
  if (status === 'pending' && Date.parse(expires_at ?? '') <= now) return 'expired'
  return status?.trim() || undefined
}
