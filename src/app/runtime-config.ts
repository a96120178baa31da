import type { Installation, LegalPage, ServedFile } from '~/features/shared/installation'
import { InterfaceLoadingError } from '~/i18n/messages'
import { isObject, type JsonObject, own, parseJson } from '~/platform/json'
import type { SafeStorage } from '~/platform/storage'
import { httpAddress } from '~/platform/text'
import { isEmail } from '~/validation/rule'

/** The `apiBaseUrl` of a sandbox build: the embedded API answers in the browser. */
export const SANDBOX = 'sandbox'

/** Where the last configuration is stored: calls of a later visit need not wait for the file. */
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

export type RuntimeConfig = Omit<Installation, 'LoginAside' | 'reload' | 'brand'> & {
  /** `SANDBOX` or an absolute URL, without trailing slash. */
  apiBaseUrl: string
  /** Read by `site/brand.ts`. */
  brand?: JsonObject
  /** A path on the app's origin, or an address that the policy allows. */
  errorReportUrl?: string
  /** As `errorReportUrl`. */
  vitalsReportUrl?: string
  /** Read by the servers: browsers report there what the content security policy refuses. */
  policyReportUrl?: string
}

type Check = (value: unknown) => boolean

// hand-written checks: a schema library would be a tenth of the first screen's scripts
const text =
  (holds: (text: string) => boolean): Check =>
  (value) =>
    typeof value === 'string' && holds(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)

const isPage = (address: string) => isHttp(address) || isOwnPath(address)
const isHost = (host: string) => /^[a-z0-9.-]+(?::\d+)?$/i.test(host)

/** The badge leaves room for the heading. */
const LONGEST_ENVIRONMENT = 20

const OPTIONAL: Readonly<Record<string, Check>> = {
  billingPortalUrl: text(isHttp),
  supportEmail: text(isEmail),
  checkoutHosts: listOf(text(isHost)),
  errorReportUrl: text(isPage),
  vitalsReportUrl: text(isPage),
  policyReportUrl: text(isPage),
  helpUrl: text(isHttp),
  statusUrl: text(isHttp),
  environment: text((name) => name.trim() !== '' && name.length <= LONGEST_ENVIRONMENT),
  announcement: isObject,
  brand: isObject,
}
export const LEGAL_KEYS: readonly LegalPage[] = ['notice', 'terms', 'privacy', 'cookies', 'accessibility']
export const CONFIG_KEYS: readonly string[] = ['apiBaseUrl', 'legal', ...Object.keys(OPTIONAL)]

type ReadConfig = {
  config: RuntimeConfig
  /** Names of keys that are invalid or unknown. */
  ignored: string[]
  /** Names of optional keys that are not there. */
  missing: string[]
}

/**
 * Validates the content of `config.json` (decision 1).
 * @throws InterfaceLoadingError when `apiBaseUrl` is missing or invalid
 */
export function parseRuntimeConfig(value: unknown, origin: string): ReadConfig {
  const given = isObject(value) ? value : {}
  const apiBaseUrl = readApiBaseUrl(given['apiBaseUrl'], origin)
  if (apiBaseUrl === undefined)
    throw new InterfaceLoadingError('config.json: apiBaseUrl is missing or is not an address')

  const ignored: string[] = []
  const missing: string[] = []
  const config: Record<string, unknown> = { apiBaseUrl }
  const leaveOut = (name: string, from: unknown) => (from === undefined ? missing : ignored).push(name)
  const take = (target: Record<string, unknown>, key: string, name: string, check: Check, from: unknown) => {
    if (check(from)) target[key] = from
    else leaveOut(name, from)
  }

  for (const [key, check] of Object.entries(OPTIONAL)) take(config, key, key, check, given[key])
  // an unreadable list of hosts allows none rather than all
  if (ignored.includes('checkoutHosts')) config['checkoutHosts'] = []
  if (isObject(given['legal'])) {
    const legal: Record<string, unknown> = {}
    for (const name of LEGAL_KEYS) take(legal, name, `legal.${name}`, text(isPage), given['legal'][name])
    config['legal'] = legal
  } else leaveOut('legal', given['legal'])

  ignored.push(...Object.keys(given).filter((key) => !CONFIG_KEYS.includes(key)))
  // each key has just been checked by its own rule
  return { config: config as RuntimeConfig, ignored, missing }
}

