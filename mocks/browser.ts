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
import { PAYMENT_TEXTS } from './domain/payment-texts.ts'
import { sandboxUsers } from './domain/seed/sign-ins.ts'
import { sandboxPassword } from './domain/seed/users.ts'
import type { WorldName } from './domain/seed/worlds.ts'
import type { PortalAction } from './domain/subscription.ts'
import { createBackend } from './index.ts'

export type BrowserSandbox = Awaited<ReturnType<typeof startBrowserSandbox>>

export type BrowserSandboxOptions = {
  /** Path of the app's page that replaces the payment provider's. */
  paymentPath: string
}

/** Starts the sandbox in this page: one world for all tabs, kept across reloads. */
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
    users: sandboxUsers,
    password: sandboxPassword,
    paymentTexts: PAYMENT_TEXTS,
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
    checkout: (sessionId: string) => shared.within(() => controls.checkout(sessionId)),
    pay: (sessionId: string) => shared.within(() => controls.pay(sessionId)),
    subscriptions: () => shared.within(controls.subscriptions),
    changeBilling: (companyId: number, action: PortalAction) =>
      shared.within(() => controls.changeBilling(companyId, action)),
    calls: () => backend.calls,
  }
}
