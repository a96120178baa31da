import type { QueryClient } from '@tanstack/react-query'

import type { NavigationPlace } from '~/features/shell/navigation'
import type { PlainMessageId } from '~/i18n/messages'
import type { Namespace } from '~/i18n/namespaces'
import type { EndReason, Session } from '~/session/session'

/** The session of this tab, and the answers that were got in its name. */
export type Services = {
  session: Session
  /** With the answer of a login or a registration. @throws ApiError */
  openSession: (answer: unknown, operation: 'login' | 'register') => Promise<void>
  queries: {
    /** Of the present session: ending a session drops it with all it holds. */
    get: () => QueryClient
    /** Which client that is: a component must not outlive the one it was made with. */
    id: () => number
    subscribe: (listener: () => void) => () => void
  }
}

/** What the app gives every route: the way to the services, whose code the first screen of a visitor does without. */
export type RouterContext = {
  services: {
    load: () => Promise<Services>
    /** What was loaded, if it has come. */
    loaded: () => Services | undefined
    /** False where nothing in this browser speaks of a session: there is none, and nobody need be asked. */
    expected: () => boolean
  }
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title of the document, and what a screen reader hears on arrival. */
    title?: PlainMessageId
    /** Groups of texts the screen needs beside the preloaded ones. */
    namespaces?: readonly Namespace[]
    /** Its entry in the side navigation; none by default. */
    navigation?: NavigationPlace
    /** The page is about the selected brand, and changes with it; the company by default. */
    follows?: 'brand'
    /** Open to visitors: a session that dies here leaves the page in place (decision 17). Asked at that moment. */
    public?: true | (() => boolean)
  }
  interface HistoryState {
    /** Why the session before this page is over; not in the address, where anybody could write it. */
    ended?: EndReason
  }
}
