import { isObject, own } from '~/platform/json'

import type {
  ChangedLanguage,
  ConfigValidity,
  CurrentLanguage,
  DetectionResult,
  FrontendConfig,
  LanguageConfig,
  LanguageList,
  LanguageProfile,
  MyLanguageConfig,
  Translations,
} from '../generated/types.gen'
import { listUnder, maybe, toFlag, toList, toNumber, toText, toTextOrNull, undocumented } from './primitives'

/** F §3: what holds when the provider says nothing. */
export const DEFAULT_LANGUAGE_CONFIG: LanguageConfig = {
  language: 'fr',
  timezone: 'Europe/Paris',
  dateFormat: 'DD/MM/YYYY',
  numberFormat: 'fr',
  autoDetect: true,
  languageInfo: { name: 'French', native: 'Français', flag: '🇫🇷', rtl: false },
  timezoneInfo: { name: 'Europe/Paris', utcOffset: 1, dst: true },
}

const textOr = (value: unknown, fallback: string) => toText(value) || fallback

function normaliseConfig(value: unknown): LanguageConfig {
  const { languageInfo, timezoneInfo, ...base } = DEFAULT_LANGUAGE_CONFIG
  const language = own(value, 'languageInfo')
  const timezone = own(value, 'timezoneInfo')
  return {
    language: textOr(own(value, 'language'), base.language),
    timezone: textOr(own(value, 'timezone'), base.timezone),
    dateFormat: textOr(own(value, 'dateFormat'), base.dateFormat),
    numberFormat: textOr(own(value, 'numberFormat'), base.numberFormat),
    autoDetect: toFlag(own(value, 'autoDetect'), base.autoDetect),
    languageInfo: {
      name: textOr(own(language, 'name'), languageInfo.name),
      native: textOr(own(language, 'native'), languageInfo.native),
      flag: textOr(own(language, 'flag'), languageInfo.flag),
      rtl: toFlag(own(language, 'rtl')),
    },
    timezoneInfo: {
      name: textOr(own(timezone, 'name'), timezoneInfo.name),
      utcOffset: toNumber(own(timezone, 'utcOffset')) ?? timezoneInfo.utcOffset,
      dst: toFlag(own(timezone, 'dst'), timezoneInfo.dst),
    },
  }
}

const normaliseProfile = (value: unknown): LanguageProfile | null =>
  isObject(value) ? undocumented(value, { id: maybe.id, language: maybe.text, timezone: maybe.text }) : null

export const normaliseMyConfig = (value: unknown): MyLanguageConfig => ({
  config: normaliseConfig(own(value, 'config')),
  profile: normaliseProfile(own(value, 'profile')),
  is_new_user: toFlag(own(value, 'is_new_user')),
  detected_language: toTextOrNull(own(value, 'detected_language')),
})

export const normaliseChangedLanguage = (value: unknown): ChangedLanguage => ({
  config: normaliseConfig(own(value, 'config')),
})

export const normaliseLanguageProfiles = (value: unknown) => ({
  results: listUnder(value, 'results', normaliseProfile),
})

export const normaliseLanguages = (value: unknown): LanguageList => ({
  languages_list: listUnder(value, 'languages_list', (entry) =>
    toText(own(entry, 'code'))
      ? {
          code: toText(own(entry, 'code')),
          name: toText(own(entry, 'name')),
          flag: toText(own(entry, 'flag')),
          is_current: toFlag(own(entry, 'is_current')),
        }
      : null,
  ),
})

export const normaliseCurrentLanguage = (value: unknown): CurrentLanguage => ({
  current_language: toText(own(value, 'current_language')),
  language_name: toText(own(value, 'language_name')),
  timezone: toText(own(value, 'timezone')),
  date_format: toText(own(value, 'date_format')),
  is_rtl: toFlag(own(value, 'is_rtl')),
})

export function normaliseDetection(value: unknown): DetectionResult {
  const detection = own(value, 'detection')
  const confidence = own(detection, 'confidence')
  const applied = toFlag(own(value, 'applied'), toFlag(own(detection, 'applied')))
  return {
    detection: {
      browser_language: toTextOrNull(own(detection, 'browser_language')),
      ip_country: toTextOrNull(own(detection, 'ip_country')),
      confidence: toNumber(confidence) ?? toTextOrNull(confidence),
      applied: toFlag(own(detection, 'applied'), applied),
    },
    applied,
  }
}

const textOrFlag = (value: unknown) => (typeof value === 'boolean' ? value : toTextOrNull(value))

export const normaliseFrontendConfig = (value: unknown): FrontendConfig => ({
  supported_languages: toList(own(value, 'supported_languages'), (entry) => {
    const code = toText(isObject(entry) ? own(entry, 'code') : entry)
    return code ? (isObject(entry) ? { code } : code) : null
  }),
  detection: {
    browser: textOrFlag(own(own(value, 'detection'), 'browser')),
    ip_country: textOrFlag(own(own(value, 'detection'), 'ip_country')),
  },
  server_time: toText(own(value, 'server_time')),
})

export function normaliseTranslations(value: unknown): Translations {
  const translations = own(value, 'translations')
  return { translations: isObject(translations) ? { ...translations } : {} }
}

export const normaliseValidity = (value: unknown): ConfigValidity => ({ is_valid: toFlag(own(value, 'is_valid')) })
