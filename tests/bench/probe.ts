/** Measurements from the page itself. Times are milliseconds from the start of the navigation. */
export type Seen = {
  fcp: number
  lcp: number
  cls: number
  /** [start, duration] of tasks longer than 50 ms. */
  long: [number, number][]
  /** When the field accepts a character and keeps it. */
  ready: number
  /** Number of early characters that were lost. */
  lost: number
  /**
   * Time from a key or pointer press to the next paint: the longest of the press's events, as in Interaction to Next
   * Paint. Keyed by the browser's number of the press; the browser does not report presses under 16 ms.
   */
  inputs: Record<number, number>
  /** The same, of keys alone. */
  keys: number[]
}

/** Runs in the page before any of its scripts: measures, and types one character as soon as the field can be used. */
export function installProbe(selector: string): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, long: [], ready: 0, lost: 0, inputs: {}, keys: [] }
  Object.assign(window, { __bench: seen })

  const hear = (entry: PerformanceEntry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
    if (entry.entryType === 'largest-contentful-paint') seen.lcp = entry.startTime
    if (entry.entryType === 'longtask') seen.long.push([entry.startTime, entry.duration])
    if (entry.name === 'keydown') seen.keys.push(entry.duration)
    // the DOM's own types leave these fields out
    const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number }
    if (interactionId > 0) seen.inputs[interactionId] = Math.max(seen.inputs[interactionId] ?? 0, entry.duration)
    const shift = entry as PerformanceEntry & { value?: number; hadRecentInput?: boolean }
    if (entry.entryType === 'layout-shift' && !shift.hadRecentInput) seen.cls += shift.value ?? 0
  }
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask', 'event'])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) hear(entry)
    }).observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) })

  const field = () => {
    const found = document.querySelector(selector)
    if (!(found instanceof HTMLInputElement) || found.disabled || found.readOnly) return undefined
    if (!found.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return undefined
    const { left, top, width, height } = found.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    // a label may cover its field: a click on it still reaches the field
    return hit && (found.contains(hit) || hit.closest('label')?.control === found) ? found : undefined
  }
  let tries = 0
  const look = () => {
    const input = field()
    if (!input) return void requestAnimationFrame(look)
    tries += 1
    if (tries > 1) seen.lost += 1
    input.focus({ preventScroll: true })
    input.value = 'a'
    input.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'a', inputType: 'insertText' }))
    // the field is ready if the character is still there two frames later
    requestAnimationFrame(() =>
      requestAnimationFrame((time) => {
        const now = document.querySelector(selector)
        if (now instanceof HTMLInputElement && now.value === 'a') seen.ready = time
        else look()
      }),
    )
  }
  requestAnimationFrame(look)
}
