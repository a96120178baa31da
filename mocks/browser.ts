import { setupWorker } from 'msw/browser'

import { openLock, openWorldStore } from './browser/indexed-db.ts'
import { shareWorld } from './browser/shared-world.ts'
import { readConditions, writeConditions } from './browser/stored-conditions.ts'
import { registerWorker } from './browser/worker.ts'
import { controlsOf, worldNames } from './controls.ts'
import type { Conditions } from './core/conditions.ts'
import { faultNames } from './core/faults.ts'
import { operationIds } from './core/route.ts'
import type { Overrides } from './domain/overrides.ts'
import { sandboxPassword } from './domain/seed/people.ts'
import { sandboxPeople } from './domain/seed/sign-ins.ts'
import type { WorldName } from './domain/seed/worlds.ts'
import { createBackend } from './index.ts'

export type BrowserSandbox = Awaited<ReturnType<typeof startBrowserSandbox>>

/**
 * There is no payment page: loading the page after checkout means that the session was paid. Uses the URL the page was
 * loaded with, because the app may have navigated before the sandbox starts. A signed-out user is on the login by then,
 * with that URL in `redirect`.
 */
function paidSession(): string | undefined {
  const loaded = new URL(performance.getEntriesByType('navigation')[0]?.name ?? document.URL)
  const addresses = [loaded, URL.parse(loaded.searchParams.get('redirect') ?? '', loaded)]
  const paid = addresses.find((address) => address?.pathname === '/billing/success')
  return paid?.searchParams.get('session_id') ?? undefined
}

/** Starts the sandbox in this page: one world for all tabs, kept across reloads. */
export async function startBrowserSandbox() {
  const backend = createBackend({
    weather: { read: readConditions, write: writeConditions },
    transaction: (handle) => shared.within(handle),
  })
  const shared = shareWorld(backend.world, await openWorldStore(), openLock())
  const controls = controlsOf(backend)
  const session = paidSession()
  await shared.within(() => session !== undefined && controls.pay(session))

  const url = await registerWorker()
  await setupWorker(...backend.handlers()).start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } })

  return {
    people: sandboxPeople,
    password: sandboxPassword,
    worldNames,
    faultNames,
    operationIds,
    /** False when the browser stores nothing: every page load then has a new world of its own. */
    get persistent(): boolean {
      return shared.persistent()
    },
    reset: (name?: WorldName, overrides?: Overrides) => shared.within(() => controls.reset(name, overrides)),
    conditions: controls.conditions,
    setLatency: (latency: Conditions['latency']) => controls.setLatency(latency),
    setFaults: (faults: Conditions['faults']) => controls.setFaults(faults),
    advanceClock: (milliseconds: number) => shared.within(() => controls.advanceClock(milliseconds)),
    expireTokens: () => shared.within(controls.expireTokens),
    lastInvitation: (email?: string) => shared.within(() => controls.lastInvitation(email)),
    calls: () => backend.calls,
  }
}
