import { type QueryClient, matchQuery } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'

import { getCurrentUserQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { setApiPorts } from '~/api/ports'
import { preloadToasts } from '~/design/feedback/toasts'
import { clearDrafts } from '~/features/shared/forms/draft'
import { navigationPages } from '~/features/shared/pages'
import { currentUser, userReads } from '~/features/shared/user/current-user'
import { preloadCode } from '~/features/shell/known-path'
import { language } from '~/i18n/language'
import { forgetUserLanguage } from '~/i18n/language-switch'
import { hasRight } from '~/permissions/permissions'
import { whenIdle } from '~/platform/async'
import { systemClock, wait } from '~/platform/clock'
import { safeLocalStorage } from '~/platform/storage'
import type { Services } from '~/routes/-router-context'
import { session } from '~/session/app-session'
import { authStore } from '~/session/auth-store'
import { browserChannel } from '~/session/browser-ports'
import type { EndReason, Session } from '~/session/session'
import { EXPORTED_REVIEWS_KEY, RECENT_KEY } from '~/session/storage-keys'
import { emitWindowEvent, onWindowEvent } from '~/telemetry/events'
import { reportError } from '~/telemetry/reporter'

import { createServices } from './create-services'
import { createQueryClient } from './query-client'

/** ms between two checks whether the page shown has loaded all its data. */
const LOOK_MS = 400

const idle = () => new Promise<void>((resolve) => whenIdle(resolve))

/** Not part of the DOM types yet. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Loads the code of the pages in the navigation, one after another, when the current page has its data. The first visit
 * to each then waits for data only. Runs once for each user who signs in, but not during the registration.
 */
export function preloadPages(router: RegisteredRouter, { session, queries }: Services): void {
  let served: QueryClient | undefined

  const isInside = (client: QueryClient) =>
    queries.get() === client &&
    session.isSignedIn() &&
    router.state.matches.some(({ routeId }) => routeId === '/_authenticated')
  const isAtRest = () =>
    currentUser(queries.get()) && queries.get().isFetching() === 0 && router.state.status === 'idle'

  /** @param client the query client of the user */
  async function preload(client: QueryClient) {
    served = client
    while (isInside(client) && !isAtRest()) await wait(systemClock, LOOK_MS)
    const user = currentUser(queries.get())
    const pages = user ? navigationPages().filter(({ right }) => hasRight(user, right)) : []
    for (const { to } of pages) {
      await idle()
      if (!isInside(client)) break
      await preloadCode(router, to)
    }
    // the user has signed out meanwhile: the rest is loaded when they come back
    if (served === client && !isInside(client)) served = undefined
  }

  const start = () => {
    const client = queries.get()
    if (served !== client && isInside(client)) void preload(client)
  }
  if (savesData()) return
  router.subscribe('onResolved', start)
  start()
}

/** Copies every loaded current user into the session. Permissions are read from there, never from storage (C074). */
export function followUser(queryClient: QueryClient, { updateUser }: Pick<Session, 'updateUser'>): void {
  const queryKey = getCurrentUserQueryKey()
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !matchQuery({ queryKey }, query) || query.state.data === undefined) return
    // a query of this key holds a `User`
    const user = query.state.data as User
    if (user !== authStore.get().user) updateUser(user, query.state.dataUpdatedAt)
  })
}

type ServicesPorts = {
  router: RegisteredRouter
  apiBaseUrl: () => Promise<string>
}

/** The user of the ended session is not expected back. */
const FOR_GOOD: ReadonlySet<EndReason> = new Set<EndReason>(['logout', 'logout-elsewhere', 'user-switched'])

/** Removes what the browser stores for the user of a session that has ended. */
export function clearBrowser(reason: EndReason): void {
  // the stored language belongs to the new user already
  if (reason !== 'user-switched') forgetUserLanguage()
  if (!FOR_GOOD.has(reason)) return
  clearDrafts()
  safeLocalStorage.removeItem(RECENT_KEY)
  safeLocalStorage.removeItem(EXPORTED_REVIEWS_KEY)
}

function createClient(): QueryClient {
  const client = createQueryClient()
  followUser(client, session)
  // only users write
  client.getMutationCache().subscribe(({ type }) => type === 'added' && session.recordActivity())
  return client
}

/** Connects API and session. Called once, before the first call. */
export function startServices({ router, apiBaseUrl }: ServicesPorts): Services {
  setApiPorts({
    apiBaseUrl,
    tokens: session.tokens,
    language: language.get,
    events: {
      forbidden: (detail) => emitWindowEvent('auth:forbidden', detail),
      serverError: (detail) => emitWindowEvent('api:serverError', detail),
      drift: ({ operation, path, problem }) => reportError(`Contract drift: ${operation} ${path}`, { problem }),
    },
  })

  const services = createServices({ session, router: () => router, createClient, clearBrowser })
  const { queries } = services
  const readUserAgain = () => {
    for (const { queryKey } of Object.values(userReads())) void queries.get().invalidateQueries({ queryKey })
  }
  const otherTabs = browserChannel('user')
  otherTabs?.listen(readUserAgain)
  onWindowEvent('user:changed', () => {
    readUserAgain()
    try {
      otherTabs?.post('changed')
    } catch {
      // this origin has no channels: other tabs read the user when they load
    }
  })
  session.watch()
  // opening this page is a navigation as well
  session.recordActivity()
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => hrefChanged && session.recordActivity())
  preloadToasts()
  preloadPages(router, services)
  return services
}
