import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { defineConfig } from '@playwright/test'

import { requireNode } from '../../scripts/node-version.ts'
import { chromiumLaunch } from '../support/chromium.ts'
import { PATIENCE } from '../support/patience.ts'
import { isGate } from './support/gate.ts'
import { API_URL, APP_PORT, APP_URL, API_PORT, SANDBOX_PORT, SANDBOX_URL } from './support/ports.ts'

requireNode()

const launch = chromiumLaunch()
/** The pages of journeys are gone before optimised code pays: without its compilers they take a seventh less. */
const SHORT_LIVED_PAGES = '--js-flags=--no-opt --no-maglev'

/** Files with tests of ten seconds and more. */
const LONG = ['**/tabs.e2e.ts', '**/touch-targets.e2e.ts']
const CHAOS = '**/chaos.e2e.ts'

const config = JSON.stringify({
  apiBaseUrl: API_URL,
  supportEmail: 'support@exemple.fr',
  billingPortalUrl: 'https://paiement.exemple.fr/portail',
  legal: {
    notice: 'https://exemple.fr/mentions',
    terms: 'https://exemple.fr/cgu',
    privacy: 'https://exemple.fr/confidentialite',
  },
})

/** `E2E_SERVER=nginx` sends all journeys through the system's nginx with the shipped template. */
const throughNginx = process.env['E2E_SERVER'] === 'nginx'
const nginxWork = resolve(`.cache/e2e-nginx-${APP_PORT}`)

function nginx() {
  mkdirSync(nginxWork, { recursive: true })
  writeFileSync(`${nginxWork}/config.json`, config)
  return {
    command: 'sh deploy/nginx/start.sh',
    env: {
      WORK: nginxWork,
      ROOT: 'dist',
      CONFIG_FOLDER: nginxWork,
      LISTEN: `127.0.0.1:${APP_PORT}`,
      ACCESS_LOG: `${nginxWork}/access.log`,
    },
  }
}

/** Journeys on the production build, under its real headers, against the sandbox over HTTP. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // a journey waits for a part of its time: fewer leave the cores of a small machine idle
  workers: 4,
  timeout: 6 * PATIENCE,
  expect: { timeout: PATIENCE },
  // a build that does not start would be waited for in each journey
  maxFailures: 60,
  forbidOnly: true,
  // a second try, which the end of `npm test` names
  retries: Number(process.env['TEST_RETRIES'] ?? 1),
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/e2e.json' }]],
  use: {
    baseURL: APP_URL,
    browserName: 'chromium',
    launchOptions: { ...launch, args: [...launch.args, SHORT_LIVED_PAGES] },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    serviceWorkers: 'block',
    // drawing what moves takes a quarter of the time, as in stories: the steady pages and `npm run chaos` move
    contextOptions: { reducedMotion: isGate('chaos') ? 'no-preference' : 'reduce' },
    // a trace of every test would take a third of the time: ask for one with `--trace on`;
    // the picture of a failed test is that of `support/own-world.ts`
  },
  projects: [
    { name: 'chaos', testMatch: CHAOS, workers: isGate('chaos') ? 2 : 1 },
    { name: 'long', testMatch: LONG },
    { name: 'sandbox', testMatch: '**/sandbox/*.e2e.ts', use: { baseURL: SANDBOX_URL, serviceWorkers: 'allow' } },
    { name: 'production', testIgnore: [...LONG, CHAOS, '**/sandbox/**'] },
  ],
  webServer: [
    {
      command: `node mocks/serve.ts --worlds`,
      env: { PORT: String(API_PORT) },
      port: API_PORT,
      reuseExistingServer: false,
      cwd: '../..',
    },
    {
      ...(throughNginx
        ? nginx()
        : { command: `node scripts/serve.ts --dir dist --port ${APP_PORT}`, env: { CONFIG_JSON: config } }),
      port: APP_PORT,
      reuseExistingServer: false,
      cwd: '../..',
    },
    {
      command: `node scripts/serve.ts --dir dist-sandbox --port ${SANDBOX_PORT}`,
      port: SANDBOX_PORT,
      reuseExistingServer: false,
      cwd: '../..',
    },
  ],
})
