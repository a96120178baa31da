import { describe, expect, it, vi } from 'vitest'

import { createTabs } from '~/session/tabs'
import { createTokenStore } from '~/session/token-store'
import { SAFETY_MARGIN_MS } from '~/session/tokens-answer'

import { memoryStorage } from '../../support/memory-storage'
import { createFakeClock, settle } from './support/fake-clock'
import { signedIn } from './support/signed-in'

function tab({ userId = 1, channel = true }: { userId?: number | null; channel?: boolean } = {}) {
  const clock = createFakeClock()
  const tokenStore = createTokenStore({ clock, local: memoryStorage(), tab: memoryStorage() })
  tokenStore.take({ access: 'a', refresh: 'r', expiresAt: clock.now() + 300_000, userId }, 3, { id: 's', at: 1 })
  const posted = vi.fn<(message: unknown) => void>()
  const state = { receive: (_message: unknown) => {} }
  const stop = vi.fn()
  const listen = (receive: (message: unknown) => void) => {
    state.receive = receive
    return stop
  }
  const onClosed = vi.fn()
  const onTokens = vi.fn()
  const tabs = createTabs({
    clock,
    channel: channel ? { post: posted, listen } : undefined,
    tokenStore,
    onTokens,
    onEnded: onClosed,
  })
  const end = tabs.start()
  const hand = (generation: number) => {
    const message = { access: 'x', generation, signIn: 's', expiresAt: clock.now() + 1, receivedAt: 1, userId: 1 }
    onTokens.mockImplementationOnce(() => tokenStore.adopt(message))
    state.receive({ type: 'tokens', ...message })
  }
  return { clock, tokenStore, tabs, posted, state, stop, end, onClosed, onTokens, hand }
}

const tokens = expect.objectContaining({ type: 'tokens', access: 'a', generation: 3, signIn: 's', userId: 1 })

describe('a tab with a channel', () => {
  it('sends its token, once the owner is known (SES-44)', () => {
    const there = tab()
    there.tabs.broadcastToken()
    expect(there.posted.mock.calls).toEqual([[tokens]])
    const unnamed = tab({ userId: null })
    unnamed.tabs.broadcastToken()
    there.tokenStore.forget({ stored: true })
    there.tabs.broadcastToken()
    expect(unnamed.posted).not.toHaveBeenCalled()
    expect(there.posted).toHaveBeenCalledTimes(1)
  })

  it.each([
    [2, 0, true],
    [3, 0, true],
    [4, 0, false],
    [3, 300_000 - SAFETY_MARGIN_MS, false],
    [3, 300_000 - SAFETY_MARGIN_MS - 1, true],
  ])('answers a request for generation %i after %i ms: %s (SES-44)', (generation, later, answers) => {
    const there = tab()
    there.clock.sleep(later)
    there.state.receive({ type: 'ask', generation })
    expect(there.posted.mock.calls).toEqual(answers ? [[tokens]] : [])
  })

  it('sends and receives an end, and ignores other messages (SES-45)', () => {
    const there = tab()
    const closed = { type: 'closed', generation: 4, reason: 'logout' }
    there.tabs.broadcastEnded(4, 'logout')
    expect(there.posted.mock.calls).toEqual([[closed]])
    there.state.receive(closed)
    there.state.receive({ ...closed, reason: 'x' })
    expect(there.onClosed.mock.calls).toEqual([[closed]])
    expect(there.onTokens).not.toHaveBeenCalled()
    there.end()
    expect(there.stop).toHaveBeenCalledTimes(1)
  })

  it('sends nothing without a channel, and survives a broken channel (SES-44)', async () => {
    const none = tab({ channel: false })
    none.end()
    none.tabs.broadcastToken()
    await expect(none.tabs.requestToken(3)).resolves.toBe(false)
    expect(none.clock.pending()).toBe(0)
    const broken = tab()
    broken.posted.mockImplementation(() => {
      throw new DOMException('', 'InvalidStateError')
    })
    expect(() => broken.tabs.broadcastEnded(4, 'logout')).not.toThrow()
  })
})

describe('a tab that asks for a token', () => {
  it('has it with the first that is new enough (SES-44)', async () => {
    const there = tab()
    const came = vi.fn()
    void there.tabs.requestToken(5).then(came)
    expect(there.posted.mock.calls).toEqual([[{ type: 'ask', generation: 5 }]])
    there.hand(4)
    await settle()
    expect(came).not.toHaveBeenCalled()
    there.hand(5)
    await settle()
    expect(came.mock.calls).toEqual([[true]])
    expect(there.clock.pending()).toBe(0)
  })

  it('waits 300 ms (SES-44)', async () => {
    const there = tab()
    const came = vi.fn()
    void there.tabs.requestToken(5).then(came)
    await there.clock.advance(299)
    expect(came).not.toHaveBeenCalled()
    await there.clock.advance(1)
    expect(came.mock.calls).toEqual([[false]])
    there.hand(5)
    await settle()
    expect(came).toHaveBeenCalledTimes(1)
  })
})

describe('a page that is closed', () => {
  it('leaves no timer (G17)', async () => {
    const { clock, tab: page } = await signedIn()
    page.page.act()
    expect(clock.pending()).toBeGreaterThan(0)
    page.close()
    expect(clock.pending()).toBe(0)
  })

  it('an open page is notified of its own keys only (SES-28)', async () => {
    const there = await signedIn()
    const other = there.openTab()
    there.shared.clear()
    other.local.storage.setItem('other', 'x')
    await there.clock.advance(1000)
    expect(there.tab.ends).toEqual([])
    other.local.storage.clear()
    await there.clock.advance(1000)
    expect(there.tab.ends).toEqual(['elsewhere'])
  })
})
