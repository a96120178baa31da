import { DARK_QUERY, THEME_ATTRIBUTE, THEME_STORAGE_KEY } from '~/design/theme-constants'

/*
 * Inlined in every page and run before the first paint, so that neither theme nor language flashes. It imports constants
 * only: each byte of it is paid by every page.
 */

const page = document.documentElement

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const choice = stored(THEME_STORAGE_KEY)
const dark = choice === 'dark' || (choice !== 'light' && matchMedia(DARK_QUERY).matches)
const theme = dark ? 'dark' : 'light'
page.setAttribute(THEME_ATTRIBUTE, theme)
page.style.colorScheme = theme
