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

/** With properties that the DOM types do not have yet, each for one type of entry. */
type Measured = PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number }

/** Faster interactions are only counted (`interactionCount`): the browser does not list them. */
const SLOW_MS = 40
const PAUSE_MS = 1000
const LONGEST_WINDOW_MS = 5000

/** @returns whether this browser measures entries of this type */
function observe(type: string, onEntry: (entry: Measured) => void): boolean {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes(type)) return false
  // TypeScript does not know `durationThreshold`
  const options = { type, buffered: true, durationThreshold: SLOW_MS } as PerformanceObserverInit
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) onEntry(entry)
  }).observe(options)
  return true
}

function watchShifts() {
  let worst = 0
  let sum = 0
  let start = 0
  let last = 0
  const measured = observe('layout-shift', ({ value = 0, hadRecentInput, startTime }) => {
    if (hadRecentInput) return
    const goesOn = startTime - last < PAUSE_MS && startTime - start < LONGEST_WINDOW_MS
    sum = goesOn ? sum + value : value
    start = goesOn ? start : startTime
    last = startTime
    worst = Math.max(worst, sum)
  })
  return () => (measured ? worst : undefined)
}

function watchInteractions() {
  const longest = new Map<number, number>()
  observe('event', ({ interactionId = 0, duration }) => {
    if (interactionId > 0) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration))
  })
  return () => {
    const left = Math.floor((performance.interactionCount ?? longest.size) / 50)
    return [...longest.values()].toSorted((one, other) => other - one)[Math.min(left, longest.size - 1)]
  }
}

/** When the page was in the background for the first time. If the browser does not list that, the state now counts. */
function firstHidden(): number {
  const hidden = performance.getEntriesByType('visibility-state').find(({ name }) => name === 'hidden')
  return hidden?.startTime ?? (document.visibilityState === 'hidden' ? 0 : Infinity)
}

/** A background page paints only when the user opens it, which says nothing about its speed. */
function watchLargestPaint() {
  let largest: number | undefined
  const hidden = firstHidden()
  observe('largest-contentful-paint', ({ startTime }) => {
    if (startTime < hidden) largest = startTime
  })
  return () => largest
}

type Options = {
  url: string
  version: string
}

let watching: Options | undefined

/** Measures this page and sends one report when it is first hidden. Events before this call count too. */
export function watchVitals(options: Options): void {
  // the configuration changed while the page is open: measuring goes on, the report goes to the new address
  const goesOn = watching !== undefined
  watching = options
  if (goesOn) return
  const [opened] = performance.getEntriesByType('navigation')
  const figures = { lcp: watchLargestPaint(), cls: watchShifts(), inp: watchInteractions() }

  function report(): void {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', report)
    const { url, version } = watching ?? options
    const [lcp, cls, inp] = [figures.lcp(), figures.cls(), figures.inp()]
    const sent: VitalsReport = {
      kind: 'vitals',
      ...(lcp !== undefined && { lcp: Math.round(lcp) }),
      ...(cls !== undefined && { cls: Number(cls.toFixed(4)) }),
      ...(inp !== undefined && { inp: Math.round(inp) }),
      url: maskUrl(opened?.name ?? document.URL),
      version,
      timestamp: new Date().toISOString(),
    }
    deliver(url, sent)
    watching = undefined
  }

  document.addEventListener('visibilitychange', report)
}
