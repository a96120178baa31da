import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

/*
 * What a test file starts and does not end: timers, intervals, listeners of the page, observers, channels, servers. The
 * files of a worker share its modules and not their page: a timer that fires too late finds no `window`, or that of
 * another file.
 */

/** Something started, with the stack of the call that started it. */
type Work = { kind: string; started: Error }

type Method = (this: unknown, ...args: unknown[]) => unknown

/** What the current file has begun, by what ends it: the handle of a timer, an observer, a channel, a listener. */
const open = new Map<unknown, Work>()

const begin = (key: unknown, kind: string) => open.set(key, { kind, started: new Error(kind) })

const WATCHED = Symbol.for('tests/left-work')

/** Once per worker for what belongs to Node, once per file for what belongs to its page. */
function watch(owner: object, name: string, by: (original: Method) => Method): void {
  const original: unknown = Reflect.get(owner, name)
  if (typeof original !== 'function' || Reflect.has(original, WATCHED)) return
  const watched = by((...args) => Reflect.apply(original, owner, args))
  // what the original has, such as its promise for `util.promisify`
  Object.defineProperties(watched, Object.getOwnPropertyDescriptors(original))
  Object.defineProperty(watched, WATCHED, { value: true })
  Object.defineProperty(owner, name, { value: watched, configurable: true, writable: true })
}

/** A timer may be ended by its number. */
const ended = (original: Method) => (timer: unknown) => {
  for (const key of typeof timer === 'number' ? [...open.keys()] : []) if (Number(key) === timer) open.delete(key)
  open.delete(timer)
  return original(timer)
}

function watchTimers(): void {
  watch(globalThis, 'setTimeout', (original) => (callback, delay = 0, ...args) => {
    const run = (...given: unknown[]) => {
      open.delete(timer)
      if (typeof callback === 'function') Reflect.apply(callback, undefined, given)
    }
    const timer = original(run, delay, ...args)
    begin(timer, `a timer of ${String(delay)} ms`)
    return timer
  })
  watch(globalThis, 'setInterval', (original) => (callback, delay, ...args) => {
    const timer = original(callback, delay, ...args)
    begin(timer, `an interval of ${String(delay)} ms`)
    return timer
  })
  watch(globalThis, 'clearTimeout', ended)
  watch(globalThis, 'clearInterval', ended)
}

type Listener = { target: object; type: unknown; listener: unknown; capture: boolean }

const optionsOf = (options: unknown): AddEventListenerOptions =>
  typeof options === 'object' ? Object(options) : { capture: options === true }

/** React listens on every document, once and for good. */
const FOR_GOOD = new Set<unknown>(['selectionchange'])

function watchListeners(target: object): void {
  const find = (type: unknown, listener: unknown, capture = false) =>
    [...open.keys()].find((key): key is Listener => {
      const known = Object(key) as Partial<Listener>
      return known.target === target && known.type === type && known.listener === listener && known.capture === capture
    })
  watch(target, 'addEventListener', (original) => (type, listener, options) => {
    const { capture = false, once, signal } = optionsOf(options)
    if (listener && !signal?.aborted && !FOR_GOOD.has(type) && !find(type, listener, capture)) {
      const key: Listener = { target, type, listener, capture }
      begin(key, `a listener of '${String(type)}'`)
      signal?.addEventListener('abort', () => open.delete(key))
      if (once) original(type, () => open.delete(key), { capture, once })
    }
    return original(type, listener, options)
  })
  watch(target, 'removeEventListener', (original) => (type, listener, options) => {
    open.delete(find(type, listener, optionsOf(options).capture))
    return original(type, listener, options)
  })
}

declare class Observer {
  constructor(callback: MutationCallback)
  observe(target: Node, options?: MutationObserverInit): void
  disconnect(): void
}

