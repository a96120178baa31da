import type { User } from '~/api/generated/types.gen'
import { createListeners } from '~/platform/listeners'

import { createActivity, createSignedInCheck } from './activity'
import { authStateOf, type AuthState } from './auth-store'
import type { EndReason, SessionPorts } from './ports'
import { updateSharedGeneration } from './shared-generation'
import { TOKENS_KEY } from './storage-keys'
import { createTabs, type TabMessage } from './tabs'
import type { TokenRecord } from './token-record'
import { createTokenStore } from './token-store'

/** A call after the end raises no second signal within this time. */
const SILENCE_AFTER_END_MS = 1000
/** The record is removed first, then the reason is sent on the channel. Wait this long for the reason. */
const REASON_WAIT_MS = 100
/** A token may be handed over before local storage shows its record. Wait this long for the record. */
const RECORD_WAIT_MS = 300

/** What a listener gets of an end. */
type End = {
  /** This tab decided to end the session: the other tabs are notified. */
  byThisTab: boolean
  /** Whose session ended, null when unknown. */
  userId: number | null
  /** There was none to end: a call needed one. */
  noSession?: true
  /** The body of the answer that refused the user. */
  refusal?: string | undefined
}

export type EndListener = (reason: EndReason, end: End) => void

/** `generation`: sessions up to it are over. */
type EndDetail = Partial<Pick<End, 'byThisTab' | 'refusal'>> & { generation?: number }

const DECIDED_HERE: ReadonlySet<EndReason> = new Set<EndReason>(['logout', 'refused', 'idle'])
/** The tokens are still valid for these reasons: ask the server to revoke them (ASVS 7.4.1). */
const LEAVES_GOOD_TOKENS: ReadonlySet<EndReason> = new Set<EndReason>(['logout', 'idle', 'user-switched'])

