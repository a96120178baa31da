import { useEffect } from 'react'
import { useIntl } from 'react-intl'

import { dismissToast, hasGlobal, toast } from '~/design/feedback/toasts'
import type { Connection } from '~/features/shared/connection'
import { referenceOf } from '~/features/shared/failures/error-reference'
import { createGlobalErrorToasts } from '~/features/shared/failures/error-toasts'
import { onWindowEvent } from '~/telemetry/events'

type GlobalErrorToasts = {
  connection: Connection
  /** Reloads the user and their permissions. */
  onForbidden: () => void
  /** `needsGlobalToast` of the session's query client. */
  needsToast: (operation: string) => boolean
  /** Called when another page is shown: waiting toasts of the previous page are dropped. @returns unsubscribes */
  onPageLeft: (listener: () => void) => () => void
}

/** Shows the transport's signals as toasts (NFR-03), and that the network is back. */
export function useGlobalErrorToasts({ connection, onForbidden, needsToast, onPageLeft }: GlobalErrorToasts): void {
  const intl = useIntl()

  useEffect(() => {
    let shown = 0
    const toasts = createGlobalErrorToasts({
      now: Date.now,
      showServerError(failed) {
        shown = toast({
          severity: 'error',
          general: 'server failure',
          title: intl.formatMessage({ id: 'errors.server.toast' }),
          reference: intl.formatMessage({ id: 'common.reference' }, { reference: referenceOf(intl, failed) }),
        })
      },
      showForbidden: () =>
        toast({
          severity: 'warning',
          general: 'refusal',
          title: intl.formatMessage({ id: 'errors.forbidden.toast' }),
        }),
      refetchUser: onForbidden,
      hasToast: hasGlobal,
      needsToast,
    })
    const stops = [
      onWindowEvent('api:serverError', toasts.serverError),
      onWindowEvent('auth:forbidden', toasts.forbidden),
      onPageLeft(() => dismissToast(shown)),
      connection.subscribe(() => {
        if (connection.isOnline())
          toast({ severity: 'success', title: intl.formatMessage({ id: 'frame.banner.online' }) })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [connection, intl, needsToast, onForbidden, onPageLeft])
}
