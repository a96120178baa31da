/** Ids and their placeholders come from the French texts: `node scripts/messages.ts` writes `messages.gen.d.ts`. */
export type MessageId = keyof FormatjsIntl.MessageArguments

/** Ids of the texts without placeholder: the ones that can be handed around and shown without values. */
export type PlainMessageId = {
  [Id in MessageId]: keyof FormatjsIntl.MessageArguments[Id] extends never ? Id : never
}[MessageId]
