/**
 * The door of all reports: another collector is connected here, or behind the address (docs/telemetry.md). The call outlives
 * the page, and takes neither our headers nor a cookie along: the URL may be on another origin. A beacon would take cookies.
 */
export function deliver(url: string, report: object): void {
  const body = JSON.stringify(report)
  void fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' }).catch(() => {})
}
