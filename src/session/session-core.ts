import type { User } from '~/api/generated/types.gen'

import { createActivity } from './activity'
import { toldOf, type AuthState } from './auth-state'
import { moveMark } from './generations'
import { createOpenCheck } from './open-check'
import type { EndReason, SessionPorts } from './ports'
import { TOKENS_KEY } from './storage-keys'
import type { TabMessage } from './tab-messages'
import { createTabs } from './tabs'
import { createTokenKeeper } from './token-keeper'
import type { TokenRecord } from './token-record'

/** A call that comes after the end finds nothing to end, and says nothing more so soon. */
const SILENCE_AFTER_END_MS = 1000
/** The record goes first, the reason follows on the channel: it is given this time to arrive. */
const REASON_WAIT_MS = 100
/** A token may be handed over before local storage shows the record it belongs to. */
const RECORD_WAIT_MS = 300

export type EndListener = (reason: EndReason, detail: { byThisTab: boolean }) => void

type EndDetail = {
  /** Decided here, so the other tabs are told; else only found out here. */
  byThisTab?: boolean
  /** The sessions up to this one are over. */
  generation?: number
}

const DECIDED_HERE: ReadonlySet<EndReason> = new Set<EndReason>(['logout', 'refused', 'idle'])
/** The tokens are still good: the server is asked to make them void (ASVS 7.4.1). */
const LEAVES_GOOD_TOKENS: ReadonlySet<EndReason> = new Set<EndReason>(['logout', 'idle', 'user-switched'])

