import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { chromium } from '@playwright/test'

import { chromiumLaunch } from '../support/chromium.ts'
import { measureFirstScreen } from './first-screen.ts'
import { measureFlow } from './flows.ts'
import { measureLeak } from './leak.ts'
import { measureList } from './lists.ts'
import { startPeers } from './peers.ts'
import type { ProfileName } from './profiles.ts'
import { report } from './report.ts'
import { FLOOR, NGINX, type Results } from './results.ts'
import { measureReturn, RETURNS } from './returns.ts'
import { startServers } from './servers.ts'

const ROOT = join(import.meta.dirname, '../..')

const LOGIN = { name: '/auth/login', path: '/auth/login', field: 'input[name="email"]' }

/** First screens of visitors. Add a page here. */
const SCREENS = [
  LOGIN,
  { name: '/onboarding/register', path: '/onboarding/register', field: 'input[name="first_name"]' },
]

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'dist' },
    runs: { type: 'string', default: '7' },
    flows: { type: 'string', default: '5' },
    cycles: { type: 'string', default: '200' },
    /** A list of other built products: see docs/speed.md. */
    peers: { type: 'string' },
    /** Path of the report; empty writes no report. */
    out: { type: 'string', default: join(ROOT, 'docs/performance.md') },
  },
})
const PROFILES: readonly ProfileName[] = ['fast', 'slow']
const runs = Number(values.runs)

const servers = await startServers(values.dir)
const peers = values.peers === undefined ? [] : await startPeers(values.peers)
const browser = await chromium.launch(chromiumLaunch({ whole: true }))
const results: Results = {
  browser: browser.version(),
  runs,
  screens: {},
  peers: peers.map(({ name }) => name),
  returns: {},
  lists: {},
  flows: {},
  leak: undefined,
}

const pages = [
  { name: FLOOR, origin: servers.floor, path: '/', field: 'input[type="email"]' },
  ...SCREENS.map((screen) => ({ ...screen, origin: servers.app })),
  ...peers,
  ...(servers.nginx ? [{ ...LOGIN, name: NGINX, origin: servers.nginx }] : []),
]
try {
  // the first round warms the machine and is thrown away
  for (let round = 0; round <= runs; round += 1)
    for (const profile of PROFILES)
      for (const { name, ...place } of pages) {
        const run = await measureFirstScreen(browser, place, profile)
        if (round === 0) continue
        const screen = (results.screens[name] ??= {})
        ;(screen[profile] ??= []).push(run)
        console.info(round, profile, name, `ready ${Math.round(run.ready)}`, `blocking ${Math.round(run.blocking)}`)
      }
  for (let round = 1; round <= runs; round += 1)
    for (const profile of PROFILES)
      for (const visit of RETURNS) {
        const run = await measureReturn(browser, servers, visit, profile)
        const place = (results.returns[visit.name] ??= {})
        ;(place[profile] ??= []).push(run)
        console.info(round, profile, visit.name, `frame ${Math.round(run.frame)}`, `figures ${Math.round(run.figures)}`)
      }
  for (let round = 1; round <= Number(values.flows); round += 1)
    for (const profile of PROFILES) {
      const list = await measureList(browser, servers, profile)
      ;(results.lists[profile] ??= []).push(list)
      console.info(round, profile, `list ${Math.round(list.first)}`, `again ${Math.round(list.again)}`)
    }
  for (let round = 1; round <= Number(values.flows); round += 1)
    for (const profile of PROFILES) {
      const flow = await measureFlow(browser, servers.app, profile)
      ;(results.flows[profile] ??= []).push(flow)
      console.info(
        round,
        profile,
        `sign-in ${Math.round(flow.signIn)}`,
        `moves ${flow.moves.map(Math.round).join(' ')}`,
      )
    }
  const cycles = Number(values.cycles)
  if (cycles > 0) results.leak = await measureLeak(browser, servers.app, cycles)
} finally {
  await browser.close()
  for (const peer of peers) peer.stop()
  await servers.stop()
}

const text = report(results)
console.info(`\n${text}`)
if (values.out) writeFileSync(values.out, text)
process.exit(0)
