import { httpAddress } from '~/platform/http-address'

/** The `apiBaseUrl` of a sandbox build: the embedded API answers in the browser. */
export const SANDBOX = 'sandbox'

/** Where `runtime-config.ts` keeps the last configuration: calls of a later visit need not wait for the file. */
export const STORED_CONFIG_KEY = 'config'

/** How long a page waits for `config.json`. */
export const CONFIG_WAIT_MS = 10_000

export const isHttp = (address: string) => httpAddress(address.trim()) !== undefined

/** A path of this origin. Browsers read `\` as a slash, and what follows two of them as a host. */
export const isOwnPath = (address: string) => /^\/(?![/\\])/.test(address)

/** @returns `SANDBOX`, an absolute URL without trailing slash, or undefined for anything else */
export function readApiBaseUrl(value: unknown, origin: string): string | undefined {
  if (value === SANDBOX) return SANDBOX
  if (typeof value !== 'string' || value.trim() === '') return undefined
  if (!isOwnPath(value) && !isHttp(value)) return undefined
  const url = new URL(value, origin)
  if (url.username || url.password || url.search || url.hash) return undefined
  return url.href.replace(/\/+$/, '')
}
