import { Children, type ReactNode, useEffect, useMemo } from 'react'
import { createIntl, createIntlCache, type IntlShape, RawIntlProvider, ReactIntlErrorCode } from 'react-intl'
import { useStore } from 'zustand'

import { useTimeZone } from './dates'
import { useLanguage, useSpokenLanguage } from './language'
import { DEFAULT_LOCALE, type Locale } from './locales'
import { catalogue, logOnce } from './message-loader'
import type { MessageId } from './messages'
import type { Messages, MessageTree } from './read-messages'

const withElement = (part: ReactNode) =>
  (typeof part === 'string' && part !== '') || typeof part === 'number' ? <span>{part}</span> : part

/**
 * Gives each text among its children an element of its own. A browser that translates the page replaces text nodes.
 * React can change, move and remove an element, but not a text node that was replaced.
 */
export const TextElement = ({ children }: { children?: ReactNode }) => Children.map(children, withElement)

const cache = createIntlCache()

const EXPECTED: ReadonlySet<string> = new Set([ReactIntlErrorCode.MISSING_DATA, ReactIntlErrorCode.INVALID_CONFIG])

type AppIntlConfig = {
  locale: Locale
  messages: Messages
  builtIn: Messages
  timeZone: string
  /** Called with every requested id, also when it has no text. */
  onAsk?: (id: string) => void
}

/**
 * Caches the formatter of each text by its syntax tree. react-intl writes the tree out as JSON each time the text is
 * shown, which took a fifteenth of the script time of a list.
 */
function findByText({ formatters }: IntlShape) {
  const { getMessageFormat } = formatters
  const found = new WeakMap<object, ReturnType<typeof getMessageFormat>>()
  formatters.getMessageFormat = (text, ...rest) => {
    if (typeof text === 'string') return getMessageFormat(text, ...rest)
    const format = found.get(text) ?? getMessageFormat(text, ...rest)
    found.set(text, format)
    return format
  }
}

/**
 * react-intl that never shows a key (LAN-30). A text that cannot be formatted falls back to built-in French; an id
 * without any text is empty. Both are logged once.
 */
export function createAppIntl({ locale, messages, builtIn, timeZone, onAsk }: AppIntlConfig): IntlShape {
  const create = (language: Locale, texts: Messages) => {
    const made = createIntl(
      {
        // the default language is not looked up among those of the browser, which would cost a start 17 ms
        locale: '',
        defaultLocale: language,
        // namespaces that are not loaded have no ids here: `formatMessage` below handles them
        messages: texts as Record<MessageId, MessageTree>,
        timeZone,
        textComponent: TextElement,
        onError: (error) => {
          if (!EXPECTED.has(error.code)) logOnce(error.message.split('\n', 2).join(' '))
        },
        onWarn: logOnce,
      },
      cache,
    )
    findByText(made)
    return made
  }

  const intl = create(locale, messages)
  // created on demand: most pages never need it
  let french: IntlShape | undefined

  const formatMessage = (...args: Parameters<IntlShape['formatMessage']>) => {
    const { id } = args[0]
    if (id !== undefined) onAsk?.(id)
    const text: unknown = intl.formatMessage(...args)
    if (text !== id) return text
    french ??= create(DEFAULT_LOCALE, builtIn)
    const replacement: unknown = french.formatMessage(...args)
    return replacement === id ? '' : replacement
  }
  // same overloads: arguments and result are passed through
  const guarded = formatMessage as IntlShape['formatMessage']
  return { ...intl, formatMessage: guarded, $t: guarded }
}

/**
 * Provides the texts of the current language. Later languages, texts and overrides update in place: nothing is
 * remounted, so form input stays.
 */
export function AppIntlProvider({ children }: { children: ReactNode }) {
  const locale = useLanguage()
  const timeZone = useTimeZone()
  const messages = useStore(catalogue.revision, () => catalogue.messages(locale))
  const spoken = useSpokenLanguage()
  // `lang` already names the chosen language; French texts shown in its place would be read out with the wrong voice
  useEffect(() => {
    document.documentElement.lang = spoken
  })
  const intl = useMemo(
    () => createAppIntl({ locale, messages, builtIn: catalogue.builtIn(), timeZone, onAsk: catalogue.noteAsked }),
    [locale, messages, timeZone],
  )
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}
