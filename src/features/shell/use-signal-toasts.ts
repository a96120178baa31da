import { useEffect } from 'react'
import { useIntl } from 'react-intl'

import { dismissToast, toast } from '~/design/feedback/toasts'
import type { Connection } from '~/features/shared/connection'
import { onWindowEvent } from '~/telemetry/events'

import { createSignalToasts } from './signal-toasts'

type SignalToasts = {
  connection: Connection
  /** Reloads the user and their permissions. */
  onForbidden: () => void
  /** Whether nothing on the current page shows the failure. Failures of a previous page are not shown. */
  needsToast: (operation: string) => boolean
  /** Called when another page is shown: waiting toasts of the previous page are dropped. @returns unsubscribes */
  onPageLeft: (listener: () => void) => () => void
}

/** Shows the transport's signals as toasts (NFR-03), and that the network is back. */
export function useSignalToasts({ connection, onForbidden, needsToast, onPageLeft }: SignalToasts): void {
  const intl = useIntl()

  useEffect(() => {
    let shown = 0
    const say = createSignalToasts({
      now: Date.now,
      showServerError(reference) {
        shown = toast({
          severity: 'error',
          general: 'server failure',
          title: intl.formatMessage({ id: 'errors.server.toast' }),
          reference: intl.formatMessage({ id: 'common.reference' }, { reference }),
        })
      },
      showForbidden: () =>
        toast({
          severity: 'warning',
          general: 'refusal',
          title: intl.formatMessage({ id: 'errors.forbidden.toast' }),
        }),
      rereadUser: onForbidden,
      needsToast,
    })
    const stops = [
      onWindowEvent('api:serverError', say.serverError),
      onWindowEvent('auth:forbidden', say.forbidden),
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