/** What the parts of a session share: who is here, whether still, and the one way it ends. */
export function createCore(ports: SessionPorts) {
  const { clock, auth, brand, local } = ports
  const keeper = createTokenKeeper(ports)
  const endListeners = new Set<EndListener>()
  const listeners = new Set<() => void>()
  let life = new AbortController()
  let endedAt = Number.NEGATIVE_INFINITY
  let closedGeneration = 0

  const tabs = createTabs({ clock, channel: ports.channel, keeper, onTokens, onClosed })
  const activity = createActivity({ clock, auth, onIdle: () => end('idle'), isOurs })
  const openCheck = createOpenCheck({
    clock,
    evaluate: () => auth.get().isAuthenticated && keeper.record() !== undefined,
    witness: () => local.getItem(TOKENS_KEY),
  })

  /** People tell who is another; where one of them is not known, sign-ins do. */
  function isAnother({ signIn, userId }: Pick<TokenRecord, 'signIn' | 'userId'>): boolean {
    const owner = keeper.owner()
    if (owner !== null && userId !== null) return owner !== userId
    return keeper.signIn() !== undefined && keeper.signIn() !== signIn
  }

  /** What is stored is still about the person this tab works for. */
  function isOurs(): boolean {
    const record = keeper.record()
    return !!record && !isAnother(record)
  }

  /** A flag without tokens, a token without a record: either has something to end. */
  const hasTraces = () => auth.get().isAuthenticated || auth.stored().isAuthenticated || !!keeper.access()

  function renewLife(): AbortSignal {
    life.abort()
    life = new AbortController()
    return life.signal
  }

  function changed() {
    openCheck.forget()
    for (const listener of listeners) listener()
  }

  function tellEnd(reason: EndReason, byThisTab: boolean) {
    endedAt = clock.now()
    for (const listener of endListeners) listener(reason, { byThisTab })
  }

  /** Nobody waits for it, and what it says changes nothing (decision 14). */
  function tellServer(forgotten: ReturnType<typeof tokensToVoid>) {
    if (forgotten.access !== undefined || forgotten.refresh !== undefined) ports.calls.logout(forgotten)
  }

  function tellOtherTabs(reason: EndReason, generation: number) {
    const closedAt = clock.now()
    tabs.closed(generation, reason)
    void moveMark(clock, ports.generations, (mark) => {
      // a sign-out is meant for whatever there is; the other ends only for the session they know
      const overtaken = reason !== 'logout' && mark.generation >= generation
      return overtaken ? undefined : { generation: Math.max(mark.generation + 1, generation), closedAt }
    })
  }

  /** An access token that is over, or of another sign-in, would only get the call refused. */
  function tokensToVoid(record: TokenRecord | undefined) {
    const held = keeper.access()
    const isGood = !!held && held.expiresAt > clock.now() && (!record || record.signIn === held.signIn)
    return { access: isGood ? held.access : undefined, refresh: record?.refresh }
  }

  /** The one way a session ends (K11): tokens first, then what was known of the person, then the news. */
  function end(reason: EndReason, { byThisTab = DECIDED_HERE.has(reason), ...detail }: EndDetail = {}) {
    const record = keeper.record()
    // nothing to end; the sign-in this tab once worked for is none of the next one's business
    if (!record && !hasTraces()) return keeper.forget({ stored: false })
    const generation = detail.generation ?? keeper.latest() + 1
    // found out here: by then all of it is the next person's
    const isTheirs = reason === 'user-switched' && !byThisTab
    const clearStored = !isTheirs && (!record || record.generation <= generation)
    const forgotten = tokensToVoid(record)
    if (!isTheirs) closedGeneration = generation
    renewLife()
    activity.stop()
    keeper.forget({ stored: clearStored })
    auth.clear({ copy: clearStored })
    brand.clear({ copy: clearStored })
    if (DECIDED_HERE.has(reason) && byThisTab && clearStored) tellOtherTabs(reason, generation)
    if (LEAVES_GOOD_TOKENS.has(reason) && byThisTab && clearStored) tellServer(forgotten)
    changed()
    // the stored language is the next person's too
    if (reason !== 'user-switched') ports.announceLogout(reason)
    tellEnd(reason, byThisTab)
  }

  const endIfIdle = () => {
    if (auth.get().isAuthenticated && activity.isOver()) end('idle')
  }

  /** Tokens are stored first and the user follows: until then, what is stored may be about the person before. */
  function storedPerson(): AuthState | undefined {
    const stored = auth.stored()
    const record = keeper.record()
    if (!record || !stored.isAuthenticated) return undefined
    const isAboutThem = record.userId !== null && (stored.user === null || stored.user.id === record.userId)
    return isAboutThem ? stored : undefined
  }

  /** Somebody signed in in another tab: this one is signed in too. */
  function follow() {
    const person = auth.get().isAuthenticated ? undefined : storedPerson()
    if (!person) return
    keeper.claim()
    // that sign-in is activity, even where storage does not show it yet
    auth.show({ ...person, lastActivity: clock.now() })
    brand.restore()
    activity.arm()
    changed()
  }

  function onTokens(message: Extract<TabMessage, { type: 'tokens' }>) {
    const { generation } = message
    const isOld = generation <= Math.max(keeper.generation(), closedGeneration)
    const record = keeper.record()
    // the record may be ahead of a message that took its time
    if (isOld || generation < (record?.generation ?? 0)) return
    // of two sign-ins at once, the record decides; a record that lags behind is heard of when it comes
    if (record && record.signIn !== message.signIn) return
    if (isAnother(message)) end('user-switched')
    // the same person signed in anew, and the record does not say so yet
    else if (!record && keeper.signIn() !== undefined && keeper.signIn() !== message.signIn) return
    keeper.adopt(message)
    follow()
    changed()
    // or its session is over, which this tab heard of first
    if (!record) clock.after(RECORD_WAIT_MS, () => verify({ atOnce: true }))
  }

  function onClosed({ generation, reason }: Extract<TabMessage, { type: 'closed' }>) {
    // a renewal may have got the number of the sign-out it met; a sign-in never does
    if (generation < keeper.generation() || generation <= closedGeneration) return
    end(reason === 'logout' ? 'elsewhere' : reason, { byThisTab: false, generation })
    // remembered also where there was nothing to end: a token on its way here is over too
    closedGeneration = generation
  }

  /** Compares this tab with what all tabs share now (C056, C058, C059, C064). */
  function verify({ atOnce }: { atOnce: boolean }) {
    endIfIdle()
    const record = keeper.record()
    if (record) {
      if (isAnother(record)) end('user-switched')
      // the same person may have signed in anew
      else if (keeper.signIn() !== undefined) keeper.claim()
      return follow()
    }
    if (!hasTraces()) return
    changed()
    const gone = () => {
      if (!keeper.record()) end('elsewhere')
    }
    if (atOnce) gone()
    else clock.after(REASON_WAIT_MS, gone)
  }

  return {
    ports,
    keeper,
    tabs,
    activity,
    signal: () => life.signal,
    renewLife,
    changed,
    end,
    endIfIdle,
    verify,
    storedPerson,
    isAnother,
    hasTraces,
    /** By flag, check, tokens and time: all must agree (B §2). */
    isOpen: () => openCheck.isOpen() && !activity.isOver(),
    /** The person did something. The check comes first: activity does not revive a session that is over (decision 13). */
    note: ({ answer }: { answer: boolean }) => {
      endIfIdle()
      if ((answer || !activity.isAsking()) && auth.get().isAuthenticated && isOurs()) activity.note()
    },
    /** What the server says of the person, and when it said so. */
    learn: (user: User, userAt: number) => {
      if (auth.get().isAuthenticated && isOurs()) auth.save({ ...toldOf(user), userAt })
    },
    /** The first generation of the next session. */
    nextGeneration: () => Math.max(keeper.latest(), closedGeneration) + 1,
    /** A call needed a session and there is none to end: whoever cares hears of it, once for a burst. */
    missing: () => {
      if (clock.now() - endedAt > SILENCE_AFTER_END_MS) tellEnd('refused', true)
    },
    onEnd: (listener: EndListener) => {
      endListeners.add(listener)
      return () => void endListeners.delete(listener)
    },
    /** Told whenever a session opens, ends or changes hands. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type SessionCore = ReturnType<typeof createCore>
