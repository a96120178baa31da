import { addLanguages } from '#mocks/domain/languages'
import { offerDrafts } from '~/i18n/drafts'
import { DRAFTS } from '~/i18n/locales'

// a run of the stories is about the finished languages
if (!('__vitest_browser__' in globalThis)) {
  offerDrafts()
  addLanguages(Object.keys(DRAFTS))
}
