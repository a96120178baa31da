import { language } from './language-store'
import { createLanguageSwitch } from './language-switch'
import { chooseLanguage } from './show-language'
import { readStoredLanguage } from './stored-language'

/** The language switch of this page. It contains no API call, so that public pages can use it. */
export const languageSwitch = createLanguageSwitch({
  current: language.get,
  show: chooseLanguage,
  stored: readStoredLanguage,
})
