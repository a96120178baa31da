import { useEffect, useEffectEvent } from 'react'

import type { ApiError } from '~/api/api-error'
import { dismissGeneral } from '~/design/feedback/toasts'
import { isServerFailure } from '~/features/shared/failures/error-reference'

/**
 * The screen or a toast says what failed or was refused, or nothing is to be said: the general toast is removed
 * (NFR-03).
 */
export function dismissGlobalErrorToast(...failures: readonly ApiError[]): void {
  if (failures.some(({ status_code }) => status_code === 403)) dismissGeneral('refusal')
  if (failures.some(isServerFailure)) dismissGeneral('server failure')
}

/** `dismissGlobalErrorToast` for failed queries, once each: the part reports the failure itself, or the user asked nothing. */
export function useInlineErrors(failures: readonly (ApiError | null | undefined)[]): void {
  const key = failures.map((failure) => failure && `${failure.status_code} ${failure.timestamp}`).join('')
  const dismiss = useEffectEvent(() => dismissGlobalErrorToast(...failures.flatMap((failure) => failure ?? [])))
  useEffect(() => {
    if (key !== '') dismiss()
  }, [key])
}
