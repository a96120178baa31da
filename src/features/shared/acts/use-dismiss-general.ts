import { useEffect, useEffectEvent } from 'react'

import type { ApiError } from '~/api/api-error'

import { dismissGeneralOf } from './use-act'

/** `dismissGeneralOf` for failures of queries, once for each: the part says them itself, or nobody asked. */
export function useDismissGeneral(failures: readonly (ApiError | null | undefined)[]): void {
  const key = failures.map((failure) => failure && `${failure.status_code} ${failure.timestamp}`).join('')
  const dismiss = useEffectEvent(() => dismissGeneralOf(...failures.flatMap((failure) => failure ?? [])))
  useEffect(() => {
    if (key !== '') dismiss()
  }, [key])
}
