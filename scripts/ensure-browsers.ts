import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { ENGINES, hasEngine, type Engine } from '../tests/support/engines.ts'

type Browser = {
  /** Sets of Debian's packages, the best first: older releases lack some. */
  packages: string[][]
  /** What to do where they cannot be installed. */
  missing: string
}

const BROWSERS: Record<Engine, Browser> = {
  chromium: {
    packages: [['chromium-headless-shell'], ['chromium']],
    missing: 'The tests need Chromium: install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable.',
  },
  firefox: {
    packages: [['firefox-esr']],
    missing: 'Nothing is tested in Firefox: install Firefox, or set FIREFOX_PATH to its executable.',
  },
  webkit: {
    packages: [['webkit2gtk-driver', 'xvfb']],
    missing: 'Nothing is tested in WebKit: it needs the packages webkit2gtk-driver and xvfb of Debian or Ubuntu.',
  },
}

const apt = (...args: string[]) =>
  spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })

let updated = false

/** Installs the first of these sets after which `isThere` holds; only as root on Debian. */
function install(sets: readonly string[][], isThere: () => boolean): void {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return
  if (!updated) apt('update', '-qq')
  updated = true
  for (const packages of sets) {
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
    if (isThere()) return
  }
}

/** The font that stands in for Inter on a first visit (theme/BaseStyles.tsx): with another, texts are wider. */
const hasFont = () => /Liberation|Arial|Arimo/.test(spawnSync('fc-match', ['Arial'], { encoding: 'utf8' }).stdout || '')

/** Without Chromium nothing is tested; the others are required in CI and by `--all` alone. */
const all = process.argv.includes('--all') || Boolean(process.env['CI'])

for (const engine of ENGINES) {
  if (!hasEngine(engine)) install(BROWSERS[engine].packages, () => hasEngine(engine))
  if (hasEngine(engine)) continue
  console.error(BROWSERS[engine].missing)
  if (all || engine === 'chromium') process.exitCode = 1
}

if (!hasFont()) install([['fonts-liberation', 'fontconfig']], hasFont)
if (!hasFont()) console.warn('Layouts are tested with Liberation Sans or Arial; without them, some journeys can fail.')
