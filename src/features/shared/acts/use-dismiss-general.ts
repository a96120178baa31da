import { useEffect, useEffectEvent } from 'react'

import type { ApiError } from '~/api/api-error'

import { dismissGeneralOf } from './use-act'

/** `dismissGeneralOf` for failed queries, once each: the part reports the failure itself, or the user asked nothing. */
export function useDismissGeneral(failures: readonly (ApiError | null | undefined)[]): void {
  const key = failures.map((failure) => failure && `${failure.status_code} ${failure.timestamp}`).join('')
  const dismiss = useEffectEvent(() => dismissGeneralOf(...failures.flatMap((failure) => failure ?? [])))
  useEffect(() => {
    if (key !== '') dismiss()
  }, [key])
}
