import { createFirstFont, createFont, FONT_FILE, FONT_STORAGE_KEY } from '~/design/theme/theme-constants'
import { BRAND_STYLES_KEY, DARK_QUERY, THEME_ATTRIBUTE, THEME_STORAGE_KEY } from '~/design/theme/theme-constants'
import { detectLocale, LANGUAGE_KEY } from '~/i18n/detect-locale'
import { DEFAULT_LOCALE } from '~/i18n/locales'
import { ACCESS_COPY_KEY, AUTH_STORE_KEY, TOKENS_KEY } from '~/session/storage-keys'

import {
  ACCENT_ATTRIBUTE,
  FIRST_FONT_ATTRIBUTE,
  PENDING_ATTRIBUTE,
  PRESSED_ATTRIBUTE,
  TEXTS_ATTRIBUTE,
} from './prerendered'
import { PROTECTED_PATHS } from './protected-paths.gen'

/*
 * Inlined in every page and run before the first paint, so that theme and language never flash. It imports constants
 * and language detection only: every page pays for its bytes.
 */

const page = document.documentElement

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether the storage has traces of a session; undefined when it cannot be read. */
function storageTells(): boolean | undefined {
  try {
    return (
      localStorage.getItem(TOKENS_KEY) !== null ||
      localStorage.getItem(AUTH_STORE_KEY) !== null ||
      sessionStorage.getItem(ACCESS_COPY_KEY) !== null
    )
  } catch {
    return undefined
  }
}

const choice = stored(THEME_STORAGE_KEY)
const dark = choice === 'dark' || (choice !== 'light' && matchMedia(DARK_QUERY).matches)
const theme = dark ? 'dark' : 'light'
page.setAttribute(THEME_ATTRIBUTE, theme)
page.style.colorScheme = theme

const brand = page.getAttribute(ACCENT_ATTRIBUTE) ?? stored(BRAND_STYLES_KEY)
if (brand) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(brand)
  document.adoptedStyleSheets = [sheet]
}

function preload(as: string, href: string) {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = as
  link.crossOrigin = 'anonymous'
  link.href = href
  document.head.append(link)
}

const font = stored(FONT_STORAGE_KEY)
const firstFont = page.getAttribute(FIRST_FONT_ATTRIBUTE)
if (font && FONT_FILE.test(font)) {
  const face = createFont(font)
  face.load().catch(() => {})
  document.fonts.add(face)
} else if (firstFont) {
  // loaded by the first text that needs it: by then it is there, or left out
  preload('font', firstFont)
  document.fonts.add(createFirstFont(firstFont))
}

// pre-rendered pages are French and signed out: for anybody else the page stays hidden until it is right
const texts = page.getAttribute(TEXTS_ATTRIBUTE)
if (texts !== null) {
  const locale = detectLocale({ stored: stored(LANGUAGE_KEY), browser: navigator.languages, htmlTag: page.lang })
  if (locale !== DEFAULT_LOCALE || stored(TOKENS_KEY) !== null) page.setAttribute(PENDING_ATTRIBUTE, '')
  if (locale !== DEFAULT_LOCALE)
    for (const name of texts.split(' ')) preload('fetch', `/locales/${locale}/${name}.json`)
  // a double click before hydration counts once
  addEventListener('click', ({ target }) => {
    if (page.hasAttribute(TEXTS_ATTRIBUTE) && target instanceof Element)
      target.closest('button')?.setAttribute(PRESSED_ATTRIBUTE, '')
  })
} else if (storageTells() === false) {
  const { pathname, search, hash } = new URL(document.URL)
  if (PROTECTED_PATHS.includes(pathname)) {
    history.replaceState(null, '', `/auth/login?redirect=${encodeURIComponent(pathname + search + hash)}`)
    history.go(0)
  }
}
