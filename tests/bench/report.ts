import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'

import { nginxRows, peersTable } from './compared.ts'
import type { FirstScreen } from './first-screen.ts'
import type { Leak } from './leak.ts'
import type { ListRun } from './lists.ts'
import { median, percentile, PROFILES, type ProfileName } from './profiles.ts'
import { FLOOR, LOGIN, NGINX, type Results } from './results.ts'
import { kB, MB, ms, row, table, times, type Row } from './rows.ts'

function screenRows(results: Results, name: string, profile: ProfileName): Row[] {
  const runs = results.screens[name]?.[profile]
  const floor = results.screens[FLOOR]?.[profile]
  if (!runs || !floor) return []
  const of = (read: (run: FirstScreen) => number) => median(runs.map(read))
  const base = median(floor.map(({ ready }) => ready))
  const ratio = profile === 'slow' ? 1.25 : 1.5
  const time = timeRows(results, profile)
  return [
    row(`field takes text, to the static page (${ms(base)})`, of(({ ready }) => ready) / base, ratio, times),
    row('largest paint, to the static page', of(({ lcp }) => lcp) / median(floor.map(({ lcp }) => lcp)), ratio, times),
    [
      'early text kept',
      `${runs.filter(({ typedSurvived }) => typedSurvived).length} of ${runs.length}`,
      'all',
      runs.every(({ typedSurvived }) => typedSurvived) ? 'yes' : 'no',
    ],
    row(
      'bytes before the field takes text, fonts apart',
      of(({ bytesBeforeReady }) => bytesBeforeReady),
      20_000,
      kB,
    ),
    row(
      'JavaScript, on the wire',
      of(({ scriptBytes }) => scriptBytes),
      163_000,
      kB,
    ),
    row(
      'requests, fonts apart',
      of(({ requests }) => requests),
      10,
      String,
    ),
    row(
      'other hosts',
      of(({ otherHosts }) => otherHosts),
      0,
      String,
    ),
    ...(profile === 'slow'
      ? [
          time(
            'blocking from the start',
            of(({ blocking }) => blocking),
            250,
          ),
          time(
            'script CPU',
            of(({ scriptCpu }) => scriptCpu),
            500,
          ),
        ]
      : []),
    row(
      'layout shift',
      of(({ shift }) => shift),
      0,
      (value) => value.toFixed(4),
    ),
    row(
      'key to paint',
      of(({ key }) => key),
      profile === 'slow' ? 32 : 16,
      ms,
    ),
    row(
      'heap after load',
      of(({ heap }) => heap),
      5e6,
      MB,
    ),
  ]
}

/** Time to the first field of the static page, in ms, on the machine on which the goals in milliseconds were set. */
const STATIC_PAGE_OF_GOALS = { fast: 64, slow: 280 } as const

type TimeRow = (what: string, value: number, most: number) => Row

/** Rows of times, each converted to the machine on which the goals were set. */
function timeRows({ screens }: Results, profile: ProfileName): TimeRow {
  const here = median((screens[FLOOR]?.[profile] ?? []).map(({ ready }) => ready))
  const pace = here / STATIC_PAGE_OF_GOALS[profile]
  return (what, value, most) => [...row(what, value, most, ms), Number.isFinite(pace) ? ms(value / pace) : '']
}

/** Compared with the static page of the same run, which waits for no API. */
function returnRows({ returns, screens }: Results, profile: ProfileName): Row[] {
  const floor = screens[FLOOR]?.[profile]
  if (!floor) return []
  const base = median(floor.map(({ lcp }) => lcp))
  const [frame, figures] = [1.25, profile === 'slow' ? 2 : 3]
  return Object.entries(returns).flatMap(([name, { [profile]: runs = [] }]) => [
    row(`${name}: frame`, median(runs.map((run) => run.frame)) / base, frame, times),
    row(`${name}: first figures`, median(runs.map((run) => run.figures)) / base, figures, times),
  ])
}

