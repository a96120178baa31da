import type { Clock } from '~/platform/clock'

import type { EndReason, TabChannel } from './ports'
import { parseMessage, type TabMessage } from './tab-messages'
import type { TokenKeeper } from './token-keeper'
import { isExpired } from './tokens-answer'

/** A tab that has a newer token answers within this time, or there is none (decision 10). */
const ANSWER_MS = 300

type Parts = {
  clock: Clock
  channel: TabChannel | undefined
  keeper: TokenKeeper
  onTokens: (message: Extract<TabMessage, { type: 'tokens' }>) => void
  onClosed: (message: Extract<TabMessage, { type: 'closed' }>) => void
}

/** What this tab says to the others and hears from them. Without a channel it speaks to nobody, and all still works. */
export function createTabs({ clock, channel, keeper, onTokens, onClosed }: Parts) {
  const waiting = new Set<() => void>()

  function post(message: TabMessage) {
    try {
      channel?.post(message)
    } catch {
      // a channel that is closed or broken: the others will see the record change
    }
  }

  /** Never before the owner is known: who takes it must be able to tell whose it is. */
  function handOver() {
    const held = keeper.access()
    const userId = keeper.owner()
    if (held && userId !== null) post({ type: 'tokens', ...held, userId })
  }

  /** Only with a token that is still good: the other tab counts on it. */
  function canAnswer(generation: number): boolean {
    const held = keeper.access()
    return !!held && held.generation >= generation && !isExpired(held.expiresAt, clock.now())
  }

  function hear(given: unknown) {
    const message = parseMessage(given)
    if (message?.type === 'ask' && canAnswer(message.generation)) handOver()
    if (message?.type === 'closed') onClosed(message)
    if (message?.type === 'tokens') {
      onTokens(message)
      for (const look of waiting) look()
    }
  }

  return {
    start: () => channel?.listen(hear) ?? (() => {}),
    handOver,
    closed: (generation: number, reason: EndReason) => post({ type: 'closed', generation, reason }),

    /** True as soon as this tab holds the token of that generation, or a newer one. */
    ask(generation: number): Promise<boolean> {
      if (!channel) return Promise.resolve(false)
      return new Promise((resolve) => {
        const settle = (came: boolean) => {
          cancel()
          waiting.delete(look)
          resolve(came)
        }
        const look = () => {
          if (keeper.generation() >= generation) settle(true)
        }
        const cancel = clock.after(ANSWER_MS, () => settle(false))
        waiting.add(look)
        post({ type: 'ask', generation })
      })
    },
  }
}
