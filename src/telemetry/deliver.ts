/**
 * The door of all reports: another collector is connected here, or behind the address (docs/telemetry.md). A beacon
 * outlives the page and sends none of our headers: the URL may be on another origin.
 */
export function deliver(url: string, report: object): void {
  const body = JSON.stringify(report)
  if (globalThis.navigator?.sendBeacon?.(url, body)) return
  void fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' }).catch(() => {})
}
