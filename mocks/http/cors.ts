/** What the client sends beside the plain headers (decision 3), and no more: a provider must allow these too. */
const HEADERS = ['Accept-Language', 'Authorization', 'Content-Type', 'X-CSRFToken', 'X-Requested-With']
const METHODS = 'GET, POST, PUT, PATCH, DELETE'

/** This machine, under any of its names. */
const LOOPBACK = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Whether a page may ask. The sandbox can be changed by anybody who reaches it, which no page of the web is to.
 * @param origin as the browser names it; `null`, as text, for a page that has none
 * @param allowed origins beside those of this machine
 */
export function isAllowed(origin: string, allowed: readonly string[]): boolean {
  if (allowed.includes(origin)) return true
  return URL.canParse(origin) && LOOPBACK.test(new URL(origin).hostname)
}

/**
 * Whether a call names this machine. The name of a web site can be made to lead here (DNS rebinding): its pages then ask as
 * their own origin, which browsers do not send.
 */
export const isThisMachine = (host = '') => LOOPBACK.test(URL.parse(`http://${host}`)?.hostname ?? '')

/**
 * For an origin that may ask. The app sends no cookie to another origin, so none is allowed.
 * @param more headers of a test: a browser that is told to add some to each call asks for them too
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
