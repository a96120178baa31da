/** The headers of the client that need permission (decision 3), and no others. A provider must allow these too. */
const HEADERS = ['Accept-Language', 'Authorization', 'Content-Type', 'X-CSRFToken', 'X-Requested-With']
const METHODS = 'GET, POST, PUT, PATCH, DELETE'

/** This machine, under any of its names. */
const LOOPBACK = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Whether a page may call the sandbox. Anybody who reaches it can change it, so pages of the web must not reach it.
 * @param origin as the browser sends it: the text `null` for a page that has none
 * @param allowed origins beside those of this machine
 */
export function isAllowed(origin: string, allowed: readonly string[]): boolean {
  if (allowed.includes(origin)) return true
  return URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname)
}

/**
 * Whether the `Host` of a call is this machine. A web site can make its own name lead here (DNS rebinding). Its pages
 * then call their own origin, and browsers send no `Origin`.
 */
export const isThisMachine = (host = '') => LOOPBACK.test(URL.parse(`http://${host}`)?.hostname ?? '')

/**
 * For an origin that may call the sandbox. The app sends no cookie to another origin, so none is allowed.
 * @param more headers that the browser of a test adds to each call: its preflight requests ask for them too
 */
export const corsHeaders = (origin: string, isPreflight: boolean, more: readonly string[]): Record<string, string> => ({
  'Access-Control-Allow-Origin': origin,
  Vary: 'Origin',
  ...(isPreflight
    ? {
        'Access-Control-Allow-Headers': [...HEADERS, ...more].join(', '),
        'Access-Control-Allow-Methods': METHODS,
        'Access-Control-Max-Age': '7200',
      }
    : { 'Access-Control-Expose-Headers': 'Retry-After' }),
})