const readStored = (storage: SafeStorage) => parseJson(storage.getItem(STORED_CONFIG_KEY) ?? '')?.value

/** @returns undefined when nothing usable is stored */
export function readStoredConfig(storage: SafeStorage, origin: string): RuntimeConfig | undefined {
  const stored = readStored(storage)
  if (stored === undefined) return undefined
  try {
    const { config } = parseRuntimeConfig(stored, origin)
    if (config.apiBaseUrl !== SANDBOX || __SANDBOX__) return config
  } catch {
    // written by another version, or not by this app
  }
  return undefined
}

export const keepConfig = (storage: SafeStorage, config: RuntimeConfig): void =>
  storage.setItem(STORED_CONFIG_KEY, JSON.stringify(config))

const LEFT_KEY = 'config-left'

/** The addresses of the API that were replaced while this tab was open, one a line. */
export const leftAddresses = (storage: SafeStorage) => {
  const read = () => storage.getItem(LEFT_KEY)?.split('\n') ?? []
  return {
    has: (apiBaseUrl: string): boolean => read().includes(apiBaseUrl),
    add: (apiBaseUrl: string): void => storage.setItem(LEFT_KEY, [...read(), apiBaseUrl].join('\n')),
  }
}

/**
 * Forgets all but the address of the support.
 * @returns that address, if it is stored
 */
export function forgetConfig(storage: SafeStorage): string | undefined {
  const supportEmail = own(readStored(storage), 'supportEmail')
  if (typeof supportEmail !== 'string' || !isEmail(supportEmail)) {
    storage.removeItem(STORED_CONFIG_KEY)
    return undefined
  }
  storage.setItem(STORED_CONFIG_KEY, JSON.stringify({ supportEmail }))
  return supportEmail
}

/** `config.json` is missing, or the app cannot use it. */
export class ConfigError extends InterfaceLoadingError {
  readonly file: ServedFile

  constructor(file: ServedFile, cause: unknown) {
    super(cause instanceof InterfaceLoadingError ? cause.message : 'config.json could not be read', { cause })
    this.file = file
  }
}

/** No answer, or the server failed: the file may be unchanged. */
export class UnreachedConfigError extends ConfigError {}

/**
 * Loads `/config.json`.
 * @throws ConfigError when it is missing, unreadable or unusable; UnreachedConfigError when it did not come
 */
export async function loadRuntimeConfig(origin: string, fetchFile: typeof fetch = fetch): Promise<RuntimeConfig> {
  const file: ServedFile = {}
  try {
    const request = new Request(`${origin}/config.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(CONFIG_WAIT_MS),
    })
    const response = await fetchFile(request)
    file.text = await response.text()
    file.status = response.status
    if (!response.ok) throw new Error(`status ${response.status}`)
    return readFile(JSON.parse(file.text), origin)
  } catch (cause) {
    throw new (file.status === undefined || file.status >= 500 ? UnreachedConfigError : ConfigError)(file, cause)
  }
}

function readFile(value: unknown, origin: string): RuntimeConfig {
  const { config, ...leftOut } = parseRuntimeConfig(value, origin)
  for (const [why, names] of Object.entries(leftOut))
    if (names.length > 0) console.info(`config.json: ${why} ${names.join(', ')}`)
  if (config.apiBaseUrl === SANDBOX && !__SANDBOX__)
    throw new InterfaceLoadingError('config.json: only a sandbox build holds the sandbox (npm start)')
  return config
}