/** The shared state of a session: its user, whether somebody is signed in, and the one function that ends it. */
export function createCore(ports: SessionPorts) {
  const { clock, auth, brand, local } = ports
  const tokenStore = createTokenStore(ports)
  const ends = createListeners<Parameters<EndListener>>()
  const changes = createListeners()
  let sessionSignal = new AbortController()
  let endedAt = Number.NEGATIVE_INFINITY
  let endedGeneration = 0

  const tabs = createTabs({ clock, channel: ports.channel, tokenStore, onTokens, onEnded })
  const activity = createActivity({ clock, auth, onIdle: () => end('idle'), isOurs })
  const signedInCheck = createSignedInCheck({
    clock,
    evaluate: () => auth.get().isAuthenticated && tokenStore.record() !== undefined,
    cacheKey: () => local.getItem(TOKENS_KEY),
  })

  /** Compares users; compares sign-ins when a user id is unknown. */
  function isAnother({ signIn, userId }: Pick<TokenRecord, 'signIn' | 'userId'>): boolean {
    const ownId = tokenStore.userId()
    if (ownId !== null && userId !== null) return ownId !== userId
    return tokenStore.signInId() !== undefined && tokenStore.signInId() !== signIn
  }

  /** Whether the stored state belongs to this tab's user. */
  function isOurs(): boolean {
    const record = tokenStore.record()
    return !!record && !isAnother(record)
  }

  /** Whether there is something to end: the stored user without tokens counts, and a token without a record. */
  const hasTraces = () => auth.get().isAuthenticated || auth.stored().isAuthenticated || !!tokenStore.access()

  function renewSessionSignal(): AbortSignal {
    sessionSignal.abort()
    sessionSignal = new AbortController()
    return sessionSignal.signal
  }

  function changed() {
    signedInCheck.forget()
    changes.notify()
  }

  function notifyEnd(...ended: Parameters<EndListener>) {
    endedAt = clock.now()
    ends.notify(...ended)
  }

  /** Not awaited; its result changes nothing. */
  function sendLogout(forgotten: ReturnType<typeof tokensToVoid>) {
    if (forgotten.access !== undefined || forgotten.refresh !== undefined) ports.calls.logout(forgotten)
  }

  function broadcastEnd(reason: EndReason, generation: number) {
    const closedAt = clock.now()
    tabs.broadcastEnded(generation, reason)
    void updateSharedGeneration(clock, ports.generations, (shared) => {
      // a sign-out ends any session; every other reason ends only the session it was raised for
      const overtaken = reason !== 'logout' && shared.generation >= generation
      return overtaken ? undefined : { generation: Math.max(shared.generation + 1, generation), closedAt }
    })
  }

  /** An expired access token, or one of another sign-in, is left out: the server would refuse the call. */
  function tokensToVoid(record: TokenRecord | undefined) {
    const current = tokenStore.access()
    const isGood = !!current && current.expiresAt > clock.now() && (!record || record.signIn === current.signIn)
    return { access: isGood ? current.access : undefined, refresh: record?.refresh }
  }

  /**
   * The only way a session ends: its calls are aborted, tokens, stored user and brand are removed, other tabs and the
   * server are notified if this tab decided it, `auth:logout` is emitted, and `createServices` opens the login page.
   */
  function end(reason: EndReason, { byThisTab = DECIDED_HERE.has(reason), ...detail }: EndDetail = {}) {
    const record = tokenStore.record()
    // nothing to end; the next session must not inherit this tab's sign-in
    if (!record && !hasTraces()) return tokenStore.forget({ stored: false })
    const generation = detail.generation ?? tokenStore.latest() + 1
    // another tab switched users: the storage now belongs to the new user
    const isTheirs = reason === 'user-switched' && !byThisTab
    const clearStored = !isTheirs && (!record || record.generation <= generation)
    const forgotten = tokensToVoid(record)
    const userId = tokenStore.userId()
    if (!isTheirs) endedGeneration = generation
    renewSessionSignal()
    activity.stop()
    tokenStore.forget({ stored: clearStored })
    auth.clear({ copy: clearStored })
    brand.clear({ copy: clearStored })
    if (DECIDED_HERE.has(reason) && byThisTab && clearStored) broadcastEnd(reason, generation)
    if (LEAVES_GOOD_TOKENS.has(reason) && byThisTab && clearStored) sendLogout(forgotten)
    changed()
    // the stored language belongs to the new user too
    if (reason !== 'user-switched') ports.announceLogout(reason)
    notifyEnd(reason, { byThisTab, userId, refusal: detail.refusal })
  }

  const endIfIdle = () => {
    if (auth.get().isAuthenticated && activity.isOver()) end('idle')
  }

  /** The stored state, once it belongs to the record: tokens are stored before the user. */
  function storedState(): AuthState | undefined {
    const stored = auth.stored()
    const record = tokenStore.record()
    if (!record || !stored.isAuthenticated) return undefined
    const isAboutThem = record.userId !== null && (stored.user === null || stored.user.id === record.userId)
    return isAboutThem ? stored : undefined
  }

  /** Somebody signed in in another tab: sign in this tab too. */
  function joinSession() {
    const state = auth.get().isAuthenticated ? undefined : storedState()
    if (!state) return
    tokenStore.claim()
    // a sign-in is activity, even when storage does not show it yet
    auth.show({ ...state, lastActivity: clock.now() })
    brand.restore()
    activity.arm()
    changed()
  }

  function onTokens(message: Extract<TabMessage, { type: 'tokens' }>) {
    const { generation } = message
    const isOld = generation <= Math.max(tokenStore.generation(), endedGeneration)
    const record = tokenStore.record()
    // the record may be newer than a delayed message
    if (isOld || generation < (record?.generation ?? 0)) return
    // of two simultaneous sign-ins the stored record wins; a late record raises its own event
    if (record && record.signIn !== message.signIn) return
    if (isAnother(message)) end('user-switched')
    // the same user signed in again, and the record does not show it yet
    else if (!record && tokenStore.signInId() !== undefined && tokenStore.signInId() !== message.signIn) return
    tokenStore.adopt(message)
    joinSession()
    changed()
    // or the session has ended, and this tab was notified before the token arrived
    if (!record) clock.after(RECORD_WAIT_MS, () => verify({ atOnce: true }))
  }

  function onEnded({ generation, reason }: Extract<TabMessage, { type: 'closed' }>) {
    // equal generations: the sign-out raced with a renewal. A new sign-in always has a higher one
    if (generation < tokenStore.generation() || generation <= endedGeneration) return
    end(reason === 'logout' ? 'logout-elsewhere' : reason, { byThisTab: false, generation })
    // remembered even when nothing was ended: a token still on its way to this tab is void too
    endedGeneration = generation
  }

  /** Compares this tab with what all tabs share (C056). */
  function verify({ atOnce }: { atOnce: boolean }) {
    endIfIdle()
    const record = tokenStore.record()
    if (record) {
      if (isAnother(record)) end('user-switched')
      // the same user may have signed in again
      else if (tokenStore.signInId() !== undefined) tokenStore.claim()
      return joinSession()
    }
    if (!hasTraces()) return
    changed()
    const notify = () => {
      if (!tokenStore.record()) end('elsewhere')
    }
    if (atOnce) notify()
    else clock.after(REASON_WAIT_MS, notify)
  }

  return {
    ports,
    tokenStore,
    tabs,
    activity,
    signal: () => sessionSignal.signal,
    renewSessionSignal,
    changed,
    end,
    endIfIdle,
    verify,
    storedState,
    isAnother,
    hasTraces,
    /** The stored user, the tokens and the idle limit must all agree. */
    isSignedIn: () => signedInCheck.isSignedIn() && !activity.isOver(),
    /** Records user activity. The idle check comes first: activity does not revive an expired session. */
    recordActivity: ({ confirmed }: { confirmed: boolean }) => {
      endIfIdle()
      if ((confirmed || !activity.ignoresInput()) && auth.get().isAuthenticated && isOurs()) activity.record()
    },
    /** Stores the user as read from the server, with the time of reading. */
    updateUser: (user: User, userAt: number) => {
      if (auth.get().isAuthenticated && isOurs()) auth.save({ ...authStateOf(user), userAt })
    },
    /** The first generation of the next session. */
    nextGeneration: () => Math.max(tokenStore.latest(), endedGeneration) + 1,
    /** A call needed a session and there is none: notifies the end listeners, once for a burst. */
    notifyMissing: () => {
      if (clock.now() - endedAt > SILENCE_AFTER_END_MS)
        notifyEnd('refused', { byThisTab: true, userId: tokenStore.userId(), noSession: true })
    },
    onEnd: ends.subscribe,
    /** Notified whenever a session starts, ends or changes user. */
    subscribe: changes.subscribe,
  }
}

export type SessionCore = ReturnType<typeof createCore>
