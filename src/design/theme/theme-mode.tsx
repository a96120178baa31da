import { CacheProvider } from '@emotion/react'
import { useLayoutEffect, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { MoonIcon, SunIcon } from '~/design/icons/first-icons'
import { IconButton } from '~/design/inputs/Button'
import { safeLocalStorage, type SafeStorage } from '~/platform/storage'

import { getStyleCache } from './styled'
import {
  DARK_QUERY,
  THEME_ATTRIBUTE,
  THEME_MODES,
  THEME_STORAGE_KEY,
  type ThemeChoice,
  type ThemeMode,
} from './theme-constants'

type ThemeState = { choice: ThemeChoice; mode: ThemeMode }

/** The browser APIs used here. */
export type ThemeBrowser = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly document: Pick<Document, 'documentElement' | 'querySelectorAll'>
  matchMedia?: Window['matchMedia']
}

const isMode = (value: unknown): value is ThemeMode => THEME_MODES.some((mode) => mode === value)

/** The browser's own bars follow the theme: `index.html` has a colour for each, by the system's preference. */
function colourBars(document: ThemeBrowser['document'], mode: ThemeMode): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>(`meta[${THEME_ATTRIBUTE}]`))
    meta.media = meta.getAttribute(THEME_ATTRIBUTE) === mode ? 'all' : 'not all'
}

/**
 * The theme: the stored choice, else the system's preference, followed live. Light before `start` and on the server,
 * like the pre-rendered pages.
 */
export function createThemeMode(browser: () => ThemeBrowser | undefined, storage: SafeStorage) {
  const store = createStore<ThemeState>()(() => ({ choice: 'system', mode: 'light' }))

  const systemMode = (): ThemeMode => (browser()?.matchMedia?.(DARK_QUERY).matches ? 'dark' : 'light')

  function apply(choice: ThemeChoice) {
    const mode = choice === 'system' ? systemMode() : choice
    const document = browser()?.document
    if (document) {
      document.documentElement.setAttribute(THEME_ATTRIBUTE, mode)
      document.documentElement.style.colorScheme = mode
      colourBars(document, mode)
    }
    const shown = store.getState()
    if (choice !== shown.choice || mode !== shown.mode) store.setState({ choice, mode })
  }

  function readStored(): ThemeChoice {
    const stored = storage.getItem(THEME_STORAGE_KEY)
    return isMode(stored) ? stored : 'system'
  }

  function setChoice(choice: ThemeChoice) {
    if (choice === 'system') storage.removeItem(THEME_STORAGE_KEY)
    else storage.setItem(THEME_STORAGE_KEY, choice)
    apply(choice)
  }

  /** Reads the choice, then follows the system and other tabs until stopped. Following never writes. */
  function start() {
    const window = browser()
    if (!window) return () => {}
    const onSystem = () => apply(store.getState().choice)
    const onStorage = ({ key }: StorageEvent) => {
      // a null key means that the storage was cleared
      if (key === THEME_STORAGE_KEY || key === null) apply(readStored())
    }
    const system = window.matchMedia?.(DARK_QUERY)
    system?.addEventListener('change', onSystem)
    window.addEventListener('storage', onStorage)
    apply(readStored())
    return () => {
      system?.removeEventListener('change', onSystem)
      window.removeEventListener('storage', onStorage)
    }
  }

  return {
    store,
    setChoice,
    toggle: () => setChoice(store.getState().mode === 'dark' ? 'light' : 'dark'),
    start,
  }
}

export const themeMode = createThemeMode(() => (typeof window === 'undefined' ? undefined : window), safeLocalStorage)

/** `choice` is the user's setting, `mode` the theme shown. */
export function useThemeMode() {
  const { choice, mode } = useStore(themeMode.store)
  return { choice, mode, setChoice: themeMode.setChoice, toggle: themeMode.toggle }
}

/** Toggles light and dark. The user menu also offers the system setting. */
export function ThemeButton() {
  const intl = useIntl()
  const { mode, toggle } = useThemeMode()
  const dark = mode === 'dark'
  const label = intl.formatMessage({ id: dark ? 'navigation.theme.toLight' : 'navigation.theme.toDark' })
  return (
    <IconButton label={label} title={label} onClick={toggle}>
      <SunIcon className="in-dark" />
      <MoonIcon className="in-light" />
    </IconButton>
  )
}

type ThemeRootProps = {
  children: ReactNode
  /** Where styles are inserted; default: this page. */
  styles?: ReturnType<typeof getStyleCache>
  /** `BaseStyles`, unless the page already has them, like a pre-rendered page. */
  base?: ReactNode
}

/** Where the styles of the whole app go, and the start of its theme. */
export function ThemeRoot({ children, styles = getStyleCache(), base }: ThemeRootProps) {
  // the attribute of <html> is outside React; the boot script has set it before the first paint
  useLayoutEffect(() => themeMode.start(), [])
  return (
    <CacheProvider value={styles}>
      {base}
      {children}
    </CacheProvider>
  )
}
