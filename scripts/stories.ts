import { spawnSync } from 'node:child_process'

import { LOCALES, PSEUDO_LOCALES } from '../src/i18n/locales.ts'
import { findChromium, NO_CHROMIUM } from '../tests/support/chromium.ts'
import { sampledLanguage } from '../tests/support/sampled-language.ts'
import { dialogStories } from './dialog-stories.ts'
import { requireNode } from './node-version.ts'
import { stop } from './stop.ts'
import { readStories } from './story-index.ts'

/*
 * Every story, its play function and its accessibility checks, in a browser. With React's production build, as users
 * have it: a third faster than the development build, which Storybook itself shows. Unit tests cover what only the
 * development build does (the second round of StrictMode). `--language de` and `--theme dark` set the toolbar; `--sample`
 * runs one story in five, each in one of the languages besides French; `--dialogs` runs the stories of dialogs in German,
 * or in another language (`--language xl`: the longest texts), dark: no dialog may cut a text, nor the one that is open
 * at the end at 390 px. `--width 390` sets the window in which the plays begin. Other arguments go to vitest.
 */
requireNode()
if (findChromium() === undefined) stop(NO_CHROMIUM)

const args = process.argv.slice(2)

/** What a designer asks for most: any dialog, in German, dark, on a phone. */
const DIALOGS = {
  VITE_STORY_DIALOGS: 'true',
  VITE_STORY_LANGUAGE: 'de',
  VITE_STORY_THEME: 'dark',
}

/** Takes an option of our own, with its value, from the arguments. */
function take(option: string, values: readonly string[]): string | undefined {
  const at = args.indexOf(option)
  if (at === -1) return undefined
  const [, value = ''] = args.splice(at, 2)
  return values.includes(value) ? value : stop(`${option} is one of: ${values.join(', ')}`)
}

/** Takes an option without a value. */
function takeFlag(option: string): boolean {
  const at = args.indexOf(option)
  if (at !== -1) args.splice(at, 1)
  return at !== -1
}

const language = take('--language', [...LOCALES, ...Object.keys(PSEUDO_LOCALES)])
const theme = take('--theme', ['light', 'dark'])
const width = take('--width', ['320', '390', '768'])
const sample = takeFlag('--sample')
const dialogs = takeFlag('--dialogs')

/** A file without a story of the sample would be loaded for nothing: two in five are. */
function sampledFiles(): string[] {
  const sampled = readStories().filter(({ id }) => sampledLanguage(id) !== undefined)
  return [...new Set(sampled.map(({ file }) => file))]
}

if (args.every((arg) => arg.startsWith('-'))) args.push(...(dialogs ? dialogStories() : sample ? sampledFiles() : []))

const toolbar = {
  ...(sample ? { STORY_SAMPLE: 'true' } : {}),
  ...(dialogs ? DIALOGS : {}),
  ...(language === undefined ? {} : { VITE_STORY_LANGUAGE: language }),
  ...(theme === undefined ? {} : { VITE_STORY_THEME: theme }),
  ...(width === undefined ? {} : { VITE_STORY_WIDTH: `w${width}` }),
}

const { status, error } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--mode', 'production', '--project', 'storybook', ...args],
  { stdio: 'inherit', env: { ...process.env, ...toolbar, NODE_ENV: 'production' } },
)
if (error) throw error
process.exit(status ?? 1)
