import type { Backend } from './backend.ts'
import type { Conditions } from './core/conditions.ts'
import type { Overrides } from './domain/overrides.ts'
import { worlds, type WorldName } from './domain/seed/worlds.ts'
import { changeBilling, checkoutOf, payCheckout, subscriptionsOf, type PortalAction } from './domain/subscription.ts'
import { expireAccessTokens } from './domain/tokens.ts'
import type { Settings } from './domain/world.ts'

// the names are the keys of the table
export const worldNames = Object.keys(worlds) as WorldName[]

export type Controls = ReturnType<typeof controlsOf>

/** What a panel, a test or a control call can do to a sandbox. */
export function controlsOf(backend: Backend) {
  const { world, server, weather } = backend
  return {
    reset: (name: WorldName = 'agency', overrides: Overrides = {}) => backend.reset({ ...worlds[name], ...overrides }),

    conditions: weather.read,

    setLatency: (latency: Conditions['latency']) => weather.write({ ...weather.read(), latency }),

    setFaults: (faults: Conditions['faults']) => weather.write({ ...weather.read(), faults }),

    setSettings: (settings: Partial<Settings>) => Object.assign(world.settings, settings),

    advanceClock: (milliseconds: number) => {
      world.clockOffset += milliseconds
    },

    expireTokens: () => expireAccessTokens(world),

    /** The checkout for the payment page. */
    checkout: (sessionId: string) => checkoutOf(world, sessionId),

    pay: (sessionId: string) => payCheckout(server, sessionId),

    /** The subscriptions for the billing portal. */
    subscriptions: () => subscriptionsOf(world),

    changeBilling: (companyId: number, action: PortalAction) => changeBilling(server, companyId, action),

    /** No e-mail is sent: read the link here. */
    lastInvitation: (email?: string) => {
      const sent = world.invitations
        .filter((invitation) => (email ?? invitation.email) === invitation.email)
        .toSorted((one, other) => other.sent_at.localeCompare(one.sent_at))[0]
      return sent && { email: sent.email, token: sent.token, path: `/onboarding/invitations/${sent.token}` }
    },
  }
}
