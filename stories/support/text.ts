import { timeZone } from '~/i18n/dates'
import { waitText } from '~/i18n/error-text'
import { createFormats, type Formats } from '~/i18n/formats'
import { createAppIntl } from '~/i18n/intl'
import { language } from '~/i18n/language'
import type { Locale } from '~/i18n/locales'
import { catalogue } from '~/i18n/message-loader'
import type { MessageId, PlainMessageId } from '~/i18n/messages'

type Values<Id extends MessageId> = FormatjsIntl.MessageArguments[Id]

/** Names of the placeholders that are shown as they are; the others choose a form of the message. */
type Shown<Id extends MessageId> = {
  [Name in keyof Values<Id>]: [string | number] extends [Values<Id>[Name]] ? Name : never
}[keyof Values<Id>]
type SomeValues<Id extends MessageId> = Omit<Values<Id>, Shown<Id>> & Partial<Pick<Values<Id>, Shown<Id>>>

function intl() {
  const locale = language.get()
  const messages = catalogue.messages(locale)
  return createAppIntl({ locale, messages, builtIn: catalogue.builtIn(), timeZone: timeZone.get() })
}

/** Testing Library compares texts with plain spaces. */
const plainSpaces = (shown: string) => shown.replaceAll(/\s+/g, ' ')

const asText = (parts: readonly string[]) => parts.join('')
const TAGS = { terms: asText, privacy: asText }

/** Its callers check the values. */
const format = (id: MessageId, values?: object): string => intl().formatMessage({ id }, { ...TAGS, ...values } as never)

/**
 * A text of the interface in the language that is shown, with plain spaces. Plays find elements by it, so that a story
 * runs in each language of the toolbar. Call it in a play function: a story file is loaded before its texts.
 */
export function text(id: PlainMessageId): string
export function text<Id extends MessageId>(id: Id, values: Values<Id>): string
export function text(id: MessageId, values?: object): string {
  return plainSpaces(format(id, values))
}

/** The text of a link within a message. */
export function linkText(id: MessageId, tag: keyof typeof TAGS): string {
  let found = ''
  format(id, { [tag]: (parts: readonly string[]) => (found = asText(parts)) })
  return plainSpaces(found)
}

/** A language to switch to: English, or French where that is shown. */
export const otherLocale = (): Locale => (language.get() === 'en' ? 'fr' : 'en')

/** The source of a regular expression for this text, whatever its spaces. */
export const literally = (text: string): string =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)

const ANYTHING = '\uFFFC'

/** The placeholders of a message that are shown as they are. */
function shownIn(id: MessageId): string[] {
  const names: string[] = []
  JSON.stringify(catalogue.messages(language.get())[id], (_key, part: { type?: number; value?: string } | null) => {
    if (part?.type === 1 && typeof part.value === 'string') names.push(part.value)
    return part
  })
  return names
}

/**
 * Finds a text of the interface within a longer one, and with no-break spaces, which accessible names keep. A
 * placeholder without a value stands for anything.
 */
export function pattern<Id extends MessageId>(
  id: Id,
  ...[values]: object extends SomeValues<Id> ? [SomeValues<Id>?] : [SomeValues<Id>]
): RegExp {
  const anything = Object.fromEntries(shownIn(id).map((name) => [name, ANYTHING]))
  const shown = plainSpaces(format(id, { ...anything, ...values }))
  return new RegExp(literally(shown).replaceAll(ANYTHING, '.*'))
}

/** Dates, numbers and prices as the interface shows them, with plain spaces. */
export const formats = (): Formats => {
  const { formatDate, formatNumber, ...rest } = intl()
  return createFormats({
    ...rest,
    formatDate: (...date) => plainSpaces(formatDate(...date)),
    formatNumber: (...number) => plainSpaces(formatNumber(...number)),
  })
}

/** Finds texts that follow one another, whatever is between them. */
export const inOrder = (...texts: readonly RegExp[]): RegExp => new RegExp(texts.map(({ source }) => source).join('.*'))

/** A time to wait, as errors say it: '15 minutes'. */
export const waiting = (seconds: number): string => plainSpaces(waitText(intl(), seconds * 1000) ?? '')

/** What the server says in French. In other languages the page shows a text of its own. */
export const fromServer = <French>(french: French, own: PlainMessageId): French | string =>
  language.get() === 'fr' ? french : text(own)
