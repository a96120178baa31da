import type { BrowserContext, Page, Route } from '@playwright/test'

import type { Fault } from '#mocks/core/faults'

import type { Sandbox } from '../own-world.ts'
import { API_URL } from '../ports.ts'
import { CONDITIONS } from './conditions.ts'

/** Where a fault strikes, and how often. Drawn by the seed. */
export type Strike = {
  page: Page
  context: BrowserContext
  sandbox: Sandbox
  /** Number of calls to let through first. */
  skip: number
  /** Number of calls to affect. */
  times: number
}

/** A kind of bad weather between the browser and the provider. */
export type Weather = {
  name: string
  begin: (strike: Strike) => Promise<unknown>
  /** Ends the bad weather. The run itself removes sandbox faults and routes. */
  end?: (strike: Strike) => Promise<unknown>
}

const CALLS = `${API_URL}/**`

type Kind = Omit<Fault, 'operation' | 'skip' | 'times'>

/** A fault that the sandbox plays. `always`: every call from now on. */
const played = (name: string, kind: Kind, { always = false } = {}): Weather => ({
  name,
  begin: ({ sandbox, skip, times }) =>
    sandbox.order('faults', [{ operation: '*', skip, ...(always ? {} : { times }), ...kind }]),
})

/** A network fault that the browser plays. */
const onTheWay = (name: string, meet: (route: Route) => Promise<unknown>): Weather => ({
  name,
  begin: ({ page, skip, times }) => {
    let seen = 0
    return page.route(CALLS, async (route) => {
      seen += 1
      const struck = seen > skip && seen <= skip + times
      await (struck ? meet(route) : route.continue()).catch(() => {
        // the page has given the call up
      })
    })
  },
})

/** The answer comes only after this many seconds of the page's clock. */
const late = (name: string, seconds: number): Weather =>
  onTheWay(name, async (route) => {
    const answer = await route.fetch()
    // the page's own clock runs ahead: see `wait` in run.ts
    await route
      .request()
      .frame()
      .page()
      .evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), seconds * 1000)
    await route.fulfill({ response: answer })
  })

/** Two pending calls change places: the second is answered first. */
const swapped = (): Weather => {
  let first: (() => void) | undefined
  return onTheWay('answers in another order', async (route) => {
    if (first) {
      await route.continue()
      first()
      first = undefined
      return
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    first = resolve
    // a call without a second one is not held for ever
    const timer = setTimeout(resolve, 1500)
    await promise
    clearTimeout(timer)
    await route.continue()
  })
}

const details = JSON.stringify({
  success: false,
  message: 'Données invalides',
  code: 'validation_error',
  details: Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`champ_${at}`, ['Valeur refusée.']])),
})

export const WEATHERS: readonly Weather[] = [
  onTheWay('connection refused', (route) => route.abort('connectionrefused')),
  onTheWay('connection reset', (route) => route.abort('connectionreset')),
  played('connection reset before the headers', { kind: 'network' }),
  played('connection reset in the body', { kind: 'reset-body' }),
  played('no answer', { kind: 'hang' }),
  late('headers after 29 s', 29),
  late('headers after 31 s', 31),
  played('a body that stops', { kind: 'stall' }),
  played('a body byte by byte', { kind: 'drip', delay: 5000 }),
  played('truncated JSON', { kind: 'truncated' }),
  played('an empty 200', { kind: 'empty' }),
  played('204 where data is due', { kind: 'no-content' }),
  played('HTML with 200', { kind: 'html' }),
  played('HTML with 502', { kind: 'html', status: 502 }),
  played('text with 500', { kind: 'text', status: 500 }),
  played('another content type', { kind: 'wrong-type' }),
  played('a byte order mark', { kind: 'bom' }),
  played('success: false with 200', { kind: 'refused' }),
  played('data: null', { kind: 'null-data' }),
  played('data of another type', { kind: 'wrong-data' }),
  played('numbers as texts', { kind: 'textual-numbers' }),
  played('unknown fields', { kind: 'unknown-fields' }, { always: true }),
  played('400 with 400 details', { kind: 'body', status: 400, body: details }),
  played('401 once', { kind: 'expired-token' }),
  played('401 for ever', { kind: 'expired-token' }, { always: true }),
  played('403', { kind: 'status', status: 403 }),
  played('404', { kind: 'status', status: 404 }),
  played('409', { kind: 'status', status: 409 }),
  played('413', { kind: 'status', status: 413 }),
  played('429 with Retry-After', { kind: 'rate-limited', retryAfter: '2' }),
  played('429 without Retry-After', { kind: 'rate-limited' }),
  played('500 once', { kind: 'status', status: 500 }),
  played('500 for ever', { kind: 'status', status: 500 }, { always: true }),
  played('503 for ever', { kind: 'status', status: 503 }, { always: true }),
  played('a redirect to another origin', { kind: 'redirect' }),
  swapped(),
  {
    name: 'the network goes and comes',
    begin: ({ context }) => context.setOffline(true),
    end: ({ context }) => context.setOffline(false),
  },
  {
    name: 'the server’s clock jumps',
    begin: ({ sandbox }) => sandbox.order('clock', { advance: 26 * 3600 * 1000 }),
  },
  {
    name: 'the storage is emptied',
    begin: ({ page }) =>
      page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      }),
  },
  ...CONDITIONS,
]
