import type { QueryClient } from '@tanstack/react-query'
import type { StoreApi } from 'zustand/vanilla'

import type { AcceptedInvitation } from '~/api/generated/types.gen'
import type { EndReason, Session } from '~/session/session'

/** Session and query cache of this tab. */
export type Services = {
  session: Session
  /** Ids of the users whose session ended in this tab, as far as known. */
  endedUsers: () => readonly number[]
  /** Starts the session with the answer of a login or registration. @throws ApiError */
  startSession: (answer: unknown, operation: 'login' | 'register') => Promise<void>
  queries: {
    /** The query client of the current session. It is dropped with the session. */
    get: () => QueryClient
    /** `id` is the key of the client: components must not use another one. */
    store: StoreApi<{ client: QueryClient; id: number }>
  }
}

/** Context of every route. The services are loaded lazily: a visitor's first screen does not need them. */
export type RouterContext = {
  services: {
    load: () => Promise<Services>
    /** The services, if already loaded. */
    loaded: () => Services | undefined
    /** False when this browser has no traces of a session: nothing needs to load. */
    expected: () => boolean
  }
}

/** What an invitation has given, and to whom: the session may end, and another begin. */
export type Joined = { accepted: AcceptedInvitation; userId: number | null }

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** By a registration: for the page of the invitation. */
    joined?: Joined
    /** Of the invitation that led here, for the form. In history state, not in the URL, which is logged. */
    invitedEmail?: string | undefined
    /** Why the previous session ended. In history state, not in the URL, where anybody could write it. */
    ended?: EndReason
    /** The body of the answer that refused the user. */
    refusal?: string | undefined
    /**
     * Ids of the users whose session it may have been. `redirect` is for that user only; with several ids, for nobody.
     */
    endedUsers?: readonly number[]
  }
}
