import type { Locale } from './locales'
import type { Namespace } from './namespaces.gen'

/** Ids and placeholders come from the French texts: `npm run messages` writes `messages.gen.d.ts`. */
export type MessageId = keyof FormatjsIntl.MessageArguments

/** Ids of texts without placeholders: these can be passed around and shown without values. */
export type PlainMessageId = {
  [Id in MessageId]: keyof FormatjsIntl.MessageArguments[Id] extends never ? Id : never
}[MessageId]

export type { Namespace } from './namespaces.gen'

/** Needed by every page: their French texts are part of the first script. */
export const PRELOADED_NAMESPACES = ['common', 'navigation', 'forms', 'errors'] as const satisfies readonly Namespace[]

/** The event by which a server of development sends a file of texts that was edited. */
export const TEXTS_EVENT = 'texts:edited'
export type EditedTexts = { locale: Locale; namespace: Namespace; texts: unknown }

/** Constants in English, shown when no catalogue can be trusted. */
export const LOADING_INTERFACE = 'Loading interface...'
export const INTERFACE_LOADING_ERROR = 'Interface Loading Error'
export const INTERFACE_LOADING_HELP = 'There was an issue loading the interface. Please refresh the page.'
export const REFRESH_PAGE = 'Refresh Page'

/** The interface cannot start: configuration or texts are missing. */
export class InterfaceLoadingError extends Error {
  override readonly name = 'InterfaceLoadingError'
}

const MENTIONS_INTERFACE_LANGUAGE = /interface[\s_-]*language/i

/** The typed error, or an error whose message mentions the interface language system (K39). */
export function isInterfaceLoadingError(error: unknown): boolean {
  if (error instanceof InterfaceLoadingError) return true
  return error instanceof Error && MENTIONS_INTERFACE_LANGUAGE.test(error.message)
}
