import type { Clock } from '~/platform/clock'
import type { SafeStorage } from '~/platform/storage'

import { ACCESS_COPY_KEY, TOKENS_KEY } from './storage-keys'
import {
  COPY_KEPT_MS,
  parseCopy,
  parseRecord,
  writeCopy,
  writeRecord,
  type AccessCopy,
  type TokenRecord,
} from './token-record'
import type { Granted } from './tokens-answer'

/** What one tab hands to another: never through local storage (decision 10), never before its owner is known. */
export type HandedToken = AccessCopy & { userId: number }

/** Which sign-in, and when it was. */
export type SignInMark = { id: string; at: number }

/** Holds the tokens of one tab: the access token in memory, its copy in session storage, the record all tabs share. */
export function createTokenKeeper({ clock, local, tab }: { clock: Clock; local: SafeStorage; tab: SafeStorage }) {
  let held: AccessCopy | undefined
  let isNew = false
  let signIn: string | undefined
  let owner: number | null = null
  let latest = 0

  /** Read each time: another tab, or somebody at the browser's tools, may have changed it (C058). */
  function record(): TokenRecord | undefined {
    const raw = local.getItem(TOKENS_KEY)
    if (raw === null) return undefined
    const found = parseRecord(raw, clock.now())
    if (!found) local.removeItem(TOKENS_KEY)
    latest = Math.max(latest, found?.generation ?? 0)
    return found
  }

  function hold(access: AccessCopy, userId: number | null) {
    held = access
    isNew = access.generation > latest
    signIn = access.signIn
    owner = userId ?? owner
    latest = Math.max(latest, access.generation)
    tab.setItem(ACCESS_COPY_KEY, writeCopy(access))
  }

  return {
    record,
    access: () => held,
    /** The token held was got by a renewal or sign-in of just then, not asked for afterwards. */
    isNew: () => isNew,
    /** Generation of the access token held; 0 when there is none. */
    generation: () => held?.generation ?? 0,
    /** The highest generation this tab has met, sessions that have ended included. */
    latest: () => latest,
    /** The sign-in this tab works for, if any. */
    signIn: () => signIn,
    /** The person this tab works for; null as long as nobody knows. */
    owner: () => owner,

    /** After a reload: the copy counts only beside the record it belongs to. */
    restore() {
      const raw = tab.getItem(ACCESS_COPY_KEY)
      const copy = parseCopy(raw, clock.now())
      const stored = record()
      signIn = stored?.signIn
      owner = stored?.userId ?? null
      if (copy && copy.generation === stored?.generation && copy.signIn === stored.signIn) held = copy
      else if (raw !== null) tab.removeItem(ACCESS_COPY_KEY)
    },

    /**
     * New tokens. The record is written once, whole: no tab can meet half of it.
     * @param begun the sign-in they come from; not given for a renewal, which goes on with that of the record
     */
    take({ access, refresh, expiresAt, userId }: Granted, generation: number, begun?: SignInMark) {
      const now = clock.now()
      const before = record()
      const from = begun ?? (before && { id: before.signIn, at: before.signedInAt })
      // a renewal without a new refresh token leaves the old one its age
      const kept = refresh === undefined ? before : { refresh, receivedAt: now }
      if (!from || !kept) return
      // what a token says of its owner is a hint: it does not outweigh what is known
      const who = owner ?? userId
      const mark = { generation, signIn: from.id, userId: who, signedInAt: from.at }
      local.setItem(TOKENS_KEY, writeRecord({ ...mark, refresh: kept.refresh, receivedAt: kept.receivedAt }))
      hold({ access, generation, signIn: from.id, expiresAt, receivedAt: now }, who)
    },

    /** A token that another tab got. */
    adopt({ access, generation, signIn: id, expiresAt, receivedAt, userId }: HandedToken) {
      hold({ access, generation, signIn: id, expiresAt, receivedAt }, userId)
    },

    /** From here on this tab works for the stored sign-in and its person: the one named, or the one the record names. */
    claim(userId?: number) {
      const stored = record()
      if (!stored) return
      signIn = stored.signIn
      owner = userId ?? stored.userId ?? owner
      if (stored.userId !== owner) local.setItem(TOKENS_KEY, writeRecord({ ...stored, userId: owner }))
    },

    /** The copy is kept for an hour at most; the token in memory goes with it (C044). */
    sweep() {
      if (held && held.receivedAt + COPY_KEPT_MS > clock.now()) return
      held = undefined
      tab.removeItem(ACCESS_COPY_KEY)
    },

    forget({ stored }: { stored: boolean }) {
      held = undefined
      signIn = undefined
      owner = null
      tab.removeItem(ACCESS_COPY_KEY)
      if (stored) local.removeItem(TOKENS_KEY)
    },
  }
}

export type TokenKeeper = ReturnType<typeof createTokenKeeper>
