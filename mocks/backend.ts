import { fairWeather, inMemory, takeFault, travel, type Conditions, type Weather } from './core/conditions.ts'
import type { MockApi } from './core/define-api.ts'
import { failure, notFound } from './core/failure.ts'
import { strike } from './core/faults.ts'
import { operationIds, routeOf } from './core/route.ts'
import { serve } from './core/serve.ts'
import { requireSession } from './domain/access.ts'
import { createWorld, type Overrides } from './domain/overrides.ts'
import type { CheckoutRecord } from './domain/records.ts'
import { issueTokens, openFamily } from './domain/tokens.ts'
import { toUser } from './domain/views.ts'
import { replaceWorld, type Server, type World } from './domain/world.ts'
import type { OperationId } from './generated/operations.gen.ts'
import { authHandlers } from './handlers/auth.ts'
import { brandAccessHandlers } from './handlers/brand-access.ts'
import { brandHandlers } from './handlers/brands.ts'
import { invitationHandlers } from './handlers/invitations.ts'
import { languageHandlers } from './handlers/language.ts'
import { onboardingHandlers } from './handlers/onboarding.ts'
import { securityHandlers } from './handlers/security.ts'
import { trialHandlers } from './handlers/trials.ts'
import { userHandlers } from './handlers/users.ts'

export type BackendOptions = {
  /** A stored world to continue with, unchanged. */
  world?: World
  /** Changes to the seeded world. */
  overrides?: Overrides
  /** Epoch milliseconds; pass it for a fixed time. */
  clock?: () => number
  conditions?: Partial<Conditions>
  /** Network conditions to share with other backends. */
  weather?: Weather
  /** Wraps the handling of each call, for a world shared between tabs. */
  transaction?: (handle: () => Promise<Response>) => Promise<Response>
  checkoutUrl?: Server['checkoutUrl']
}

type LoggedCall = {
  at: string
  operation: OperationId
  method: string
  url: string
  status: number
  fault?: string
}

const MAX_CALLS = 1000

/** There is no payment page: checkout leads straight to the page after payment. */
const paidAtOnce = ({ session_id, plan_type }: CheckoutRecord, request: Request) => {
  const origin = request.headers.get('origin') ?? new URL(request.url).origin
  return `${origin}/billing/success?session_id=${session_id}&plan_type=${plan_type}`
}

export type Backend = ReturnType<typeof createBareBackend>

/** The sandbox as a function from Request to Response. */
export function createBareBackend(options: BackendOptions = {}) {
  const { clock = Date.now, transaction = (handle) => handle(), checkoutUrl = paidAtOnce } = options
  const world = options.world ? structuredClone(options.world) : createWorld(clock(), options.overrides)
  const server: Server = { world, now: () => clock() + world.clockOffset, checkoutUrl }
  const weather = options.weather ?? inMemory({ ...fairWeather(), ...options.conditions })
  const counters = Object.fromEntries(operationIds.map((id) => [id, 0])) as Record<OperationId, number> // per operation
  const calls: LoggedCall[] = []

  const api: MockApi = {
    ...authHandlers(server),
    ...brandHandlers(server),
    ...brandAccessHandlers(server),
    ...userHandlers(server),
    ...languageHandlers(server),
    ...onboardingHandlers(server),
    ...invitationHandlers(server),
    ...trialHandlers(server),
    ...securityHandlers(server),
  }

  async function answer(id: OperationId, request: Request, params: Record<string, unknown>): Promise<Response> {
    counters[id] += 1
    const call: LoggedCall = {
      at: new Date(server.now()).toISOString(),
      operation: id,
      method: request.method,
      url: request.url,
      status: 0,
    }
    calls.push(call)
    if (calls.length > MAX_CALLS) calls.shift()

    const conditions = weather.read()
    await travel(conditions)
    const handle = () => transaction(() => serve(api, (asked) => requireSession(server, asked), id, request, params))
    const fault = takeFault(conditions, id)
    if (fault) {
      weather.write(conditions)
      call.fault = fault.kind
    }
    const response = fault ? await strike(fault, handle, request) : await handle()
    call.status = response.status
    return response
  }

  async function handle(request: Request): Promise<Response> {
    const route = routeOf(request)
    if (route === 'unknown path') return notFound('Cette adresse n’existe pas.')
    if (route === 'unknown method') return failure(405, 'method_not_allowed', 'Méthode non autorisée.')
    return answer(route.id, request, route.params)
  }

  /** Tokens and user of a sign-in, without a call: for stories and tests that start signed in. */
  function signIn(email: string) {
    const user = world.users.find((known) => known.email === email)
    if (!user) throw new Error(`Nobody is called ${email}`)
    const { access, refresh, seconds } = issueTokens(server, openFamily(server, user))
    return { access, refresh, expires_in: seconds, token_type: 'Bearer', user: toUser(server, user) }
  }

  function forgetCalls(): void {
    calls.length = 0
    for (const id of operationIds) counters[id] = 0
  }

  function reset(overrides: Overrides = {}): void {
    replaceWorld(world, createWorld(clock(), overrides))
    forgetCalls()
  }

  return { world, server, api, weather, counters, calls, forgetCalls, answer, handle, signIn, reset }
}
