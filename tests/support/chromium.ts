import { existsSync } from 'node:fs'

/** Chromium without its user interface: opening a page costs half as much. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const KNOWN_PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
}

type Wanted = {
  /** Prefer the complete browser, if there is one. */
  whole?: boolean
}

/** Path of the test browser: `CHROMIUM_PATH`, else a known place of this system. */
export function findChromium({ whole = false }: Wanted = {}): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) return existsSync(named) ? named : undefined
  const browsers = KNOWN_PLACES[process.platform] ?? []
  const places = whole ? [...browsers, HEADLESS_SHELL] : [HEADLESS_SHELL, ...browsers]
  return places.find((path) => existsSync(path))
}

export const NO_CHROMIUM =
  'No Chromium was found: install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable.'

/** Launch options shared by vitest, Playwright and the bench. */
export function chromiumLaunch(wanted?: Wanted) {
  const executablePath = findChromium(wanted)
  if (!executablePath) throw new Error(NO_CHROMIUM)
  // Chromium refuses its own sandbox as root
  const asRoot = process.getuid?.() === 0
  return {
    executablePath,
    args: [
      ...(asRoot ? ['--no-sandbox'] : []),
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  }
}
