import type { QueryClient } from '@tanstack/react-query'
import type { RegisteredRouter, StaticDataRouteOption } from '@tanstack/react-router'

import { SIGN_IN_ANSWER_AT } from '~/api/freshness'
import { getCurrentUserQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { clearToasts } from '~/design/feedback/toasts'
import type { Services } from '~/routes/-router-context'
import { authStore } from '~/session/auth-store'
import type { EndReason } from '~/session/session'

import { createQueryClient, createSessionQueryClient } from './query-client'

type Deps = Pick<Services, 'session'> & {
  router: () => RegisteredRouter
  /** Called for each session. */
  createClient?: () => QueryClient
  /** Removes what the browser stores for the user of the ended session. Stories keep their language. */
  clearBrowser?: (reason: EndReason) => void
}

/** What routes get from a session, and all that the app does when it ends. */
export function createServices({ session, router, createClient = createQueryClient, clearBrowser }: Deps): Services {
  const queries = createSessionQueryClient(createClient)
  const endedUsers = new Set<number>()
  // the only listener: `session.end()` has removed the tokens and aborted the calls of the session
  session.onEnd((reason, { userId, noSession, refusal }) => {
    if (userId !== null) endedUsers.add(userId)
    if (!noSession) clearBrowser?.(reason)
    queries.replace()
    clearToasts()
    leavePage(router(), reason, userId, refusal)
  })

  async function startSession(answer: unknown, operation: 'login' | 'register') {
    await session.start(answer, operation)
    const { user } = authStore.get()
    // Cached at once and refetched in the background: the login answer may hold less than `GET /auth/me/` (C232). Done
    // last, when the cache of a previous user is gone.
    if (session.isSignedIn() && user)
      queries.get().setQueryData(getCurrentUserQueryKey(), user, { updatedAt: SIGN_IN_ANSWER_AT })
  }

  return { session, queries, startSession, endedUsers: () => [...endedUsers] }
}

function leavePage(router: RegisteredRouter, reason: EndReason, endedUser: number | null, refusal?: string) {
  const { href, pathname } = router.state.location
  const open = router.state.matches.some(({ staticData }) => isPublic(staticData))
  const target = pageAfterEnd(reason, endedUser, { href, pathname, public: open })
  // the session is over: a question about unsaved input must not delay the login page
  void (target
    ? router.navigate({ ...target, state: { ...target.state, refusal }, ignoreBlocker: true })
    : router.invalidate())
}

export type OpenPage = {
  /** Path, query and hash of the current page. */
  href: string
  pathname: string
  /** The page is open to visitors. */
  public: boolean
}

export type LoginTarget = {
  to: '/auth/login'
  search: { redirect?: string }
  state: { ended: EndReason; endedUsers: readonly number[] }
}

/** Whether visitors may see a page: step 1 of the registration yes, step 2 no. */
export const isPublic = ({ public: open }: StaticDataRouteOption): boolean =>
  typeof open === 'function' ? open() : open === true

/**
 * Where to go when a session ends; undefined: stay. A path with /auth/ never redirects. A public page stays open,
 * signed out. After a sign-out, in whichever tab, there is no `redirect`.
 * @param endedUser whose session it was, null when unknown
 */
export function pageAfterEnd(reason: EndReason, endedUser: number | null, page: OpenPage): LoginTarget | undefined {
  const state = { ended: reason, endedUsers: endedUser === null ? [] : [endedUser] }
  if (reason === 'logout') return page.pathname === '/auth/login' ? undefined : { to: '/auth/login', search: {}, state }
  if (page.pathname.includes('/auth/') || page.public) return undefined
  const search = reason === 'logout-elsewhere' ? {} : { redirect: page.href }
  return { to: '/auth/login', search, state }
}
