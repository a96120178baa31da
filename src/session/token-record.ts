import { toId } from '~/api/normalise/primitives'
import { MINUTE_MS } from '~/platform/clock'
import { isObject, own, parseJson } from '~/platform/json'
import { isId } from '~/platform/storage'
import { reportError } from '~/telemetry/reporter'

import { CLOCK_TOLERANCE_MS } from './auth-store'
import { isToken, toSeconds } from './tokens-answer'

/** The shared record in local storage: everything of a session but the access token (decision 11). */
export type TokenRecord = {
  refresh: string
  /** Raised by every sign-in and renewal in this browser. */
  generation: number
  /** Unique for each sign-in; renewals keep it. Known even before the user id is. */
  signIn: string
  userId: number | null
  /** When this refresh token was received (epoch milliseconds). */
  receivedAt: number
  /** When the user signed in; the later of two sign-ins wins. Kept by renewals. */
  signedInAt: number
}

/** The copy in session storage. It saves a renewal after a reload. */
export type AccessCopy = {
  access: string
  generation: number
  signIn: string
  expiresAt: number
  receivedAt: number
}

const VERSION = '1.1'
/** Seven days. */
export const REFRESH_LIFETIME_MS = 10_080 * MINUTE_MS
export const COPY_LIFETIME_MS = 60 * MINUTE_MS

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
/** Records written before sign-in ids existed all have the empty id. */
const toSignIn = (value: unknown): string => (typeof value === 'string' ? value : '')
const isGeneration = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

/** `randomUUID` is missing on plain http. */
export const newSignInId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/** The value of a stored record; undefined for another version, past its expiry, or with an expiry beyond `storedMs`. */
function read(raw: string | null, now: number, storedMs: number): unknown {
  const stored = raw === null ? undefined : parseJson(raw)?.value
  const expiresAt = own(stored, 'expiresAt')
  if (own(stored, 'version') !== VERSION || !isTime(expiresAt)) return undefined
  return expiresAt > now && expiresAt <= now + storedMs + CLOCK_TOLERANCE_MS ? own(stored, 'value') : undefined
}

const write = (value: unknown, expiresAt: number): string => JSON.stringify({ version: VERSION, expiresAt, value })

export const writeRecord = (record: TokenRecord): string => write(record, record.receivedAt + REFRESH_LIFETIME_MS)

/** @returns undefined for anything but a valid record */
export function parseRecord(raw: string | null, now: number): TokenRecord | undefined {
  const value = read(raw, now, REFRESH_LIFETIME_MS)
  const refresh = own(value, 'refresh')
  const generation = own(value, 'generation')
  const userId = own(value, 'userId')
  const receivedAt = own(value, 'receivedAt')
  const signedInAt = own(value, 'signedInAt')
  if (!isText(refresh) || !isGeneration(generation) || !isTime(receivedAt)) return undefined
  return {
    refresh,
    generation,
    signIn: toSignIn(own(value, 'signIn')),
    userId: isId(userId) ? userId : null,
    receivedAt,
    signedInAt: isTime(signedInAt) ? signedInAt : receivedAt,
  }
}

export const writeCopy = (copy: AccessCopy): string =>
  write(copy, Math.min(copy.receivedAt + COPY_LIFETIME_MS, copy.expiresAt))

/** @returns undefined for anything but a valid copy within its time */
export function parseCopy(raw: string | null, now: number): AccessCopy | undefined {
  const value = read(raw, now, COPY_LIFETIME_MS)
  const access = own(value, 'access')
  const generation = own(value, 'generation')
  const expiresAt = own(value, 'expiresAt')
  const receivedAt = own(value, 'receivedAt')
  if (!isToken(access) || !isGeneration(generation) || !isTime(expiresAt) || !isTime(receivedAt)) return undefined
  if (receivedAt + COPY_LIFETIME_MS <= now) return undefined
  return { access, generation, signIn: toSignIn(own(value, 'signIn')), expiresAt, receivedAt }
}

type Flaw = { field: string; reason: string }

function textFlaw(value: unknown): string {
  if (value === undefined) return 'missing'
  if (typeof value !== 'string') return 'not a text'
  return value === '' ? 'empty' : 'has characters that a header cannot carry'
}

/** Problems in an answer with tokens. Never contains a value: it may be part of a token. */
function tokenFlaws(answer: unknown): Flaw[] {
  const tokens = ['access', 'refresh'].filter((field) => !isToken(own(answer, field)))
  const spans = ['access_expires_in', 'expires_in'].filter((field) => {
    const value = own(answer, field)
    return value !== undefined && toSeconds(value) === undefined
  })
  const user = own(answer, 'user')
  return [
    ...tokens.map((field) => ({ field, reason: textFlaw(own(answer, field)) })),
    ...spans.map((field) => ({ field, reason: 'not a sensible number of seconds' })),
    ...(isObject(user) && toId(own(user, 'id')) === null ? [{ field: 'user.id', reason: 'no id' }] : []),
  ]
}

/** Logs a sign-in that is refused or incomplete because of its answer: a fault of the provider, not of the user. */
export function reportTokenFlaws(operation: 'login' | 'register', answer: unknown): void {
  for (const { field, reason } of tokenFlaws(answer))
    reportError(`Unusable answer: ${operation} ${field}`, { problem: reason })
}
