import type { Clock } from '~/platform/clock'
import { own } from '~/platform/json'
import { isId } from '~/platform/storage'

import type { EndReason, TabChannel } from './ports'
import type { HandedToken, TokenStore } from './token-store'
import { isExpired, isToken } from './tokens-answer'

/** Messages between the tabs of one browser. */
export type TabMessage =
  | ({ type: 'tokens' } & HandedToken)
  /** A tab with this generation or a newer one answers. */
  | { type: 'ask'; generation: number }
  | { type: 'closed'; generation: number; reason: EndReason }

/** Of these, this version sends three: `logout`, `refused` and `idle`. Other tabs may run another version. */
const REASONS: readonly EndReason[] = ['logout', 'refused', 'idle', 'elsewhere', 'user-switched']

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** @returns undefined for anything else */
export function parseMessage(value: unknown): TabMessage | undefined {
  const type = own(value, 'type')
  const generation = own(value, 'generation')
  if (!isId(generation)) return undefined
  if (type === 'ask') return { type, generation }
  if (type === 'closed') {
    const reason = REASONS.find((known) => known === own(value, 'reason'))
    return reason && { type, generation, reason }
  }
  const access = own(value, 'access')
  const expiresAt = own(value, 'expiresAt')
  const receivedAt = own(value, 'receivedAt')
  const signIn = own(value, 'signIn')
  const userId = own(value, 'userId')
  if (type !== 'tokens' || !isToken(access)) return undefined
  if (!isNumber(expiresAt) || !isNumber(receivedAt) || typeof signIn !== 'string' || !isId(userId)) return undefined
  return { type, access, generation, signIn, expiresAt, receivedAt, userId }
}

/** How long to wait for another tab's answer (decision 10). */
const ANSWER_MS = 300

type Deps = {
  clock: Clock
  channel: TabChannel | undefined
  tokenStore: TokenStore
  onTokens: (message: Extract<TabMessage, { type: 'tokens' }>) => void
  onEnded: (message: Extract<TabMessage, { type: 'closed' }>) => void
}

/**
 * Messages between this tab and the others. Without a channel nothing is sent or received, and the session still works.
 */
export function createTabs({ clock, channel, tokenStore, onTokens, onEnded }: Deps) {
  const waiting = new Set<() => void>()

  function post(message: TabMessage) {
    try {
      channel?.post(message)
    } catch {
      // the channel is closed or broken: other tabs still see the record change
    }
  }

  /** Sends nothing until the user id is known: the receiver must know whose token it is. */
  function broadcastToken() {
    const current = tokenStore.access()
    const userId = tokenStore.userId()
    if (current && userId !== null) post({ type: 'tokens', ...current, userId })
  }

  /** Only with a valid token: the other tab relies on it. */
  function canAnswer(generation: number): boolean {
    const current = tokenStore.access()
    return !!current && current.generation >= generation && !isExpired(current.expiresAt, clock.now())
  }

  function onMessage(given: unknown) {
    const message = parseMessage(given)
    if (message?.type === 'ask' && canAnswer(message.generation)) broadcastToken()
    if (message?.type === 'closed') onEnded(message)
    if (message?.type === 'tokens') {
      onTokens(message)
      for (const check of waiting) check()
    }
  }

  return {
    start: () => channel?.listen(onMessage) ?? (() => {}),
    broadcastToken,
    broadcastEnded: (generation: number, reason: EndReason) => post({ type: 'closed', generation, reason }),

    /** True once this tab holds a token of that generation or a newer one. */
    requestToken(generation: number): Promise<boolean> {
      if (!channel) return Promise.resolve(false)
      return new Promise((resolve) => {
        const settle = (came: boolean) => {
          cancel()
          waiting.delete(check)
          resolve(came)
        }
        const check = () => {
          if (tokenStore.generation() >= generation) settle(true)
        }
        const cancel = clock.after(ANSWER_MS, () => settle(false))
        waiting.add(check)
        post({ type: 'ask', generation })
      })
    },
  }
}
