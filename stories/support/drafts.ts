import { addLanguages } from '#mocks/domain/languages'
import { offerDrafts, isPseudoLocale } from '~/i18n/locales'

// a run of the stories is about the finished languages, unless it asks for a pseudo-locale
if (!('__vitest_browser__' in globalThis) || isPseudoLocale(import.meta.env['VITE_STORY_LANGUAGE']))
  addLanguages(offerDrafts())
