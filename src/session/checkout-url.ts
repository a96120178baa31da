import { isLoopback } from '~/platform/readable-host'

/**
 * The only check for provider URLs that leave this app (decision 16).
 * @param hosts allowed hosts, with or without port; any host when omitted
 * @returns the URL, or undefined when it must not be opened
 */
export function safeCheckoutUrl(raw: unknown, hosts?: readonly string[]): string | undefined {
  if (typeof raw !== 'string' || /[\\\s\p{Cc}]/u.test(raw) || !URL.canParse(raw)) return undefined
  const { href, protocol, hostname, host, username, password } = new URL(raw)
  const secure = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
  if (!secure || username !== '' || password !== '') return undefined
  const allowed = hosts?.map((name) => name.toLowerCase())
  if (allowed && !allowed.includes(host) && !allowed.includes(hostname)) return undefined
  return href
}

/**
 * Leaves the app for a payment page. The only function that does.
 * @returns false when the URL must not be opened
 */
export function leaveForCheckout(raw: unknown, hosts?: readonly string[]): boolean {
  const href = safeCheckoutUrl(raw, hosts)
  if (href === undefined) return false
  globalThis.location.assign(href)
  return true
}
