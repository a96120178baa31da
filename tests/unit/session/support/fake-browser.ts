import { getCurrentUser, listBrands } from '~/api/generated/sdk.gen'
import type { ApiPorts } from '~/api/ports'
import { sendWith, createTransport } from '~/api/transport/transport'
import { createSafeStorage } from '~/platform/storage'
import { createSessionCalls } from '~/session/app-session'
import { createAuthStore } from '~/session/auth-store'
import { createBrandSelection } from '~/session/brand-selection'
import type { EndReason } from '~/session/ports'
import { createSession } from '~/session/session'

import { createFakeChannels, createFakeGenerations, createFakeLocks, type Gate } from './fake-browser-apis'
import { createFakeClock, type FakeClock } from './fake-clock'
import { createFakeServer, type FakeServer } from './fake-server'
import { createFakeStorage } from './fake-storage'

type Options = {
  clock?: FakeClock
  gate?: Gate
  server?: FakeServer
  locks?: boolean
  channel?: boolean
  idb?: boolean
}

type Hear = (key: string | null) => void

/** A browser with tabs: the real session and transport on fake parts that tests can pause. */
export function createFakeBrowser(options: Options = {}) {
  const { gate = async () => {}, locks = true, channel = true, idb = true } = options
  const clock = options.clock ?? createFakeClock()
  const server = options.server ?? createFakeServer(gate)
  const lockManager = createFakeLocks(gate)
  const marks = createFakeGenerations(gate)
  const channels = createFakeChannels(gate)
  const shared = new Map<string, string>()
  const ears = new Map<number, Hear>()
  let count = 0

  function openTab({ own = new Map<string, string>(), blocked = false } = {}) {
    const id = (count += 1)
    const local = createFakeStorage(shared, (key) => {
      for (const other of ears.keys())
        if (other !== id) void gate(`${other} hears of storage`).then(() => ears.get(other)?.(key))
    })
    const tab = createFakeStorage(own)
    local.block(blocked)
    tab.block(blocked)
    const safeLocal = createSafeStorage(() => local.storage)
    const auth = createAuthStore(safeLocal, clock.now)
    const brand = createBrandSelection(safeLocal)
    const ends: EndReason[] = []
    const logouts: EndReason[] = []
    const signals: string[] = []
    const page = { wake: () => {}, act: () => {} }

    const apiPorts: ApiPorts = {
      apiBaseUrl: () => Promise.resolve('http://api.test/v1'),
      tokens: {
        sessionSignal: () => session.tokens.sessionSignal(),
        current: () => session.tokens.current(),
        accessGrant: () => session.tokens.accessGrant(),
        renew: (accessGrant) => session.tokens.renew(accessGrant),
        refusedAfterRenewal: (accessGrant) => session.tokens.refusedAfterRenewal(accessGrant),
        userRefused: (...refused) => session.tokens.userRefused(...refused),
      },
      language: () => 'fr',
      events: {
        forbidden: ({ operation }) => void signals.push(`403 ${operation}`),
        serverError: ({ operation, status }) => void signals.push(`${status} ${operation}`),
        drift: () => {},
      },
      clock,
      online: () => true,
      csrfToken: () => undefined,
    }
    const wire = server.fetchFrom(id)
    const refreshes = { now: 0, most: 0 }
    const counted: typeof fetch = async (input, init) => {
      const isRefresh = input instanceof Request && input.url.endsWith('/auth/refresh/')
      if (!isRefresh) return wire(input, init)
      refreshes.most = Math.max(refreshes.most, (refreshes.now += 1))
      return wire(input, init).finally(() => (refreshes.now -= 1))
    }
    const parts = { ports: () => apiPorts, send: sendWith(counted) }
    // the generated client passes a Request
    const normal = createTransport(parts) as typeof fetch
    const quiet = createTransport({ ...parts, quiet: true }) as typeof fetch

    const session = createSession({
      clock,
      local: safeLocal,
      tab: createSafeStorage(() => tab.storage),
      locks: locks ? lockManager.locks : undefined,
      channel: channel ? channels.open(id) : undefined,
      generations: idb ? marks.generations : undefined,
      calls: createSessionCalls({ normal, quiet }),
      auth,
      brand,
      page: {
        onStorage: (receive) => {
          ears.set(id, receive)
          return () => void ears.delete(id)
        },
        onWake: (receive) => {
          page.wake = receive
          return () => {}
        },
        onActivity: (receive) => {
          page.act = receive
          return () => {}
        },
      },
      announceLogout: (reason) => void logouts.push(reason),
    })
    session.onEnd((reason) => void ends.push(reason))
    const stop = session.watch()

    return {
      id,
      session,
      auth,
      brand,
      local,
      tab,
      own,
      ends,
      logouts,
      signals,
      page,
      apiPorts,
      mostRefreshes: () => refreshes.most,
      normal,
      quiet,
      close: () => {
        stop()
        ears.delete(id)
      },
      brands: async (signal?: AbortSignal) =>
        (await listBrands({ fetch: normal, ...(signal && { signal }) })).data.results.map((entry) => entry.name),
      me: async () => (await getCurrentUser({ fetch: normal })).data,
    }
  }

  return {
    clock,
    server,
    shared,
    openTab,
    locks: lockManager,
    sharedGeneration: marks.sharedGeneration,
    channelOf: channels.open,
  }
}

export type FakeBrowser = ReturnType<typeof createFakeBrowser>
export type FakeTab = ReturnType<FakeBrowser['openTab']>
