/** What the page itself has seen. Times are milliseconds from the start of the navigation. */
export type Seen = {
  fcp: number
  lcp: number
  cls: number
  /** [start, duration] of tasks longer than 50 ms. */
  long: [number, number][]
  /** The field takes a character and keeps it. */
  ready: number
  /** Times that an early character was lost. */
  lost: number
  /**
   * From a press, of a key or of the pointer, to the next paint: the longest of its events, as Interaction to Next Paint has
   * it. By the browser's number of the press; those under 16 ms are not told of.
   */
  inputs: Record<number, number>
  /** The same, of keys alone. */
  keys: number[]
}

/** Runs in the page before any of its scripts: it watches, and types one character as soon as the field can be used. */
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
    // a label may lie over its field: a click on it reaches the field all the same
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
    // taken when it is still there on the frame after the next
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
