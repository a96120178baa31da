import * as z from 'zod'

import type { Backend } from '../backend.ts'
import { worldNames, type Controls } from '../controls.ts'
import { invalid, notFound } from '../core/failure.ts'
import { faultNames } from '../core/faults.ts'
import { operationIds } from '../core/route.ts'
import type { Overrides } from '../domain/overrides.ts'
import { sandboxUsers } from '../domain/seed/sign-ins.ts'
import { sandboxPassword } from '../domain/seed/users.ts'
import type { World } from '../domain/world.ts'
import { checkoutPage } from './checkout-page.ts'
import { isAllowed } from './cors.ts'
import { portalPage } from './portal-page.ts'

const count = z.int().min(0)

const fault = z.strictObject({
  operation: z.enum(['*', ...operationIds]),
  kind: z.enum(faultNames),
  times: count.exactOptional(),
  skip: count.exactOptional(),
  status: z.int().min(200).max(599).exactOptional(),
  delay: count.exactOptional(),
  retryAfter: z.string().exactOptional(),
  body: z.string().exactOptional(),
})

const schemas = {
  reset: z.strictObject({
    world: z.enum(worldNames).default('agency'),
    // changes of the seed, see domain/overrides.ts; unknown keys have no effect
    overrides: z.custom<Overrides>((value) => typeof value === 'object' && value !== null).default({}),
  }),
  faults: z.array(fault),
  latency: z.strictObject({ min: count, max: count }),
  clock: z.strictObject({ advance: z.int() }),
  settings: z.strictObject({
    accessSeconds: z.int().exactOptional(),
    refreshSeconds: z.int().exactOptional(),
    refreshAnswer: z.enum(['bare', 'wrapped']).exactOptional(),
    registerAnswer: z.enum(['bare', 'wrapped']).exactOptional(),
    expiryField: z.enum(['access_expires_in', 'expires_in']).exactOptional(),
    checkout: z.enum(['hosted', 'immediate']).exactOptional(),
  }),
  signIn: z.strictObject({ email: z.string() }),
  // not validated: callers know the shape of a world
  world: z.custom<Partial<World>>((value) => typeof value === 'object' && value !== null),
}

async function read<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  const text = await request.text()
  const { success, data, error } = schema.safeParse(text === '' ? {} : JSON.parse(text))
  if (!success) throw invalid({ non_field_errors: [z.prettifyError(error)] })
  return data
}

const done = () => Response.json({ done: true })

type Sandbox = {
  backend: Backend
  controls: Controls
  appOf: (sessionId: string) => string | undefined
  /** Origins whose pages may call the sandbox, beside those of this machine. */
  origins: readonly string[]
}

/** The calls under `/__sandbox/`, with which tests change the server's state. */
export async function control({ backend, controls, appOf, origins }: Sandbox, request: Request): Promise<Response> {
  const { pathname, searchParams, origin } = new URL(request.url)
  const [name = '', argument = ''] = pathname.replace('/__sandbox/', '').split('/')

  const appFor = (begun?: string) => {
    const app = begun ?? searchParams.get('app') ?? origin
    if (app !== origin && !(app === URL.parse(app)?.origin && isAllowed(app, origins)))
      throw invalid({ app: [`The sandbox does not lead to ${app}: npm run sandbox -- --origin ${app}`] })
    return app
  }

  /** To the app that began it. After a restart of the sandbox nobody knows which: then to one that may call. */
  const pay = () => checkoutPage(backend, argument, request, appFor(appOf(argument)))
  const manage = () => portalPage(backend, request, appFor())

  const calls: Record<string, () => Response | Promise<Response>> = {
    'GET ': () =>
      Response.json({ users: sandboxUsers, password: sandboxPassword, worldNames, faultNames, operationIds }),
    'GET world': () => Response.json(backend.world),
    'PATCH world': async () => {
      Object.assign(backend.world, await read(request, schemas.world))
      return done()
    },
    'POST reset': async () => {
      const { world, overrides } = await read(request, schemas.reset)
      controls.setFaults([])
      controls.setLatency({ min: 0, max: 0 })
      controls.reset(world, overrides)
      return done()
    },
    'GET conditions': () => Response.json(controls.conditions()),
    'POST faults': async () => {
      controls.setFaults(await read(request, schemas.faults))
      return done()
    },
    'DELETE faults': () => {
      controls.setFaults([])
      return done()
    },
    'POST latency': async () => {
      controls.setLatency(await read(request, schemas.latency))
      return done()
    },
    'POST clock': async () => {
      controls.advanceClock((await read(request, schemas.clock)).advance)
      return done()
    },
    'POST settings': async () => {
      controls.setSettings(await read(request, schemas.settings))
      return done()
    },
    'POST expire-tokens': () => {
      controls.expireTokens()
      return done()
    },
    'POST sign-in': async () => Response.json(backend.signIn((await read(request, schemas.signIn)).email)),
    'GET requests': () =>
      Response.json({ counters: backend.counters, reuses: backend.world.reuses, calls: backend.calls }),
    'DELETE requests': () => {
      backend.forgetCalls()
      return done()
    },
    'GET last-invitation': () => {
      const invitation = controls.lastInvitation(searchParams.get('email') ?? undefined)
      return invitation ? Response.json(invitation) : notFound()
    },
    'GET checkout': pay,
    'POST checkout': pay,
    'GET portal': manage,
    'POST portal': manage,
  }

  try {
    return (await calls[`${request.method} ${name}`]?.()) ?? notFound('Commande inconnue du bac à sable.')
  } catch (thrown) {
    return thrown instanceof Response ? thrown : Response.json({ detail: String(thrown) }, { status: 400 })
  }
}
