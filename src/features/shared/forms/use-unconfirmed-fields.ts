import { useCallback, useState } from 'react'

import type { ApiError } from '~/api/api-error'
import { mayBeDone } from '~/api/may-be-done'

import type { UnconfirmedFields } from './form-diff'

/** @returns the unconfirmed fields, and what to call with each failure and the body that was sent */
export function useUnconfirmedFields() {
  const [doubt, setDoubt] = useState<UnconfirmedFields>(() => new Set())
  const raise = useCallback((failure: ApiError, sent: object) => {
    if (mayBeDone(failure)) setDoubt((before) => new Set([...before, ...Object.keys(sent)]))
  }, [])
  return [doubt, raise] as const
}
