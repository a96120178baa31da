import { vi } from 'vitest'

import type { EndReason, Locks } from '~/session/ports'
import { createRenewal } from '~/session/renewal'
import type { SessionCore } from '~/session/session-core'
import type { SharedGeneration } from '~/session/shared-generation'
import { createTokenStore } from '~/session/token-store'

import { memoryStorage } from '../../../support/memory-storage'
import { createFakeClock } from './fake-clock'

const MINUTE = 60_000

/** One tab whose token is refused, with every part it renews by in the hands of the test. */
export function tab({ idb = true, locks }: { idb?: boolean; locks?: Locks } = {}) {
  const clock = createFakeClock()
  const local = memoryStorage()
  const tokenStore = createTokenStore({ clock, local, tab: memoryStorage() })
  const elsewhere = createTokenStore({ clock, local, tab: memoryStorage() })
  const state: { sharedGeneration: SharedGeneration; another: boolean } = {
    sharedGeneration: { generation: 1, closedAt: null },
    another: false,
  }
  const sessionSignal = new AbortController()
  const ends: EndReason[] = []
  let serial = 1
  const answer = () => ({ access: `a${(serial += 1)}`, refresh: `r${serial}`, expires_in: 300 })
  const refresh = vi.fn<(token: string, signal: AbortSignal) => Promise<unknown>>(async () => answer())
  const requestToken = vi.fn<(generation: number) => Promise<boolean>>(async () => false)
  const broadcastToken = vi.fn()
  const generations = {
    read: async () => state.sharedGeneration,
    update: async (change: (sharedGeneration: SharedGeneration) => SharedGeneration | undefined) => {
      const moved = change(state.sharedGeneration)
      if (moved) state.sharedGeneration = moved
      return moved
    },
  }
  const core = {
    ports: { clock, locks, generations: idb ? generations : undefined, calls: { refresh } },
    tokenStore,
    tabs: { requestToken, broadcastToken },
    activity: { last: () => 0 },
    end: (reason: EndReason) => void ends.push(reason),
    isAnother: () => state.another,
  }
  // the parts of it that a renewal uses
  const renewal = createRenewal(core as unknown as SessionCore)
  const granted = (name: string) => ({
    access: `a-${name}`,
    refresh: name,
    expiresAt: clock.now() + 5 * MINUTE,
    userId: 1,
  })
  tokenStore.take(granted('r1'), 1, { id: 's', at: clock.now() })
  elsewhere.claim()
  const renew = (signal = sessionSignal.signal) => {
    const progress: { done: boolean; failure?: unknown } = { done: false }
    void renewal.renew(signal).then(
      () => (progress.done = true),
      (failure: unknown) => Object.assign(progress, { done: true, failure }),
    )
    return progress
  }
  return {
    clock,
    local,
    tokenStore,
    state,
    sessionSignal,
    ends,
    refresh,
    requestToken,
    broadcastToken,
    renewal,
    renew,
    granted,
    answer,
    /** What another tab stores. */
    stores: (name: string, generation: number) => elsewhere.take(granted(name), generation),
    spent: () => refresh.mock.calls.map(([token]) => token),
  }
}
