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

export type BrowserSandboxOptions = {
  /** Where the app shows a page in the place of the payment provider's. */
  paymentPath: string
}

/** Puts the sandbox between this page and the network: one world for all tabs, kept across reloads. */
export async function startBrowserSandbox({ paymentPath }: BrowserSandboxOptions) {
  const backend = createBackend({
    weather: { read: readConditions, write: writeConditions },
    transaction: (handle) => shared.within(handle),
    checkoutUrl: ({ session_id }, { url }) => new URL(`${paymentPath}?session_id=${session_id}`, url).href,
  })
  const shared = shareWorld(backend.world, await openWorldStore(), openLock())
  const controls = controlsOf(backend)

  const url = await registerWorker()
  await setupWorker(...backend.handlers()).start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } })

  return {
    people: sandboxPeople,
    password: sandboxPassword,
    worldNames,
    faultNames,
    operationIds,
    /** False where the browser keeps nothing: a reload then starts anew, and other tabs have a world of their own. */
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
    checkout: (sessionId: string) => shared.within(() => controls.checkout(sessionId)),
    pay: (sessionId: string) => shared.within(() => controls.pay(sessionId)),
    calls: () => backend.calls,
  }
}
