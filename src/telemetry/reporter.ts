import { mask, maskUrl } from './mask'

export type Report = {
  message: string
  stack?: string
  context: Readonly<Record<string, string>>
  url: string
  version: string
  timestamp: string
}

type ReporterOptions = {
  /** Where reports go; to the console only when not given (decision 1). */
  url?: string | undefined
  version: string
}

/** A fault in a loop must not become a flood. */
const MOST_REPORTS = 50

let options: ReporterOptions = { version: '' }
const seen = new Set<string>()

/** Set once by the app. */
export function setReporter(given: ReporterOptions): void {
  options = given
  seen.clear()
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

const textOf = (value: unknown): string => {
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (typeof value === 'string') return value
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return 'An unreadable value was thrown'
  }
}

function describe(error: unknown, context: Readonly<Record<string, unknown>>): Report {
  const stack = error instanceof Error ? error.stack : undefined
  return {
    message: mask(textOf(error)),
    ...(stack !== undefined && { stack: mask(stack) }),
    context: Object.fromEntries(Object.entries(context).map(([key, value]) => [key, mask(textOf(value))])),
    url: maskUrl(globalThis.document?.URL ?? ''),
    version: options.version,
    timestamp: new Date().toISOString(),
  }
}

/** The beacon survives the page. Reports carry no header of ours: they may go to another origin. */
function send(url: string, report: Report): void {
  const body = JSON.stringify(report)
  if (globalThis.navigator?.sendBeacon?.(url, body)) return
  void fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' }).catch(() => {})
}

/**
 * Writes down what went wrong, once, without tokens, e-mails or invitation tokens. It never throws, shows nothing, and
 * ignores what was given up on purpose (C118).
 */
export function reportError(error: unknown, context: Readonly<Record<string, unknown>> = {}): void {
  if (isAbort(error)) return
  try {
    const report = describe(error, context)
    const sameAs = `${report.message} ${JSON.stringify(report.context)}`
    if (seen.has(sameAs) || seen.size >= MOST_REPORTS) return
    seen.add(sameAs)
    console.error(report.message, report.context)
    if (options.url !== undefined) send(options.url, report)
  } catch {
    // a reporter that fails must not become what is wrong
  }
}
