/**
 * Calls `listener` each time this page is shown again: its tab is in front, or the browser went back to it.
 * @returns unsubscribes
 */
export function onShown(listener: () => void): () => void {
  const look = () => document.visibilityState === 'visible' && listener()
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('pageshow', look)
  }
}
