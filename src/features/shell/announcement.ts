import type { Severity } from '~/design/feedback/Alert'
import { toDate } from '~/i18n/dates'
import { isLocale, type Locale } from '~/i18n/locales'
import { isObject, own, type JsonObject } from '~/platform/json'
import { httpAddress } from '~/platform/text'

export type Announcement = {
  text: Readonly<Partial<Record<Locale, string>> & { fr: string }>
  severity: Severity
  /** When it starts and ends, in milliseconds. */
  from: number
  until: number
  link?: string
}

const SEVERITIES = ['info', 'warning', 'error'] as const satisfies readonly Severity[]
const LONGEST_TEXT = 300
/** With its zone: an hour alone would be another one for each user. */
const TIME = /T.*(?:Z|[+-]\d\d:\d\d)$/

const isText = (text: unknown) => typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST_TEXT
const isSeverity = (value: unknown) => SEVERITIES.some((severity) => severity === value)
const isLink = (value: unknown) => typeof value === 'string' && httpAddress(value) !== undefined
const timeOf = (value: unknown) =>
  typeof value === 'string' && TIME.test(value) ? (toDate(value)?.getTime() ?? Number.NaN) : Number.NaN

const RULES: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => isObject(value) && 'fr' in value,
  severity: isSeverity,
  from: (value) => !Number.isNaN(timeOf(value)),
  until: (value) => !Number.isNaN(timeOf(value)),
  link: isLink,
}
export const ANNOUNCEMENT_KEYS = Object.keys(RULES)

/** Names of the keys of `announcement` that are unknown or invalid: `text.en`, `until`. */
export function announcementMistakes(content: JsonObject): string[] {
  const wrong = Object.entries(content).flatMap(([key, value]) => {
    if (!ANNOUNCEMENT_KEYS.includes(key) || !RULES[key]?.(value)) return [key]
    if (key !== 'text' || !isObject(value)) return []
    const texts = Object.entries(value)
    return texts.flatMap(([locale, text]) => (isLocale(locale) && isText(text) ? [] : [`text.${locale}`]))
  })
  const { from, until } = content
  if (timeOf(from) >= timeOf(until)) wrong.push('until')
  return Object.hasOwn(content, 'text') ? wrong : ['text', ...wrong]
}

/** @returns undefined when the text or a time is invalid: one without its end would stay */
export function readAnnouncement(content: JsonObject): Announcement | undefined {
  const wrong = announcementMistakes(content)
  if (['text', 'text.fr', 'from', 'until'].some((key) => wrong.includes(key))) return undefined
  const { text, severity, from, until, link } = content
  const texts = Object.entries(isObject(text) ? text : {}).filter(([key]) => !wrong.includes(`text.${key}`))
  return {
    // each has just been checked by its rule
    text: Object.fromEntries(texts) as Announcement['text'],
    severity: SEVERITIES.find((name) => name === severity) ?? 'info',
    from: from === undefined ? Number.NEGATIVE_INFINITY : timeOf(from),
    until: until === undefined ? Number.POSITIVE_INFINITY : timeOf(until),
    ...(isLink(link) && { link: String(link) }),
  }
}

/** The text in a language, else in French. */
export function textIn({ text }: Announcement, locale: Locale): { lang: Locale; text: string } {
  const translated = own(text, locale)
  return typeof translated === 'string' ? { lang: locale, text: translated } : { lang: 'fr', text: text.fr }
}

/** Differs when the content does (FNV-1a). */
export function hashOf(content: JsonObject): string {
  let hash = 2_166_136_261
  for (const letter of JSON.stringify(content)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return (hash >>> 0).toString(36)
}
