import { ApiError, isAbort } from '~/api/api-error'
import {
  detectLanguage,
  getCurrentLanguage,
  getFrontendConfig,
  getMyLanguageConfig,
  getTranslations,
  listSupportedLanguages,
  quickChangeLanguage,
  updateLanguage,
  validateLanguageConfig,
} from '~/api/generated/sdk.gen'
import type {
  ChangedLanguage,
  CurrentLanguage,
  DetectionResult,
  FrontendConfig,
  LanguageConfigInput,
  MyLanguageConfig,
  StoredLanguage,
} from '~/api/generated/types.gen'

import { LOCALES, LOCALE_INFO, DEFAULT_LOCALE, type Locale } from './locales'
import { logOnce } from './message-loader'
import type { Namespace } from './messages'

/** One language offered by the provider. */
export type SupportedLanguage = { code: string; name: string; flag: string; isActive: boolean }

type Abortable = { signal?: AbortSignal }

/** Logs the failure and rethrows it. Cancelled calls are not logged (C118). */
async function orRethrow<T>(call: Promise<T>, problem: string): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!isAbort(error)) logOnce(problem, error)
    throw error
  }
}

/** Logs the failure and returns the built-in value. */
async function orBuiltIn<T>(call: Promise<T>, builtIn: T, problem: string): Promise<T> {
  try {
    return await orRethrow(call, problem)
  } catch (error) {
    if (isAbort(error)) throw error
    return builtIn
  }
}

const dataOf = async <T>(answer: Promise<{ data: T }>): Promise<T> => (await answer).data

/** Language configuration, profile, whether the user is new, detected language. */
export const getLanguageProfile = (options: Abortable = {}): Promise<MyLanguageConfig> =>
  orRethrow(dataOf(getMyLanguageConfig(options)), 'Failed to get user config')

export const getSupportedLanguages = (options: Abortable = {}): Promise<SupportedLanguage[]> =>
  orBuiltIn(
    dataOf(listSupportedLanguages(options)).then(({ languages_list }) =>
      languages_list.map(({ code, name, flag, is_current }) => ({ code, name, flag, isActive: is_current })),
    ),
    LOCALES.map((code) => ({
      code,
      name: LOCALE_INFO[code].native,
      flag: LOCALE_INFO[code].flag,
      isActive: code === DEFAULT_LOCALE,
    })),
    'Failed to get supported languages',
  )

export const getInterfaceConfig = (options: Abortable = {}): Promise<FrontendConfig> =>
  orBuiltIn(
    dataOf(getFrontendConfig(options)),
    {
      supported_languages: [...LOCALES],
      detection: { browser: DEFAULT_LOCALE, ip_country: 'FR' },
      server_time: new Date().toISOString(),
    },
    'Failed to get frontend config',
  )

/** The provider's overrides of our texts; empty when the call fails. */
export const getOverrides = (
  language: Locale,
  { namespace, ...options }: Abortable & { namespace?: Namespace } = {},
): Promise<Readonly<Record<string, unknown>>> =>
  orBuiltIn(
    dataOf(getTranslations({ ...options, query: { language, ...(namespace && { namespace }) } })).then(
      ({ translations }) => translations,
    ),
    {},
    'Failed to get translations',
  )

/** An empty text says nothing. */
async function configOf(answer: Promise<{ data: ChangedLanguage }>): Promise<StoredLanguage> {
  const { config } = await dataOf(answer)
  return Object.fromEntries(Object.entries(config ?? {}).filter(([, value]) => value !== ''))
}

/** @returns what the answer says of what is stored */
export const saveLanguage = (language: Locale): Promise<StoredLanguage> =>
  orRethrow(configOf(quickChangeLanguage({ body: { language } })), 'Failed to change the language')

/** Saves the language in the user's profile. @returns what the answer says of what is stored */
export const saveProfileLanguage = (language: Locale): Promise<StoredLanguage> =>
  orRethrow(configOf(updateLanguage({ body: { language } })), 'Failed to update the language')

export const readCurrentLanguage = (options: Abortable = {}): Promise<CurrentLanguage> =>
  orRethrow(dataOf(getCurrentLanguage(options)), 'Failed to get the current language')

export const detectUserLanguage = (apply: boolean): Promise<DetectionResult> =>
  orRethrow(dataOf(detectLanguage({ body: { apply } })), 'Failed to detect the language')

export type ConfigCheck = { isValid: boolean; errors: Readonly<Record<string, string[]>> }

const refused = (...general: string[]): ConfigCheck => ({ isValid: false, errors: { general } })

/** Never rejects. Error messages come from `details`, else stand under 'general'. */
export async function checkLanguageConfig(config: LanguageConfigInput): Promise<ConfigCheck> {
  try {
    const { is_valid: isValid } = await dataOf(validateLanguageConfig({ body: config }))
    return isValid ? { isValid, errors: {} } : refused('Invalid configuration')
  } catch (error) {
    logOnce('Failed to validate the language config', error)
    if (!(error instanceof ApiError) || error.status_code === 0) return refused('Validation error')
    if (Object.keys(error.details).length > 0) return { isValid: false, errors: error.details }
    return refused(...(error.non_field_errors.length > 0 ? error.non_field_errors : ['Validation failed']))
  }
}
