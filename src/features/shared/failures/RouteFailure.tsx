import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'

import { reloadPage } from '~/features/shared/reload-page'
import { isLostFile } from '~/platform/lost-file'
import { reportError } from '~/telemetry/reporter'

import { errorReference } from './error-reference'
import { FailureScreen } from './FailureScreen'
import { LostFileScreen } from './LostFileScreen'
import { pageFailure, waitAsked } from './page-failure'

/** Error component of routes (GRD-16). A retry runs the loader again. */
export function RouteFailure({ error, reset, signedIn }: ErrorComponentProps & { signedIn: boolean }) {
  const router = useRouter()

  useEffect(() => reportError(error, { from: 'route' }), [error])

  if (isLostFile(error))
    // the same page is drawn again only when its files have been asked for again
    return <LostFileScreen error={error} onRetry={() => router.invalidate().finally(reset)} />

  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <FailureScreen
      failure={pageFailure(error)}
      signedIn={signedIn}
      waitMs={waitAsked(error)}
      reference={errorReference(error)}
      onRetry={retry}
      onReload={reloadPage}
    />
  )
}
