import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { findChromium } from '../tests/support/chromium.ts'

const apt = (...args: string[]) =>
  spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })

/** Installs Debian's Chromium when this is Debian and we are root; otherwise says in one sentence what to do. */
function ensureChromium(): void {
  if (findChromium()) return
  const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (mayInstall) {
    apt('update', '-qq')
    // the small one first; older releases have only the whole browser
    for (const name of ['chromium-headless-shell', 'chromium']) {
      apt('install', '-y', '-qq', name)
      if (findChromium()) return
    }
  }
  console.error('The tests need Chromium: install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable.')
  process.exit(1)
}

ensureChromium()