function watchObserver(name: string): void {
  // jsdom has some of them, tests bring the others
  const Original = Reflect.get(globalThis, name) as typeof Observer | undefined
  if (Original === undefined || WATCHED in Original) return
  class Watched extends Original {
    static readonly [WATCHED] = true
    override observe(...args: Parameters<Observer['observe']>) {
      begin(this, `a ${name}`)
      super.observe(...args)
    }
    override disconnect() {
      open.delete(this)
      super.disconnect()
    }
  }
  Object.defineProperty(globalThis, name, { value: Watched, configurable: true, writable: true })
}

function watchChannels(): void {
  if (WATCHED in globalThis.BroadcastChannel) return
  globalThis.BroadcastChannel = class Watched extends globalThis.BroadcastChannel {
    static readonly [WATCHED] = true
    constructor(name: string) {
      super(name)
      begin(this, `a BroadcastChannel '${name}'`)
    }
    override close() {
      open.delete(this)
      super.close()
    }
  }
}

/** What holds a process up beside timers: servers, child processes, watchers of files. Sockets end with their server. */
const HANDLES = /^(?:TCPServer|UDP|Process|FSEvent|Worker)/

function handles(): Map<string, number> {
  const kinds = process.getActiveResourcesInfo().filter((kind) => HANDLES.test(kind))
  return new Map([...Map.groupBy(kinds, (kind) => kind)].map(([kind, all]) => [kind, all.length]))
}

let handlesBefore = new Map<string, number>()

/** Starts counting, for one file. */
export function watchWork(): void {
  open.clear()
  handlesBefore = handles()
  watchTimers()
  watchChannels()
  if (typeof document === 'undefined') return
  for (const target of [globalThis, document]) watchListeners(target)
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver']) watchObserver(name)
}

const extraHandles = () =>
  [...handles()].flatMap(([kind, count]) => {
    const extra = count - (handlesBefore.get(kind) ?? 0)
    return extra > 0 ? [`${extra} ${kind}`] : []
  })

const isDueSoon = ({ kind }: Work) => /^a timer of (?:\d\d?|1\d\d) ms$/.test(kind)

/** Lets what is due run while its page is there: the notifications of the query client, React's work, the end of a socket. */
async function settle(): Promise<void> {
  await nextTurn()
  for (let turn = 0; turn < 100 && ([...open.values()].some(isDueSoon) || extraHandles().length > 0); turn += 1)
    await wait(5)
  await nextTurn()
}

/**
 * What lasts as long as the page in a browser, so nothing in the app ends it: the times of the query library for garbage
 * and stale data, the scroll positions of the router, the late check of answers against their schemas. So do the frames
 * of jsdom and what user-event adds to a document. Node's own `fetch` and a channel of msw, which is made when it loads,
 * last as long as the worker.
 */
const AS_LONG_AS_THE_PAGE =
  /query-core\/.*\/timeoutManager\.|router-core\/|at (?:watchDrift|compareWhenIdle) |\/jsdom\/|\/user-event\/|node:internal\/deps|'msw:/

/** Where it was started: the first line of the stack that is of this project, if there is one. */
function positionOf({ started }: Work): string {
  const lines = (started.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line) && !line.includes('left-work'))
  return (lines.find((line) => !line.includes('node_modules')) ?? lines[0] ?? '').trim()
}

function endThePage(): void {
  for (const [key, { kind, started }] of open) {
    if (!AS_LONG_AS_THE_PAGE.test(started.stack ?? '')) continue
    // jsdom ends the interval of its frames itself: without it, the next file of the worker would have none
    const ends = /^a timer|^an interval/.test(kind) && !/\/jsdom\//.test(started.stack ?? '')
    if (ends) clearTimeout(key as NodeJS.Timeout)
    open.delete(key)
  }
}

/** One line for each thing that the file has started and not ended. */
export async function leftWork(): Promise<string[]> {
  endThePage()
  await settle()
  endThePage()
  const left = [...[...open.values()].map((work) => `${work.kind}, ${positionOf(work)}`), ...extraHandles()]
  open.clear()
  return left
}
