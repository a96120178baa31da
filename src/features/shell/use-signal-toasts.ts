import { useEffect } from 'react'
import { useIntl } from 'react-intl'

import { toast } from '~/design/feedback/toasts'
import { onWindowEvent } from '~/telemetry/events'

import type { Connection } from './connection'
import { createSignalToasts } from './signal-toasts'

type SignalToasts = {
  connection: Connection
  /** Asks the server who the user is and what they may do. */
  onForbidden: () => void
}

/** Says once what the transport signals to all (NFR-03, NFR-04), and that the network is back (NFR-02). */
export function useSignalToasts({ connection, onForbidden }: SignalToasts): void {
  const intl = useIntl()

  useEffect(() => {
    const say = createSignalToasts({
      now: Date.now,
      showServerError: (reference) =>
        toast({
          severity: 'error',
          title: intl.formatMessage({ id: 'errors.server.toast' }),
          message: intl.formatMessage({ id: 'common.reference' }, { reference }),
        }),
      showForbidden: () => toast({ severity: 'warning', title: intl.formatMessage({ id: 'errors.forbidden.toast' }) }),
      rereadUser: onForbidden,
    })
    const stops = [
      onWindowEvent('api:serverError', say.serverError),
      onWindowEvent('auth:forbidden', say.forbidden),
      connection.subscribe(() => {
        if (connection.isOnline())
          toast({ severity: 'success', title: intl.formatMessage({ id: 'navigation.banner.online' }) })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [connection, intl, onForbidden])
}
