import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { THEME_ATTRIBUTE, THEME_MODES, THEME_STORAGE_KEY, type ThemeMode } from '~/design/theme/theme-constants'
import { createThemeMode, type ThemeBrowser } from '~/design/theme/theme-mode'
import { createSafeStorage } from '~/platform/storage'

type Options = { stored?: string; system?: ThemeMode; blocked?: boolean }

/** The browser APIs that the theme uses. */
function fakeBrowser({ stored, system = 'light', blocked = false }: Options = {}) {
  const storage = new Map<string, string>(stored === undefined ? [] : [[THEME_STORAGE_KEY, stored]])
  const attributes = new Map<string, string>()
  const style = { colorScheme: '' }
  const bars = THEME_MODES.map((mode) => ({ mode, media: '', getAttribute: () => mode }))
  const events = new EventTarget()
  const media = Object.assign(new EventTarget(), { matches: system === 'dark' })
  let writes = 0
  const guarded = <Value>(work: () => Value) => {
    if (blocked) throw new DOMException('denied', 'SecurityError')
    return work()
  }
  const localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key: string) => guarded(() => storage.get(key) ?? null),
    setItem: (key: string, value: string) =>
      guarded(() => {
        writes += 1
        storage.set(key, value)
      }),
    removeItem: (key: string) =>
      guarded(() => {
        writes += 1
        storage.delete(key)
      }),
  }
  const browser = {
    document: {
      documentElement: { style, setAttribute: (name: string, value: string) => attributes.set(name, value) },
      querySelectorAll: () => bars,
    },
    matchMedia: () => media,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  }
  return {
    // the theme uses nothing else
    theme: createThemeMode(
      () => browser as unknown as ThemeBrowser,
      createSafeStorage(() => localStorage as Storage),
    ),
    shown: () => ({ attribute: attributes.get(THEME_ATTRIBUTE), colorScheme: style.colorScheme }),
    bars: () => bars.filter(({ media }) => media === 'all').map(({ mode }) => mode),
    stored: () => storage.get(THEME_STORAGE_KEY),
    writes: () => writes,
    setSystem: (mode: ThemeMode) => {
      media.matches = mode === 'dark'
      media.dispatchEvent(new Event('change'))
    },
    /** Another tab writes: the value changes, and this tab gets the event. */
    otherTab: (value: string | null, key: string | null = THEME_STORAGE_KEY) => {
      if (value === null) storage.delete(THEME_STORAGE_KEY)
      else storage.set(THEME_STORAGE_KEY, value)
      events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }))
    },
  }
}

const dark = { attribute: 'dark', colorScheme: 'dark' }
const light = { attribute: 'light', colorScheme: 'light' }

describe('the theme', () => {
  it('starts from the stored choice (THM-01)', () => {
    const { theme, shown } = fakeBrowser({ stored: 'dark', system: 'light' })
    theme.start()
    expect(shown()).toEqual(dark)
    expect(theme.store.getState()).toEqual({ choice: 'dark', mode: 'dark' })
  })

  it('starts from the system when nothing is stored, and stores nothing (THM-01)', () => {
    const { theme, shown, writes } = fakeBrowser({ system: 'dark' })
    theme.start()
    expect(shown()).toEqual(dark)
    expect(theme.store.getState().choice).toBe('system')
    expect(writes()).toBe(0)
  })

  it('ignores an unknown stored value (THM-01)', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => text !== 'light' && text !== 'dark'),
        (stored) => {
          const { theme } = fakeBrowser({ stored, system: 'dark' })
          theme.start()
          expect(theme.store.getState()).toEqual({ choice: 'system', mode: 'dark' })
        },
      ),
    )
  })

  it('follows the system live, but only without a stored choice (THM-02)', () => {
    const { theme, shown, setSystem } = fakeBrowser()
    theme.start()
    setSystem('dark')
    expect(shown()).toEqual(dark)
    theme.setChoice('dark')
    setSystem('light')
    expect(shown()).toEqual(dark)
  })

  it('toggles attribute and color-scheme, and stores the choice (THM-03)', () => {
    const { theme, shown, stored } = fakeBrowser({ system: 'light' })
    theme.start()
    theme.toggle()
    expect(shown()).toEqual(dark)
    expect(stored()).toBe('dark')
  })

  it("shows the preference of the system after the choice 'system', and removes the stored choice (THM-04)", () => {
    const { theme, shown, stored } = fakeBrowser({ stored: 'dark', system: 'light' })
    theme.start()
    theme.setChoice('system')
    expect(shown()).toEqual(light)
    expect(stored()).toBeUndefined()
  })

  it("colours the browser's own bars as the page, whatever the system prefers (THM-03)", () => {
    const { theme, bars, setSystem } = fakeBrowser({ stored: 'dark', system: 'light' })
    theme.start()
    expect(bars()).toEqual(['dark'])
    theme.setChoice('system')
    expect(bars()).toEqual(['light'])
    setSystem('dark')
    expect(bars()).toEqual(['dark'])
  })

  it('follows another tab without storing anything (C062)', () => {
    const { theme, shown, otherTab, writes } = fakeBrowser()
    theme.start()
    otherTab('dark')
    expect(shown()).toEqual(dark)
    otherTab(null)
    expect(shown()).toEqual(light)
    otherTab('dark')
    otherTab(null, null)
    expect(theme.store.getState().choice).toBe('system')
    expect(writes()).toBe(0)
  })

  it('ignores a change of another key (C062)', () => {
    const { theme, otherTab } = fakeBrowser({ stored: 'dark' })
    theme.start()
    otherTab('light', 'language')
    expect(theme.store.getState().choice).toBe('dark')
  })

  it('twenty quick toggles end in the right theme; attribute and color-scheme agree (C298)', () => {
    const { theme, shown, stored } = fakeBrowser({ system: 'light' })
    theme.start()
    for (let press = 0; press < 20; press += 1) {
      theme.toggle()
      expect(shown().attribute).toBe(shown().colorScheme)
    }
    expect(shown()).toEqual(light)
    expect(stored()).toBe('light')
  })

  it('works with storage blocked, and keeps the choice on this page (C298)', () => {
    const { theme, shown, setSystem, otherTab } = fakeBrowser({ blocked: true, system: 'light' })
    theme.start()
    theme.toggle()
    expect(shown()).toEqual(dark)
    setSystem('light')
    otherTab(null)
    expect(shown()).toEqual(dark)
  })

  it('stops listening when stopped, and notifies of changes only', () => {
    const { theme, setSystem, shown } = fakeBrowser({ system: 'light' })
    let told = 0
    theme.store.subscribe(() => {
      told += 1
    })
    const stop = theme.start()
    theme.setChoice('system')
    expect(told).toBe(0)
    setSystem('dark')
    expect(told).toBe(1)
    stop()
    setSystem('light')
    expect(shown()).toEqual(dark)
  })

  it('is light on the server and in the first client render', () => {
    const theme = createThemeMode(
      () => undefined,
      createSafeStorage(() => undefined),
    )
    theme.start()()
    theme.toggle()
    expect(theme.store.getInitialState()).toEqual({ choice: 'system', mode: 'light' })
  })
})
