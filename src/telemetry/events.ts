export type LogoutReason = 'logout' | 'logout-elsewhere' | 'refused' | 'idle' | 'elsewhere' | 'user-switched'

/** Events on `window` and their details (decision 32). */
export type WindowEvents = {
  'auth:logout': { reason: LogoutReason }
  'auth:forbidden': { operation: string }
  'api:serverError': { operation: string; status: number }
  'user:changed': { reason: string }
  'brand:changed': { brandId: number | null; reason: string }
  'trial:extended': { weeks: number }
  'subscription:checkoutRedirect': { planType: string; amount: number; sessionId: string }
  'subscription:upgradeError': { planType: string; message: string }
  analytics: { event: string; params: Readonly<Record<string, unknown>> }
}

export type WindowEventName = keyof WindowEvents

type Kind = 'string' | 'number' | 'object' | 'id'

/**
 * Anybody can dispatch an event, so details are read defensively: wrong or missing fields get an empty value of their
 * kind.
 */
const SHAPES: { readonly [Name in WindowEventName]: Readonly<Record<keyof WindowEvents[Name], Kind>> } = {
  'auth:logout': { reason: 'string' },
  'auth:forbidden': { operation: 'string' },
  'api:serverError': { operation: 'string', status: 'number' },
  'user:changed': { reason: 'string' },
  'brand:changed': { brandId: 'id', reason: 'string' },
  'trial:extended': { weeks: 'number' },
  'subscription:checkoutRedirect': { planType: 'string', amount: 'number', sessionId: 'string' },
  'subscription:upgradeError': { planType: 'string', message: 'string' },
  analytics: { event: 'string', params: 'object' },
}

function read(kind: Kind, value: unknown): unknown {
  if (kind === 'string') return typeof value === 'string' ? value : ''
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value) ? value : 0
  if (kind === 'id') return Number.isSafeInteger(value) && Number(value) > 0 ? value : null
  return typeof value === 'object' && value !== null ? value : {}
}

function detailOf<Name extends WindowEventName>(name: Name, event: Event): WindowEvents[Name] {
  const given: unknown = event instanceof CustomEvent ? event.detail : undefined
  const source = new Map(typeof given === 'object' && given !== null ? Object.entries(given) : [])
  const fields = Object.entries<Kind>(SHAPES[name]).map(([field, kind]) => [field, read(kind, source.get(field))])
  // every field of the shape is present, read as its kind
  return Object.fromEntries(fields) as WindowEvents[Name]
}

const target = (): EventTarget | undefined => (typeof window === 'undefined' ? undefined : window)

export function emitWindowEvent<Name extends WindowEventName>(name: Name, detail: WindowEvents[Name]): void {
  target()?.dispatchEvent(new CustomEvent(name, { detail }))
}

/** @returns unsubscribes */
export function onWindowEvent<Name extends WindowEventName>(
  name: Name,
  listener: (detail: WindowEvents[Name]) => void,
): () => void {
  const heard = (event: Event) => listener(detailOf(name, event))
  target()?.addEventListener(name, heard)
  return () => target()?.removeEventListener(name, heard)
}
