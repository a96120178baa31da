import { createIntl, createIntlCache, ReactIntlErrorCode, type IntlShape } from 'react-intl'

import { DEFAULT_LOCALE, type Locale } from './locales'
import { logOnce } from './log'
import type { Messages, MessageTree } from './message-tree'
import type { MessageId } from './messages'

const cache = createIntlCache()

type AppIntlConfig = {
  locale: Locale
  messages: Messages
  builtIn: Messages
  timeZone: string
  /** Told each id whose text is asked for, whether there is one or not. */
  onAsk?: (id: string) => void
}

/**
 * react-intl with one promise more: no key is ever shown (LAN-30). A text that cannot be formatted gives way to the
 * built-in French one; an id without any text shows nothing. Both are logged once.
 */
export function createAppIntl({ locale, messages, builtIn, timeZone, onAsk }: AppIntlConfig): IntlShape {
  const create = (language: Locale, texts: Messages) =>
    createIntl(
      {
        locale: language,
        defaultLocale: DEFAULT_LOCALE,
        // ids of groups not loaded yet are absent: `formatMessage` below answers for them
        messages: texts as Record<MessageId, MessageTree>,
        timeZone,
        onError: (error) => {
          if (error.code !== ReactIntlErrorCode.MISSING_DATA) logOnce(error.message.split('\n', 2).join(' '))
        },
        onWarn: logOnce,
      },
      cache,
    )

  const intl = create(locale, messages)
  // made for the first text that needs it, which most pages never have
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
  // the same overloads: it hands its arguments on and gives back what they gave
  const guarded = formatMessage as IntlShape['formatMessage']
  return { ...intl, formatMessage: guarded, $t: guarded }
}
