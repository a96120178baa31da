import type { FirstScreen } from './first-screen.ts'
import { median, type ProfileName } from './profiles.ts'
import { FLOOR, LOGIN, NGINX, type Results } from './results.ts'
import { kB, markdown, MB, ms, row, times, type Row } from './rows.ts'

/** Compares the login page served by nginx with the shipped template to the same page served by `scripts/serve.ts`. */
export function nginxRows({ screens }: Results, profile: ProfileName): Row[] {
  const served = screens[NGINX]?.[profile]
  const ours = screens[LOGIN]?.[profile]
  if (!served || !ours) return []
  const compared = (what: string, most: number, read: (run: FirstScreen) => number) =>
    row(what, median(served.map(read)) / median(ours.map(read)), most, times)
  return [
    compared('field takes text', 1.1, ({ ready }) => ready),
    compared('largest paint', 1.1, ({ lcp }) => lcp),
    compared('JavaScript, on the wire', 1.01, ({ scriptBytes }) => scriptBytes),
    compared('requests, fonts apart', 1, ({ requests }) => requests),
  ]
}

/** First screens of ours and of other products: times to the static page of the same run. */
export function peersTable({ peers, screens }: Results, profile: ProfileName): string {
  const floor = screens[FLOOR]?.[profile] ?? []
  const rows = Object.entries(screens).flatMap(([name, { [profile]: runs = [] }]) => {
    if (name === NGINX || name === FLOOR) return []
    const of = (read: (run: FirstScreen) => number) => median(runs.map(read))
    const toFloor = (read: (run: FirstScreen) => number) => times(of(read) / median(floor.map(read)))
    return [
      [
        name,
        toFloor(({ ready }) => ready),
        toFloor(({ lcp }) => lcp),
        kB(of(({ scriptBytes }) => scriptBytes)),
        ms(of(({ scriptCpu }) => scriptCpu)),
        MB(of(({ heap }) => heap)),
      ],
    ]
  })
  return peers.length === 0
    ? ''
    : markdown([['page', 'field takes text', 'largest paint', 'JavaScript', 'script CPU', 'heap'], ...rows])
}
