import { useCallback, useState } from 'react'

import type { ApiError } from '~/api/api-error'
import { mayBeDone } from '~/api/may-be-done'

/**
 * Names of the fields of which it is unknown what the server has, after a failure that leaves open whether a change was
 * made. They are sent again, also when the user has changed them back.
 */
export type Doubt = ReadonlySet<string>

export const NO_DOUBT: Doubt = new Set()

/** @returns the fields in doubt, and what to call with each failure and the body that was sent */
export function useDoubt() {
  const [doubt, setDoubt] = useState(NO_DOUBT)
  const raise = useCallback((failure: ApiError, sent: object) => {
    if (mayBeDone(failure)) setDoubt((before) => new Set([...before, ...Object.keys(sent)]))
  }, [])
  return [doubt, raise] as const
}
