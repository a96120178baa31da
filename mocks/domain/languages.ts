import { invalid } from '../core/failure.ts'
import { knownValues, type KnownValue } from '../generated/known-values.gen.ts'
import type { LanguageConfig } from '../generated/types.gen.ts'
import type { LanguageChoice } from './records.ts'

type Language = { code: KnownValue<'languageCode'>; name: string; native: string; flag: string }

const named = (code: string, inLanguage: string) => {
  const name = new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1)
}

/** The flag of the language's main country, as regional indicators. */
const flagOf = (code: string) =>
  Array.from(new Intl.Locale(code).maximize().region ?? '', (letter) =>
    String.fromCodePoint(0x1f1e6 + letter.charCodeAt(0) - 65),
  ).join('')

const toLanguage = (code: Language['code']): Language => ({
  code,
  name: named(code, 'en'),
  native: named(code, code),
  flag: flagOf(code),
})

/** The languages of the description with their flags. */
export const languages: Language[] = knownValues.languageCode.map(toLanguage)

/** Languages that the app offers before the description has them. */
export function addLanguages(codes: readonly string[]): void {
  // they are no known values yet
  const added = codes.filter((code) => !languageOf(code)) as Language['code'][]
  languages.push(...added.map(toLanguage))
}

/** The default language. */
export const french = toLanguage('fr')

export const languageOf = (code: string) => languages.find((language) => language.code === code)

/** Two lower-case letters, as the client reads them. */
export const twoLetters = (tag: string) => tag.trim().slice(0, 2).toLowerCase()

export function requireLanguage(code: string) {
  const language = languageOf(code)
  if (!language) throw invalid({ language: ['Cette langue n’est pas prise en charge.'] })
  return language
}

export const isTimezone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('fr', { timeZone: name }))
  } catch {
    return false
  }
}

/** UTC offset of a time zone at a moment, in hours. */
function offsetAt(timezone: string, time: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' }).formatToParts(time)
  const shown = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):?(\d+)?/.exec(shown) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60)
}

/** The winter offset, and whether the zone has summer time. */
export function toLanguageConfig(choice: LanguageChoice): LanguageConfig {
  const { name, native, flag, code } = languageOf(choice.language) ?? french
  const { timezone, dateFormat, numberFormat, autoDetect } = choice
  const [winter, summer] = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)].map((time) => offsetAt(timezone, time))
  return {
    language: code,
    timezone,
    dateFormat,
    numberFormat,
    autoDetect,
    languageInfo: { name, native, flag, rtl: false },
    timezoneInfo: { name: timezone, utcOffset: winter ?? 1, dst: winter !== summer },
  }
}

/** The first known language of `Accept-Language`. */
export const browserLanguage = (request: Request) =>
  (request.headers.get('accept-language') ?? '')
    .split(',')
    .map(twoLetters)
    .find((code) => languageOf(code)) ?? null
