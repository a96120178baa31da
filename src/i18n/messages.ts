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
