import { systemClock } from '~/api/clock'
import { getCurrentUserQueryKey, getProfileQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { setApiPorts } from '~/api/ports'
import { readCsrfToken } from '~/api/transport/csrf-token'
import { language } from '~/i18n/language-store'
import { session } from '~/session/app-session'
import { emitWindowEvent, onWindowEvent } from '~/telemetry/events'
import { reportError } from '~/telemetry/reporter'

import { createConfiguration } from './configuration'
import { followUser } from './follow-user'
import { isPublic, placeAfterEnd } from './place-after-end'
import { createQueryClient } from './query-client'
import { createSessionQueryClient } from './query-client-of-session'
import { createAppRouter } from './router'
import { loadRuntimeConfig } from './runtime-config'

/** Everything that exists once, wired together. It starts nothing on the page by itself: `startApp` does. */
export function createRuntime(origin: string) {
  const configuration = createConfiguration({
    origin,
    load: () => loadRuntimeConfig(origin),
    startSandbox: async () => (__SANDBOX__ ? (await import('./sandbox/sandbox-parts')).startSandboxParts() : undefined),
  })

  setApiPorts({
    apiBaseUrl: configuration.apiBaseUrl,
    tokens: session.tokens,
    language: language.get,
    signals: {
      forbidden: (detail) => emitWindowEvent('auth:forbidden', detail),
      serverError: (detail) => emitWindowEvent('api:serverError', detail),
      drift: ({ operation, path, problem }) => reportError(`Contract drift: ${operation} ${path}`, { problem }),
    },
    clock: systemClock,
    online: () => navigator.onLine,
    csrfToken: readCsrfToken,
  })

  const queryClient = createSessionQueryClient(() => {
    const client = createQueryClient()
    followUser(client)
    return client
  })
  const router = createAppRouter({ queryClient: queryClient.get(), session })

  queryClient.subscribe(() => router.update({ context: { queryClient: queryClient.get(), session } }))

  onWindowEvent('user:changed', () => {
    void queryClient.get().invalidateQueries({ queryKey: getCurrentUserQueryKey() })
    void queryClient.get().invalidateQueries({ queryKey: getProfileQueryKey() })
  })

  session.onEnd((reason) => {
    queryClient.replace()
    const { href, pathname } = router.state.location
    const open = router.state.matches.some(({ staticData }) => isPublic(staticData))
    const place = placeAfterEnd(reason, { href, pathname, public: open })
    void (place ? router.navigate({ ...place, state: { ended: reason } }) : router.invalidate())
  })

  return { configuration, queryClient, router, session }
}

export type Runtime = ReturnType<typeof createRuntime>
