import type { QueryClient } from '@tanstack/react-query'

import type { PlainMessageId } from '~/i18n/messages'
import type { Namespace } from '~/i18n/namespaces'
import type { EndReason, Session } from '~/session/session'

/** What the app gives every route. */
export type RouterContext = {
  /** Of the present session: ending a session drops it with all it holds. */
  queryClient: QueryClient
  session: Session
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title of the document, and what a screen reader hears on arrival. */
    title?: PlainMessageId
    /** Groups of texts the screen needs beside the preloaded ones. */
    namespaces?: readonly Namespace[]
    /** Open to visitors: a session that dies here leaves the page in place (decision 17). Asked at that moment. */
    public?: true | (() => boolean)
  }
  interface HistoryState {
    /** Why the session before this page is over; not in the address, where anybody could write it. */
    ended?: EndReason
  }
}
