/** Ref callback of the container of a table: marks whether the table fits. A wider one scrolls in it. */
export function watchFit(frame: HTMLElement | null) {
  const table = frame?.querySelector('table')
  // a test without a browser has no observer
  if (!frame || !table || typeof ResizeObserver === 'undefined') return undefined
  const watch = new ResizeObserver(() => {
    // both are rounded
    frame.dataset['fits'] = String(table.offsetWidth <= frame.clientWidth + 1)
  })
  watch.observe(frame)
  watch.observe(table)
  return () => watch.disconnect()
}
