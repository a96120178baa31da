import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { findChromium } from './chromium.ts'

/** The engines that journeys run in (docs/engines.md). */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const

export type Engine = (typeof ENGINES)[number]

/** Path of a program of this system. */
const inPath = (name: string) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox'
const WINDOWS_FIREFOX = 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'

/** Path of Firefox: `FIREFOX_PATH`, else a known place of this system. */
export function findFirefox(): string | undefined {
  const named = process.env['FIREFOX_PATH']
  const places = named ? [named] : [inPath('firefox-esr'), inPath('firefox'), MAC_FIREFOX, WINDOWS_FIREFOX]
  return places.find((path) => path !== undefined && existsSync(path))
}

function foldersIn(path: string): string[] {
  try {
    return readdirSync(path).map((name) => join(path, name))
  } catch {
    return []
  }
}

/** WebKitGTK's driver and small browser, where the display is, too, without which neither starts. */
export function findWebkit(): { driver: string; browser: string } | undefined {
  const driver = inPath('WebKitWebDriver')
  const browser = foldersIn('/usr/lib')
    .flatMap((folder) => [folder, ...foldersIn(folder)])
    .filter((folder) => /\/webkit2?gtk-[46]\./.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .findLast((path) => existsSync(path))
  return driver && browser && inPath('Xvfb') ? { driver, browser } : undefined
}

const FINDERS: Record<Engine, () => unknown> = { chromium: findChromium, firefox: findFirefox, webkit: findWebkit }

export const hasEngine = (engine: Engine): boolean => FINDERS[engine]() !== undefined
