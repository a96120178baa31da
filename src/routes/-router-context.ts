import type { QueryClient } from '@tanstack/react-query'

import type { PageShape } from '~/design/feedback/Skeleton'
import type { NavigationPlace } from '~/features/shell/navigation'
import type { Namespace, PlainMessageId } from '~/i18n/messages'
import type { EndReason, Session } from '~/session/session'

/** Session and query cache of this tab. */
export type Services = {
  session: Session
  /** Ids of the users whose session ended in this tab, as far as known. */
  endedUsers: () => readonly number[]
  /** Opens the session with the answer of a login or registration. @throws ApiError */
  openSession: (answer: unknown, operation: 'login' | 'register') => Promise<void>
  queries: {
    /** The query client of the current session. It is dropped with the session. */
    get: () => QueryClient
    /** Identifies the client: components must not use another one. */
    id: () => number
    subscribe: (listener: () => void) => () => void
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

/** Path of a route that needs a session. */
type PathOf<Id> = Id extends `/_authenticated${infer Path}/`
  ? Path
  : Id extends `/_authenticated${infer Path}`
    ? Path
    : never

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Document title, announced to screen readers on arrival. */
    title?: PlainMessageId
    /** Namespaces of texts besides the preloaded ones. */
    namespaces?: readonly Namespace[]
    /** Entry in the side navigation; none by default. */
    navigation?: NavigationPlace
    /** Path of the navigation entry that is marked for a page without its own. */
    under?: PathOf<keyof FileRoutesByPath>
    /** The page is about the selected brand. Default: about the company. */
    follows?: 'brand'
    /** The page is empty without a brand, and says why there is none. */
    needs?: 'brand'
    /** Shape of the page's content, for the skeleton that is shown before the user is known; cards by default. */
    shape?: PageShape
    /** Open to visitors: if a session ends here, the page stays (decision 17). A function is called at that moment. */
    public?: true | (() => boolean)
  }
  interface HistoryState {
    /** Why the previous session ended. In history state, not in the URL, where anybody could write it. */
    ended?: EndReason
    /**
     * Ids of the users whose session it may have been. `redirect` is for that user only; with several ids, for nobody.
     */
    endedUsers?: readonly number[]
  }
}
