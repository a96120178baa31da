import type {
  ActivityRecord,
  Attempts,
  BrandRecord,
  CheckoutRecord,
  Company,
  InvitationRecord,
  LoginRecord,
  UserRecord,
  SecurityRecord,
  TokenFamily,
  TrialEventRecord,
} from './records.ts'

/** Raise it when the shape of what the seed leaves empty changes: `seedVersion` follows all the rest by itself. */
export const WORLD_SHAPE = 1

export type Settings = {
  accessSeconds: number
  refreshSeconds: number
  /** The documents show the answer bare and in the envelope: both occur (K15). */
  refreshAnswer: 'bare' | 'wrapped'
  registerAnswer: 'bare' | 'wrapped'
  expiryField: 'access_expires_in' | 'expires_in'
  /** `immediate`: the plan changes at once and there is no checkout_url. */
  checkout: 'hosted' | 'immediate'
}

export const defaultSettings: Settings = {
  accessSeconds: 300,
  refreshSeconds: 7 * 24 * 3600,
  refreshAnswer: 'bare',
  registerAnswer: 'wrapped',
  expiryField: 'access_expires_in',
  checkout: 'hosted',
}

type IdKind = 'company' | 'user' | 'brand' | 'invitation' | 'family' | 'token' | 'entry' | 'checkout'

export type World = {
  seed: string
  clockOffset: number
  lastIds: Record<IdKind, number>
  settings: Settings
  companies: Company[]
  users: UserRecord[]
  brands: BrandRecord[]
  invitations: InvitationRecord[]
  families: TokenFamily[]
  /** How often a used refresh token was sent again. */
  reuses: number
  attempts: Record<string, Attempts>
  logins: LoginRecord[]
  activity: ActivityRecord[]
  trialEvents: TrialEventRecord[]
  checkouts: CheckoutRecord[]
  securityLog: SecurityRecord[]
  /** Texts that override the shipped ones, by language and namespace (decision 31). */
  translations: Record<string, Record<string, unknown>>
}

/** What handlers get: the state, and what JSON cannot hold. */
export type Server = {
  readonly world: World
  readonly now: () => number
  readonly checkoutUrl: (checkout: CheckoutRecord, request: Request) => string
}

export const nextId = (world: World, kind: IdKind) => (world.lastIds[kind] += 1)

export const isoTime = (time: number) => new Date(time).toISOString()

/** Replaces the state in place: references to the world stay valid. */
export function replaceWorld(world: World, next: World): void {
  Object.assign(world, structuredClone(next))
}
