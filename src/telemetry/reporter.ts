import { mask, maskUrl } from './mask'

/**
 * Sends every report. Connect another collector here, or behind the URL (docs/telemetry.md). The call outlives the
 * page. It has neither our headers nor a cookie: the URL may be on another origin. A beacon would send cookies.
 */
export function deliver(url: string, report: object): void {
  const body = JSON.stringify(report)
  void fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' }).catch(() => {})
}

type Report = {
  message: string
  stack?: string
  context: Readonly<Record<string, string>>
  url: string
  version: string
  timestamp: string
}

type ReporterOptions = {
  /** Where reports are sent; without it they go to the console only. */
  url?: string | undefined
  version: string
}

/** An error in a loop must not flood the receiver. */
const MOST_REPORTS = 50

let options: ReporterOptions = { version: '' }
const seen = new Set<string>()

/** Called with each configuration. Errors reported before the first went to the console only, and may be sent again. */
export function setReporter(given: ReporterOptions): void {
  if (!options.version) seen.clear()
  options = given
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** For an object, only the names of its properties: their values may be personal data. */
const textOf = (value: unknown): string => {
  if (value instanceof Error) return `${value.name}: ${value.message}`
  return Object(value) === value ? `{${Object.keys(Object(value)).join()}}` : String(value)
}

function describe(error: unknown, context: Readonly<Record<string, unknown>>): Report {
  const stack = error instanceof Error ? error.stack : undefined
  // a JSON syntax error quotes the text that was parsed
  const masked = (text: string) => mask(error instanceof SyntaxError ? text.replace(error.message, '…') : text)
  return {
    message: masked(textOf(error)),
    ...(stack !== undefined && { stack: masked(stack) }),
    context: Object.fromEntries(Object.entries(context).map(([key, value]) => [key, mask(textOf(value))])),
    url: maskUrl(globalThis.document?.URL ?? ''),
    version: options.version,
    timestamp: new Date().toISOString(),
  }
}

/**
 * Reports an error once, without tokens, e-mails or invitation tokens. Never throws or shows anything; ignores
 * cancelled calls (C118).
 */
export function reportError(error: unknown, context: Readonly<Record<string, unknown>> = {}): void {
  if (isAbort(error)) return
  try {
    const report = describe(error, context)
    const sameAs = `${report.message} ${JSON.stringify(report.context)}`
    if (seen.has(sameAs) || seen.size >= MOST_REPORTS) return
    seen.add(sameAs)
    console.error(report.message, report.context)
    if (options.url !== undefined) deliver(options.url, report)
  } catch {
    // a failing reporter must not cause an error itself
  }
}

function onError(event: ErrorEvent) {
  // a resource that failed to load has no `error`; its own component handles it
  if (event.error !== undefined && event.error !== null) reportError(event.error, { from: 'window' })
}

const onRejection = (event: PromiseRejectionEvent) => reportError(event.reason, { from: 'promise' })

/** Reports uncaught errors and rejections. @returns unsubscribes */
export function installLastResort(): () => void {
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
