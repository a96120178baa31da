/**
 * Sends every report. Connect another collector here, or behind the URL (docs/telemetry.md). The call outlives the
 * page. It has neither our headers nor a cookie: the URL may be on another origin. A beacon would send cookies.
 */
export function deliver(url: string, report: object): void {
  const body = JSON.stringify(report)
  void fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' }).catch(() => {})
}
