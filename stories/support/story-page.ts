import { clearToasts } from '~/design/feedback/toasts'
import { THEME_MODES } from '~/design/theme/theme-constants'
import { themeMode } from '~/design/theme/theme-mode'
import { language } from '~/i18n/language'
import { DEFAULT_LOCALE, isLocale } from '~/i18n/locales'
import { loadNamespaces } from '~/i18n/message-loader'
import { NAMESPACES } from '~/i18n/namespaces.gen'

/** Resets the page to the state for a new visitor, in the theme and language of the toolbar. */
export async function preparePage(globals: Record<string, unknown>) {
  localStorage.clear()
  sessionStorage.clear()
  clearToasts()
  themeMode.setChoice(THEME_MODES.find((mode) => mode === globals['theme']) ?? 'light')

  const locale = isLocale(globals['locale']) ? globals['locale'] : DEFAULT_LOCALE
  await loadNamespaces(locale, NAMESPACES)
  language.show(locale)
  document.documentElement.lang = locale
}
