/** Ids and placeholders come from the French texts: `npm run messages` writes `messages.gen.d.ts`. */
export type MessageId = keyof FormatjsIntl.MessageArguments

/** Ids of texts without placeholders: these can be passed around and shown without values. */
export type PlainMessageId = {
  [Id in MessageId]: keyof FormatjsIntl.MessageArguments[Id] extends never ? Id : never
}[MessageId]
