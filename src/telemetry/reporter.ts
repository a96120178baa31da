const HIDDEN = '***'

/** A long run of letters and digits: it may be an opaque token. */
const LONG_RUN = /(?<![\w-])(?=[A-Za-z_-]*\d)[\w-]{32,}/g

/** To remove from logs, reports and analytics: tokens, passwords, e-mails, invitation tokens, queries. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // invitation tokens: in page URLs, API paths and `redirect` parameters, also where a slash is doubled or escaped
  [
    /(onboarding(?:\\*\/)+invitations[^\\/\s"]{0,64}(?:\\*\/)+)(?!(?:send|accept|resend|list|validate-slots)(?:\/\d*)*(?:[?#\s"'`)]|$))(status(?:\\*\/)+)?[^\\/?#\s"'`)]+/gi,
    '$1$2{token}',
  ],
  [/\bBearer(?:[\s:+]|%20)+\S+/gi, `Bearer ${HIDDEN}`],
  // JSON fields, with quotes escaped any number of times, also where the text was cut before the closing quote
  [
    /((\\{0,15})"\w*(?:access|refresh|token|password\w*|authorization)\2"\s*:\s*)\2"[^]*?(?:(?<!\\)\2"|$)/gi,
    `$1$2"${HIDDEN}$2"`,
  ],
  // values after '=' or ':', but not the next word of a sentence: 'refresh: the server is away'
  [
    /((?:(?:access|refresh)(?!\s?:\s\p{L}{1,16}[.,;!?]?(?:\s|$))|token|password\w*|sessionid)["']?\s*[:=]\s*["']?)[^&\s"']+/giu,
    `$1${HIDDEN}`,
  ],
  // signed tokens, and any other long run of letters and digits
  [/\beyJ[\w.%-]{9,}/g, HIDDEN],
  [LONG_RUN, HIDDEN],
  // e-mails; in a stack of Firefox or Safari, '@' only separates a function from the address of its script
  [/[^\s@"<>(){}[\],;=/]{1,64}[@＠](?!https?:\/\/)[^\s@"'<>(){}[\],;:=/]{1,255}/g, `${HIDDEN}@${HIDDEN}`],
  // queries and hashes, which may hold what somebody searched for
  [/(?:\?|%(?:25)*3F)[\w.%[\]-]{1,64}(?:=|%(?:25)*3D)[^\s"'`)<>\\]*/gi, `?${HIDDEN}`],
  [/(:\/\/[^\s"'`)<>#]*#)[^\s"'`)<>]+/g, `$1${HIDDEN}`],
]

/** Longer texts are cut: the start is what matters. */
const LONGEST = 4000

const ID_RULES = RULES.filter(([pattern]) => pattern !== LONG_RUN)

const apply = (text: string, rules: typeof RULES): string =>
  rules.reduce((masked, [pattern, replacement]) => masked.replace(pattern, replacement), text)

/** Decodes ASCII characters, percent-encoded any number of times. Not spaces, which would end a match. */
const decoded = (text: string): string =>
  text.replaceAll(/%(?:25)*(?!20)([2-7][\dA-F])/gi, (_, code: string) => decodeURIComponent(`%${code}`))

/** Masks before decoding too: decoded text may hold quotes, which would also end a match. */
const maskBy = (text: string, rules: typeof RULES): string =>
  apply(decoded(apply(text.slice(0, LONGEST), rules)), rules)

export const mask = (text: string): string => maskBy(text, RULES)

/** For the id of a payment, which comes from an address: a long run of letters and digits stays. */
export const maskId = (text: string): string => maskBy(text, ID_RULES)

/** The URL without query, hash and invitation token. */
export function maskUrl(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  return mask(path)
}

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