function flowRows(results: Results, profile: ProfileName): Row[] {
  const runs = results.flows[profile]
  if (!runs) return []
  const time = timeRows(results, profile)
  const inputs = runs.flatMap((run) => run.inputs)
  return [
    time('sign-in → dashboard', median(runs.map(({ signIn }) => signIn)), profile === 'slow' ? 325 : 100),
    time('move to a page met before', median(runs.flatMap(({ moves }) => moves)), profile === 'slow' ? 90 : 45),
    time('input to paint, median', median(inputs), 50),
    time('input to paint, 95 of 100', percentile(inputs, 0.95), 100),
    row('heap after a tour', median(runs.map(({ heap }) => heap)), 10e6, MB),
  ]
}

/** API time excluded. */
function listRows(results: Results, profile: ProfileName): Row[] {
  const runs = results.lists[profile] ?? []
  const time = timeRows(results, profile)
  const all = (read: (run: ListRun) => number[]) => percentile(runs.flatMap(read), 0.95)
  const [first, again] = profile === 'slow' ? [410, 120] : [90, 45]
  return [
    time('/brands, first visit', median(runs.map((run) => run.first)), first),
    time('/brands, again', median(runs.map((run) => run.again)), again),
    time(
      'filtering, 95 of 100',
      all((run) => run.filter),
      200,
    ),
    time(
      'paging, 95 of 100',
      all((run) => run.paging),
      200,
    ),
    time(
      'selecting, 95 of 100',
      all((run) => run.selecting),
      200,
    ),
    row('elements of the document', Math.max(...runs.map((run) => run.elements)), 600, String),
  ]
}

/** G17. */
export const leakRows = ({ cycles, bytes, listeners, timers, channels, locks }: Leak): Row[] => [
  row(`growth over ${cycles} sign-ins and sign-outs`, bytes, 5e6, MB),
  row('listeners left', listeners, 0, String),
  row('timers left', timers, 0, String),
  row('channels left', channels, 0, String),
  row('locks left', locks, 0, String),
]

const commit = () => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}

/** The figures beside their goals; ratios are to the static page measured in the same run. */
export function report(results: Results): string {
  const { browser, runs, leak } = results
  const parts = [
    '# Performance',
    `Written by \`npm run bench\`: medians of ${runs} runs, ${new Date().toISOString().slice(0, 10)}, commit ${commit()},
${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Chromium ${browser}, load ${(loadavg()[0] ?? 0).toFixed(1)}.
Times differ from machine to machine: read them as ratios to the static page of the same run. Goals in milliseconds
were set on a machine whose static page took ${STATIC_PAGE_OF_GOALS.fast} ms fast and ${STATIC_PAGE_OF_GOALS.slow} ms slow. 'Reached' compares the figures as they are;
the last column says what they would be at that machine's pace, by the static pages of both.`,
  ]
  for (const [profile, { label }] of Object.entries(PROFILES) as [ProfileName, { label: string }][]) {
    for (const name of Object.keys(results.screens).filter(
      (screen) => ![FLOOR, NGINX, ...results.peers].includes(screen),
    ))
      parts.push(`## ${name}, ${profile} (${label})`, table(screenRows(results, name, profile)))
    const compared = peersTable(results, profile)
    if (compared) parts.push(`## Beside other products, ${profile}`, compared)
    const served = nginxRows(results, profile)
    if (served.length > 0) parts.push(`## ${LOGIN} served by nginx, ${profile}, to \`scripts/serve.ts\``, table(served))
    if (Object.keys(results.returns).length > 0)
      parts.push(`## Return visits, ${profile}, to the static page`, table(returnRows(results, profile)))
    if (results.lists[profile])
      parts.push(`## A list of 10,000 brands, ${profile} (${label})`, table(listRows(results, profile)))
    if (results.flows[profile]) parts.push(`## After the sign-in, ${profile}`, table(flowRows(results, profile)))
  }
  if (leak) parts.push('## Memory', table(leakRows(leak)))
  return `${parts.join('\n\n')}\n`
}
