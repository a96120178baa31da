import { spyOn } from 'storybook/test'

import { DARK_QUERY } from '~/design/theme/theme-constants'

/** Answers as the browser does for a media query that can change. */
class SystemTheme extends EventTarget implements Pick<MediaQueryList, 'matches' | 'media'> {
  readonly media = DARK_QUERY
  matches = false
}

let system = new SystemTheme()

/** Stands in for the theme of the operating system, light at first. @returns undoes it */
export function ownSystemTheme() {
  system = new SystemTheme()
  const real = globalThis.matchMedia.bind(globalThis)
  const spy = spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    // the app reads `matches` and hears changes, no more
    query === DARK_QUERY ? (system as unknown as MediaQueryList) : real(query),
  )
  return () => spy.mockRestore()
}

/** The operating system becomes dark or light. */
export function systemBecomes(theme: 'dark' | 'light') {
  system.matches = theme === 'dark'
  system.dispatchEvent(new Event('change'))
}
