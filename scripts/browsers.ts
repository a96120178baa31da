import { readFileSync, writeFileSync } from 'node:fs'

import { getCompatibleVersions } from 'baseline-browser-mapping'

/** The one list of browsers: those of Baseline 'widely available' on its date. `npm run browsers` renews it. */
export const LIST = new URL('browsers.json', import.meta.url)

type Floor = Readonly<Record<'date' | 'chrome' | 'edge' | 'firefox' | 'safari' | 'safari_ios', string>>

/** The oldest browsers that a build runs in. */
export const FLOOR = JSON.parse(readFileSync(LIST, 'utf8')) as Floor

/** Months until what is new in all browsers is widely available. */
const MONTHS = 30

/** What became Baseline on this day or before may be used. */
export function newestAllowed({ date } = FLOOR): string {
  const day = new Date(date)
  day.setUTCMonth(day.getUTCMonth() - MONTHS)
  return day.toISOString().slice(0, 10)
}

/** The list of a day, from the data of the package. */
export function floorOn(date: string): Floor {
  const versions = getCompatibleVersions({ widelyAvailableOnDate: date, suppressWarnings: true })
  const of = (name: string) => versions.find(({ browser }) => browser === name)?.version ?? ''
  return {
    date,
    chrome: of('chrome'),
    edge: of('edge'),
    firefox: of('firefox'),
    safari: of('safari'),
    safari_ios: of('safari_ios'),
  }
}

/** For the build: `chrome125`. */
export const targets = ({ chrome, edge, firefox, safari, safari_ios }: Floor = FLOOR): string[] => [
  `chrome${chrome}`,
  `edge${edge}`,
  `firefox${firefox}`,
  `safari${safari}`,
  `ios${safari_ios}`,
]

if (process.argv[1]?.endsWith('browsers.ts'))
  writeFileSync(LIST, `${JSON.stringify(floorOn(new Date().toISOString().slice(0, 10)), null, 2)}\n`)
