import { useEffect, useEffectEvent } from 'react'

import type { ApiError } from '~/api/api-error'
import { dismissGeneral } from '~/design/feedback/toasts'
import { isServerFailure } from '~/features/shared/failures/error-reference'

/** Removes the general toast of failures that the screen or another toast shows, or that need no message (NFR-03). */
export function dismissGlobalErrorToast(...failures: readonly ApiError[]): void {
  if (failures.some(({ status_code }) => status_code === 403)) dismissGeneral('refusal')
  if (failures.some(isServerFailure)) dismissGeneral('server failure')
}

/** `dismissGlobalErrorToast` for failed queries, once each: the section shows the error itself. */
export function useInlineErrors(failures: readonly (ApiError | null | undefined)[]): void {
  const key = failures.map((failure) => failure && `${failure.status_code} ${failure.timestamp}`).join('')
  const dismiss = useEffectEvent(() => dismissGlobalErrorToast(...failures.flatMap((failure) => failure ?? [])))
  useEffect(() => {
    if (key !== '') dismiss()
  }, [key])
}
