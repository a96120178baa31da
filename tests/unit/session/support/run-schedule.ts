import type { Scheduler } from 'fast-check'

import { listBrands } from '~/api/generated/sdk.gen'
import type { BrandPage } from '~/api/generated/types.gen'
import { AUTH_STORE_KEY, TOKENS_KEY } from '~/session/storage-keys'

import { createFakeBrowser, type FakeTab } from './fake-browser'
import { settle } from './fake-clock'
import { userIdOf } from './fake-server'
import type { Command, RefreshFault, Schedule } from './schedule-commands'

const ENOUGH_MS = 180_000
const AFTERMATH_MS = 2000

/** `user`: the user of the tab when it sent, as far as known. */
export type Sent = {
  id: string
  user: number | undefined
  tab: number
  outcome: 'pending' | 'done' | 'failed'
  brands: string[]
}

/** The result of a schedule, to check the rules against. */
export type Outcome = Awaited<ReturnType<typeof runSchedule>>

function refreshAnswer(how: RefreshFault, signal: AbortSignal, answerAsUsual: () => void) {
  const never = new Promise<Response>((_, reject) =>
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  )
  switch (how) {
    case 'network':
      return Promise.reject(new TypeError('Failed to fetch'))
    case 'server':
      return new Response('<h1>Bad gateway</h1>', { status: 502 })
    case 'throttled':
      return Response.json({ detail: 'Trop.' }, { status: 429 })
    case 'html':
      return new Response('<!doctype html>', { status: 200 })
    case 'empty':
      return Response.json({})
    case 'hang':
      return never
    case 'lost answer':
      answerAsUsual()
      return never
    default:
      return undefined
  }
}

async function settleSent(sent: Sent, call: Promise<{ data: BrandPage }>) {
  try {
    const { data } = await call
    sent.outcome = 'done'
    sent.brands = data.results.map(({ name }) => name)
  } catch {
    sent.outcome = 'failed'
  }
}

/** Runs a schedule to its end. fast-check decides the order of everything that waits. */
export async function runSchedule(schedule: Schedule, scheduler: Scheduler) {
  const gate = (what: string) => scheduler.schedule(Promise.resolve(), what)
  const browser = createFakeBrowser({ ...schedule, gate })
  const { server, clock } = browser
  const tabs: FakeTab[] = [browser.openTab(), browser.openTab()]
  const sends: Sent[] = []
  const pending = new Set<Promise<unknown>>()
  const lastAbort = new Map<number, AbortController>()
  /** Sign-ins running or finished since the last sign-out. */
  const entering = new Set<Promise<void>>()
  const kinds = new Set<string>()
  /** Tabs that held one user's token under another user's name. */
  const mixed: string[] = []
  let nextFault: RefreshFault | undefined
  let userFails = false

  server.state.fault = (request, path) => {
    if (path === '/auth/me/' && userFails) return new Response(null, { status: 503 })
    if (path !== '/auth/refresh/' || !nextFault) return undefined
    const how = nextFault
    nextFault = undefined
    const body = request.clone()
    return refreshAnswer(how, request.signal, () => void body.text().then(server.spend))
  }

  const watch = <Value>(promise: Promise<Value>): Promise<Value> => {
    pending.add(promise)
    promise.catch(() => {}).finally(() => pending.delete(promise))
    return promise
  }

  const at = (index: number): FakeTab => {
    const tab = tabs[index % tabs.length]
    if (!tab) throw new Error('There is always a tab')
    return tab
  }

  function send(tab: FakeTab) {
    const held = tab.session.tokens.current()
    const user = held ? userIdOf(held) : tab.auth.get().user?.id
    const sent: Sent = { id: `s${sends.length}`, user, tab: tab.id, outcome: 'pending', brands: [] }
    sends.push(sent)
    const abort = new AbortController()
    lastAbort.set(tab.id, abort)
    const call = watch(listBrands({ fetch: tab.normal, query: { search: sent.id }, signal: abort.signal }))
    void settleSent(sent, call)
  }

  function perform(command: Command) {
    // no two actions in the same millisecond
    clock.sleep(1)
    kinds.add(command.do === 'refresh fails' ? `${command.do}: ${command.how}` : command.do)
    switch (command.do) {
      case 'send':
        return send(at(command.tab))
      case 'logout':
        entering.clear()
        return void at(command.tab).session.signOut()
      case 'login': {
        const tab = at(command.tab)
        const { user, unnamed } = command
        const done = watch(tab.session.start(unnamed ? server.loginUnnamed(user) : server.login(user), 'login'))
        entering.add(done)
        return done.catch(() => {})
      }
      case 'user fails':
        userFails = command.fails
        return undefined
      case 'resume':
        return void watch(at(command.tab).session.resume()).catch(() => {})
      case 'abort':
        return lastAbort.get(at(command.tab).id)?.abort()
      case 'wake':
        return at(command.tab).page.wake()
      case 'expire':
        return server.expireAccess()
      case 'revoke':
        return server.revoke()
      case 'wipe':
        return at(0).local.storage.clear()
      case 'open tab':
        if (tabs.length < 3) tabs.push(browser.openTab())
        return undefined
      case 'lose lock':
        return browser.locks.lose()
      case 'freeze lock':
        return browser.locks.freeze()
      case 'refresh fails':
        nextFault = command.how
        return undefined
      case 'pass time':
        return clock.advance(command.ms)
    }
  }

  function look() {
    for (const { id, session, auth } of tabs) {
      const held = session.tokens.current()
      const shown = auth.get().user?.id
      if (held && shown !== undefined && userIdOf(held) !== shown) mixed.push(`${id}: ${shown} with ${held}`)
    }
  }

  async function goOn(times: number) {
    for (let turn = 0; turn < times && scheduler.count() > 0; turn += 1) {
      await scheduler.waitNext(1)
      await settle()
      look()
    }
  }

  // starts signed in
  void perform({ do: 'login', tab: 0, user: 1, unnamed: false })
  await goOn(30)

  for (const [command, steps] of schedule.commands) {
    void perform(command)
    await settle()
    look()
    await goOn(steps)
  }

  async function goOnUntil(enough: () => boolean, ms: number) {
    const until = clock.now() + ms
    for (;;) {
      await settle()
      look()
      if (scheduler.count() > 0) await scheduler.waitNext(1)
      else if (enough() || (clock.nextAt() ?? Infinity) > until || !clock.step()) return
    }
  }
  await goOnUntil(() => pending.size === 0, ENOUGH_MS)
  const unsettled = pending.size
  // pending messages still arrive
  await goOnUntil(() => false, AFTERMATH_MS)
  // a storage cleared by hand is noticed at the next use or clean-up (C058)
  if (kinds.has('wipe')) for (const tab of tabs) tab.page.wake()

  // in the end, a signed-in user must be able to continue
  nextFault = undefined
  userFails = false
  // a user action is always tried, however often it has failed before
  clock.sleep(1)
  for (const tab of tabs) tab.session.keepAlive()
  const before = sends.length
  for (const tab of tabs) if (tab.session.isSignedIn()) send(tab)
  await goOnUntil(() => pending.size === 0, ENOUGH_MS)
  const last = sends.slice(before)

  const sendsOf = (id: string) =>
    server.log.filter((entry) => entry.path.startsWith('/brands/') && entry.search === `?search=${id}`)
  return {
    browser,
    tabs,
    sends,
    last,
    sendsOf,
    kinds,
    mixed,
    unsettled,
    maySignedIn: entering.size > 0,
    storedTokens: browser.shared.get(TOKENS_KEY),
    storedAuth: browser.shared.get(AUTH_STORE_KEY),
  }
}
