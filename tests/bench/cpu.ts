import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'

import { type Browser, type CDPSession, chromium } from '@playwright/test'

import { chromiumLaunch } from '../support/chromium.ts'
import { openPage } from './open-page.ts'
import { median } from './profiles.ts'
import { signIn } from './returns.ts'
import { markdown } from './rows.ts'
import { startServers } from './servers.ts'

/*
 * `npm run bench:cpu`: which code a return visit spends its time in, page by page, with the CPU four times slower, until
 * the page shows its first figures. Prints the table of docs/speed.md.
 */

/** Pages, each with an element that shows its first figures. Add a page here. */
const PAGES = [
  { path: '/dashboard', figures: 'main >> text=Sans administrateur' },
  { path: '/brands', figures: 'tbody th[scope="row"]' },
  { path: '/users', figures: 'tbody th[scope="row"]' },
  { path: '/users/invitations', figures: 'tbody th[scope="row"]' },
  { path: '/access', figures: 'main [role="listbox"] [role="option"], main li button' },
  { path: '/analytics', figures: 'main >> text=Sans administrateur' },
  { path: '/pages', figures: 'main h2' },
  { path: '/settings', figures: 'main dd' },
  { path: '/settings/billing', figures: 'text=Plan actuel' },
  { path: '/subscription/upgrade', figures: 'main h2' },
] as const

/** Where time goes. The first match counts; paths are those of source maps. */
const GROUPS: readonly { name: string; of: RegExp }[] = [
  { name: 'React', of: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\// },
  { name: 'MUI and Emotion', of: /node_modules\/(?:@mui|@emotion|stylis)\// },
  { name: 'router', of: /node_modules\/@tanstack\/(?:react-router|router-core|history|react-store|store)\// },
  { name: 'query', of: /node_modules\/@tanstack\/(?:react-query|query-core)\// },
  { name: 'other packages', of: /node_modules\// },
  { name: 'styles of ours', of: /src\/design\/theme\// },
  { name: 'session and API', of: /src\/(?:api|session|telemetry|platform)\// },
  { name: 'texts', of: /src\/i18n\// },
  { name: 'parts of the design system', of: /src\/design\// },
  { name: 'pages', of: /src\/|virtual:/ },
]
/** Parsing, styles, layout and paint, as far as scripts wait for them, and garbage collection. */
const BROWSER = 'browser'

const RATE = 4
const INTERVAL_US = 200

/** The parts of a V8 profile that are read here. */
type Profile = Awaited<ReturnType<CDPSession['send']>> & {
  profile: {
    nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number } }[]
    samples?: number[]
    timeDeltas?: number[]
  }
}

/** Finds the source of a place in a built script. */
function sourceFinder(maps: string) {
  const known = new Map<string, SourceMap | undefined>()
  const mapOf = (url: string) => {
    const file = basename(new URL(url).pathname)
    if (!known.has(file)) {
      try {
        // written by the build as a source map
        known.set(file, new SourceMap(JSON.parse(readFileSync(join(maps, `${file}.map`), 'utf8')) as never))
      } catch {
        known.set(file, undefined)
      }
    }
    return known.get(file)
  }
  return (url: string, line: number, column: number): string => {
    const entry = mapOf(url)?.findEntry(line, column)
    return entry && 'originalSource' in entry ? entry.originalSource : url
  }
}

/** Milliseconds by group. Idle time does not count. */
function timesOf({ profile }: Profile, find: ReturnType<typeof sourceFinder>): Map<string, number> {
  const times = new Map<string, number>()
  const groups = new Map<number, string | undefined>()
  for (const { id, callFrame } of profile.nodes) {
    const { functionName, url, lineNumber, columnNumber } = callFrame
    if (functionName === '(idle)' || functionName === '(root)') groups.set(id, undefined)
    else if (!url.startsWith('http')) groups.set(id, BROWSER)
    else {
      const source = find(url, lineNumber, columnNumber)
      groups.set(id, GROUPS.find(({ of }) => of.test(source))?.name ?? 'pages')
    }
  }
  profile.samples?.forEach((id, at) => {
    const name = groups.get(id)
    if (name !== undefined) times.set(name, (times.get(name) ?? 0) + (profile.timeDeltas?.[at] ?? 0) / 1000)
  })
  return times
}

async function measure(browser: Browser, origin: string, { path, figures }: (typeof PAGES)[number]) {
  const { page, cdp, close } = await openPage(browser, origin, 'fast')
  try {
    await signIn(page, origin)
    await page.goto(origin + path)
    await page.locator(figures).first().waitFor()
    await page.waitForLoadState('networkidle')
    await cdp.send('Profiler.enable')
    await cdp.send('Profiler.setSamplingInterval', { interval: INTERVAL_US })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: RATE })
    await cdp.send('Profiler.start')
    await page.goto(origin + path, { waitUntil: 'commit' })
    await page.locator(figures).first().waitFor()
    // as CDP answers
    return (await cdp.send('Profiler.stop')) as Profile
  } finally {
    await close()
  }
}

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'dist' },
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true },
  },
})
const runs = Number(values.runs)
const pages = PAGES.filter(({ path }) => values.page?.includes(path) ?? true)
const servers = await startServers(values.dir)
const browser = await chromium.launch(chromiumLaunch({ whole: true }))
const find = sourceFinder(join(`${values.dir}-maps`, 'assets'))
const names = [...GROUPS.map(({ name }) => name), BROWSER]
try {
  const rows: string[][] = []
  for (const page of pages) {
    const times: Map<string, number>[] = []
    for (let run = 0; run < runs; run += 1) times.push(timesOf(await measure(browser, servers.app, page), find))
    const cells = names.map((name) => median(times.map((of) => of.get(name) ?? 0)))
    const whole = median(times.map((of) => [...of.values()].reduce((sum, time) => sum + time, 0)))
    rows.push([page.path, ...[...cells, whole].map((time) => String(Math.round(time)))])
    console.info(rows.at(-1)?.join(' '))
  }
  console.info(`\n${markdown([['page', ...names, 'all'], ...rows])}`)
} finally {
  await browser.close()
  await servers.stop()
}
process.exit(0)
