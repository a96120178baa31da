import type { Clock } from '~/platform/clock'
import type { SafeStorage } from '~/platform/storage'

import { ACCESS_COPY_KEY, TOKENS_KEY } from './storage-keys'
import {
  type AccessCopy,
  COPY_LIFETIME_MS,
  parseCopy,
  parseRecord,
  type TokenRecord,
  writeCopy,
  writeRecord,
} from './token-record'
import type { ReceivedTokens } from './tokens-answer'

/** Handed from tab to tab, never through local storage, and only once its user id is known. */
export type HandedToken = AccessCopy & { userId: number }

/** The id and time of a sign-in. */
export type SignIn = { id: string; at: number }

/** The tokens of one tab: the access token in memory, its copy in session storage, the record shared by all tabs. */
export function createTokenStore({ clock, local, tab }: { clock: Clock; local: SafeStorage; tab: SafeStorage }) {
  let current: AccessCopy | undefined
  let isNew = false
  let signInId: string | undefined
  let userId: number | null = null
  let latest = 0

  /** Read every time: another tab or the developer tools may change it (C058). */
  function record(): TokenRecord | undefined {
    const raw = local.getItem(TOKENS_KEY)
    if (raw === null) return undefined
    const found = parseRecord(raw, clock.now())
    if (!found) local.removeItem(TOKENS_KEY)
    latest = Math.max(latest, found?.generation ?? 0)
    return found
  }

  function setAccess(access: AccessCopy, knownUserId: number | null) {
    current = access
    isNew = access.generation > latest
    signInId = access.signIn
    userId = knownUserId ?? userId
    latest = Math.max(latest, access.generation)
    tab.setItem(ACCESS_COPY_KEY, writeCopy(access))
  }

  return {
    record,
    access: () => current,
    /** The token comes from a renewal or sign-in, not from another tab or a reload. */
    isNew: () => isNew,
    /** Generation of the access token; 0 without one. */
    generation: () => current?.generation ?? 0,
    /** The highest generation seen in this tab, ended sessions included. */
    latest: () => latest,
    /** The sign-in this tab works for, if any. */
    signInId: () => signInId,
    /** User id this tab works for; null while unknown. */
    userId: () => userId,

    /** After a reload. The copy counts only together with its record. */
    restore() {
      const raw = tab.getItem(ACCESS_COPY_KEY)
      const copy = parseCopy(raw, clock.now())
      const stored = record()
      signInId = stored?.signIn
      userId = stored?.userId ?? null
      if (copy && copy.generation === stored?.generation && copy.signIn === stored.signIn) current = copy
      else if (raw !== null) tab.removeItem(ACCESS_COPY_KEY)
    },

    /**
     * Stores new tokens. The record is one write, so no tab can read half of it.
     * @param newSignIn the sign-in of the tokens; omitted for a renewal, which keeps the record's sign-in
     */
    take({ access, refresh, expiresAt, userId: claimed }: ReceivedTokens, generation: number, newSignIn?: SignIn) {
      const now = clock.now()
      const before = record()
      const started = newSignIn ?? (before && { id: before.signIn, at: before.signedInAt })
      // a renewal without a new refresh token keeps the old token and its age
      const granted = refresh === undefined ? before : { refresh, receivedAt: now }
      if (!started || !granted) return
      // the token's claims are a hint: a known user wins
      const owner = userId ?? claimed
      const { id, at: signedInAt } = started
      local.setItem(
        TOKENS_KEY,
        writeRecord({
          refresh: granted.refresh,
          generation,
          signIn: id,
          userId: owner,
          receivedAt: granted.receivedAt,
          signedInAt,
        }),
      )
      setAccess({ access, generation, signIn: id, expiresAt, receivedAt: now }, owner)
    },

    /** Takes a token renewed by another tab. */
    adopt({ access, generation, signIn, expiresAt, receivedAt, userId: knownUserId }: HandedToken) {
      setAccess({ access, generation, signIn, expiresAt, receivedAt }, knownUserId)
    },

    /** From now on this tab works for the stored sign-in and its user (the given id, or the record's). */
    claim(knownUserId?: number) {
      const stored = record()
      if (!stored) return
      signInId = stored.signIn
      userId = knownUserId ?? stored.userId ?? userId
      if (stored.userId !== userId) local.setItem(TOKENS_KEY, writeRecord({ ...stored, userId }))
    },

    /** Removes the copy at its expiry, and after an hour the token in memory too. */
    sweep() {
      const now = clock.now()
      if (current && current.receivedAt + COPY_LIFETIME_MS <= now) current = undefined
      if (!current || current.expiresAt <= now) tab.removeItem(ACCESS_COPY_KEY)
    },

    forget({ stored }: { stored: boolean }) {
      current = undefined
      signInId = undefined
      userId = null
      tab.removeItem(ACCESS_COPY_KEY)
      if (stored) local.removeItem(TOKENS_KEY)
    },
  }
}

export type TokenStore = ReturnType<typeof createTokenStore>
