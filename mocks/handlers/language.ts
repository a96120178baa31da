import type { MockApi } from '../core/define-api.ts'
import { said } from '../core/reply.ts'
import {
  browserLanguage,
  french,
  isTimezone,
  languageOf,
  languages,
  requireLanguage,
  toLanguageConfig,
  twoLetters,
} from '../domain/languages.ts'
import type { UserRecord } from '../domain/records.ts'
import { refuseProblems } from '../domain/rules/problems.ts'
import { isoTime, type Server } from '../domain/world.ts'

type Handlers = Pick<
  MockApi,
  | 'getMyLanguageConfig'
  | 'listSupportedLanguages'
  | 'quickChangeLanguage'
  | 'updateLanguage'
  | 'getCurrentLanguage'
  | 'detectLanguage'
  | 'getFrontendConfig'
  | 'getTranslations'
  | 'validateLanguageConfig'
  | 'listLanguageProfiles'
>

const DATE_FORMATS = ['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD', 'DD.MM.YYYY']

const profileOf = ({ id, language: { language, timezone } }: UserRecord) => ({ id, language, timezone })

function choose(user: UserRecord, code: string) {
  user.language = { ...user.language, language: requireLanguage(code).code, numberFormat: code, fresh: false }
  return said('Langue mise à jour', { config: toLanguageConfig(user.language) })
}

const unless = (known: boolean, text: string) => (known ? undefined : text)

export function languageHandlers(server: Server): Handlers {
  const { world } = server

  return {
    getMyLanguageConfig: ({ user, request }) => ({
      config: toLanguageConfig(user.language),
      profile: profileOf(user),
      is_new_user: user.language.fresh,
      detected_language: browserLanguage(request),
    }),

    listSupportedLanguages: ({ user }) => ({
      languages_list: languages.map(({ code, native, flag }) => ({
        code,
        name: native,
        flag,
        is_current: code === user.language.language,
      })),
    }),

    quickChangeLanguage: ({ user, body }) => choose(user, body.language),

    updateLanguage: ({ user, body }) => choose(user, body.language),

    getCurrentLanguage({ user: { language: choice } }) {
      const { code, native } = languageOf(choice.language) ?? french
      const { timezone, dateFormat } = choice
      return { current_language: code, language_name: native, timezone, date_format: dateFormat, is_rtl: false }
    },

    detectLanguage({ user, body, request }) {
      const browser_language = browserLanguage(request)
      const applied = body.apply && browser_language !== null
      if (applied) user.language = { ...user.language, language: browser_language, fresh: false }
      const detection = { browser_language, ip_country: 'FR', confidence: browser_language ? 0.9 : 0.5, applied }
      return { detection, applied }
    },

    getFrontendConfig: ({ request }) => ({
      supported_languages: languages.map(({ code }) => code),
      detection: { browser: browserLanguage(request), ip_country: 'FR' },
      server_time: isoTime(server.now()),
    }),

    getTranslations({ query }) {
      const texts = world.translations[twoLetters(query.language)] ?? {}
      if (query.namespace === undefined) return { translations: texts }
      const group = texts[query.namespace]
      return { translations: group === undefined ? {} : { [query.namespace]: group } }
    },

    validateLanguageConfig({ body: { language, timezone, dateFormat, numberFormat } }) {
      refuseProblems({
        language: [
          unless(language === undefined || Boolean(languageOf(language)), 'Cette langue n’est pas prise en charge.'),
        ],
        timezone: [unless(timezone === undefined || isTimezone(timezone), 'Fuseau horaire inconnu.')],
        dateFormat: [unless(dateFormat === undefined || DATE_FORMATS.includes(dateFormat), 'Format de date inconnu.')],
        numberFormat: [
          unless(numberFormat === undefined || Boolean(languageOf(numberFormat)), 'Format de nombre inconnu.'),
        ],
      })
      return { is_valid: true }
    },

    listLanguageProfiles: ({ user }) => ({ results: [profileOf(user)] }),
  }
}
