import { onCLS, onINP, onLCP } from 'web-vitals'

import { maskUrl } from './mask'
import { deliver } from './reporter'

/** The three web vitals, as browsers define them. Absent: nothing was measured. */
export type VitalsReport = {
  kind: 'vitals'
  /** Largest contentful paint, ms. Absent for a page that was in the background before it. */
  lcp?: number
  /** Cumulative layout shift: the worst window of at most 5 s without a pause of 1 s. */
  cls?: number
  /** Interaction to next paint, ms: the slowest interaction, after leaving out one in fifty. */
  inp?: number
  /** The page as it was opened, masked. */
  url: string
  version: string
  timestamp: string
}

const ALL = { reportAllChanges: true }

type Options = {
  url: string
  version: string
}

/** Where the report goes, since the first call. */
let current: Options | undefined

/** Measures this page and sends one report when it is first hidden. Events before this call count too. */
export function watchVitals(options: Options): void {
  // the configuration changed while the page is open: measuring goes on, the report goes to the new address
  const isStarted = current !== undefined
  current = options
  if (isStarted) return
  const [opened] = performance.getEntriesByType('navigation')
  const figures: Pick<VitalsReport, 'lcp' | 'cls' | 'inp'> = {}
  onLCP(({ value }) => (figures.lcp = Math.round(value)), ALL)
  onCLS(({ value }) => (figures.cls = Number(value.toFixed(4))), ALL)
  onINP(({ value }) => (figures.inp = Math.round(value)), ALL)

  /** The library listens on `window`, in the capture phase: its last values are in before this runs. */
  function report(): void {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', report)
    const { url, version } = current ?? options
    const sent: VitalsReport = {
      kind: 'vitals',
      ...figures,
      url: maskUrl(opened?.name ?? document.URL),
      version,
      timestamp: new Date().toISOString(),
    }
    deliver(url, sent)
  }

  document.addEventListener('visibilitychange', report)
}
