/** Name of the file the build leaves in its folder for whoever serves it. It is read, never served. */
export const HEADERS_FILE = '_headers.json'

/** Hash of the empty string: emotion's style elements are empty in production, their rules are inserted by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

export type InlineHashes = { scripts: string[]; styles: string[] }
export type BuildHeaders = InlineHashes & { sandbox: boolean }

/** The settings of `config.json` that the app calls: the policy names their origins. */
export const CALLED = ['apiBaseUrl', 'errorReportUrl', 'vitalsReportUrl'] as const

/** The name under which the policy and the header below know the address of `policyReportUrl`. */
const ENDPOINT = 'policy'

/** The end of the policy where `config.json` has a `policyReportUrl`: browsers report there what it refuses. */
export const reportDirectives = (url: string) => `; report-uri ${url}; report-to ${ENDPOINT}`
/** Whether an address may stand in the policy: nothing that ends a directive, or the value of the header. */
export const isReportAddress = (url: string): boolean => /^[\w./:?=&%~@[\]-]+$/.test(url)
export const REPORT_HEADER = 'Reporting-Endpoints'
export const reportEndpoint = (url: string) => `${ENDPOINT}="${url}"`

/**
 * The content security policy of a build: no `unsafe-*`, no nonce; inline code by hash alone.
 * @param origins what the app may call beside its own: those of the settings in `CALLED`
 */
export function contentSecurityPolicy({ scripts, styles, sandbox }: BuildHeaders, origins: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...new Set([EMPTY_STYLE, ...styles])].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
    "manifest-src 'self'",
    ...(sandbox ? ["worker-src 'self'"] : []),
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // the service worker of the sandbox is registered through one named policy
    `trusted-types ${sandbox ? 'sandbox-worker' : "'none'"}`,
  ].join('; ')
}

/** What the app does not use, and no script in its pages may. */
const UNUSED = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
  'display-capture',
  'clipboard-read',
]

/** The headers every answer carries beside the policy. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
} as const

/**
 * The headers of every answer below `/api/` where one server gives pages and API (deploy/nginx, deploy/caddy): the API's
 * answers are data. One that is opened as a page would otherwise be a page of this origin.
 */
export const API_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
} as const

/**
 * Hashed files never change. Pages, configuration and texts are requested again each time, and missing files too: a
 * browser that kept the 404 of an asset for a year would be locked out of a half-finished deployment.
 * @param path of the file that is sent, not of the requested address
 */
export function cacheControl(path: string, found = true): string {
  if (!found || path === '/config.json') return 'no-store'
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** Types of the files of a build, by extension. */
export const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
}

/** The path of health checks: answered with 204. */
export const HEALTH = '/healthz'

/** The answer for files that are missing or not served. */
export const NOT_FOUND = { type: 'text/plain; charset=utf-8', text: 'Not found' } as const
