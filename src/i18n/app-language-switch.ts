import { language } from './language-store'
import { createLanguageSwitch } from './language-switch'
import { chooseLanguage } from './show-language'

/** The one of this page: without the call that saves, so that public pages can carry it. */
export const languageSwitch = createLanguageSwitch({ current: language.get, show: chooseLanguage })
