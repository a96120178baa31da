import { fn, spyOn } from 'storybook/test'

import { browserVersion } from '~/features/shell/new-version'

import { NOW } from './frozen-clock'

/** Late enough for the app to check again. */
const LATER = NOW.getTime() + 3_600_000

/**
 * Deploys another build while the page is open; the app finds it when the page is shown again.
 * @returns undoes it at the end of the story
 */
export function deployNewVersion() {
  const { currentScripts, clock } = browserVersion
  const now = fn(() => LATER).mockReturnValueOnce(NOW.getTime())
  Object.assign(browserVersion, { currentScripts: ['/assets/index-1.js'], clock: { ...clock, now } })
  const spy = spyOn(browserVersion, 'fetchPage').mockResolvedValue(
    '<script type="module" src="/assets/index-2.js"></script>',
  )
  return () => {
    Object.assign(browserVersion, { currentScripts, clock })
    spy.mockRestore()
  }
}

export const showPageAgain = () => window.dispatchEvent(new Event('pageshow'))
