import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { reportError, setReporter } from '~/telemetry/reporter'
import { watchVitals } from '~/telemetry/vitals'

type Entry = Record<string, unknown>

const calls = vi.fn<typeof fetch>(() => Promise.resolve(new Response()))
let entries: Record<string, Entry[]> = {}
let visibility = 'visible'

/** Gives the entries of its type at once, as a browser gives those that are buffered. */
class Observer {
  static get supportedEntryTypes() {
    return Object.keys(entries)
  }
  readonly onEntries: (list: { getEntries: () => Entry[] }) => void
  constructor(onEntries: Observer['onEntries']) {
    this.onEntries = onEntries
  }
  observe({ type }: { type: string }) {
    this.onEntries({ getEntries: () => entries[type] ?? [] })
  }
}

function hide() {
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
}

const bodies = () => calls.mock.calls.map(([, init]) => (typeof init?.body === 'string' ? init.body : ''))
const sent = () => bodies().map((body): unknown => JSON.parse(body))

beforeEach(() => {
  visibility = 'visible'
  entries = {}
  calls.mockClear()
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('fetch', calls)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState)
})
afterEach(() => {
  hide()
  setReporter({ version: '' })
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput })
const taps = (count: number) => Array.from({ length: count }, (_, at) => ({ interactionId: at + 1, duration: 50 }))

const watch = () => watchVitals({ url: '/vitals', version: '3.0.0' })

describe('the web vitals', () => {
  it('are sent once, when the page is hidden, with the version', () => {
    entries = {
      'largest-contentful-paint': [{ startTime: 400.4 }, { startTime: 812.6 }],
      'layout-shift': [],
      event: [],
    }
    watch()
    expect(calls).not.toHaveBeenCalled()
    hide()
    hide()
    expect(calls.mock.calls.map(([url]) => url)).toEqual(['/vitals'])
    expect(sent()).toEqual([
      { kind: 'vitals', lcp: 813, cls: 0, url: expect.any(String), version: '3.0.0', timestamp: expect.any(String) },
    ])
  })

  it('take the worst window of shifts, without those that somebody caused', () => {
    entries = {
      'layout-shift': [shift(100, 0.1), shift(900, 0.05), shift(950, 0.9, true), shift(3000, 0.12), shift(9000, 0.01)],
    }
    watch()
    hide()
    expect(sent()).toMatchObject([{ cls: 0.15 }])
  })

  it('take the slowest interaction, and leave out one in fifty', () => {
    entries = { event: [...taps(10), { interactionId: 3, duration: 320 }, { interactionId: 0, duration: 900 }] }
    watch()
    hide()
    expect(sent()).toMatchObject([{ inp: 320 }])
    calls.mockClear()
    visibility = 'visible'
    entries = { event: [...taps(60), { interactionId: 3, duration: 320 }] }
    watch()
    hide()
    expect(sent()).toMatchObject([{ inp: 50 }])
  })

  it('count also the fast interactions, which the browser does not list', () => {
    Object.defineProperty(performance, 'interactionCount', { value: 120, configurable: true })
    entries = { event: [...taps(1), { interactionId: 2, duration: 320 }, { interactionId: 3, duration: 90 }] }
    watch()
    hide()
    Reflect.deleteProperty(performance, 'interactionCount')
    expect(sent()).toMatchObject([{ inp: 50 }])
  })

  it.each<[string, { name: string; startTime: number }[], { lcp?: number }]>([
    [
      'opened in the background',
      [
        { name: 'hidden', startTime: 0 },
        { name: 'visible', startTime: 60_000 },
      ],
      {},
    ],
    [
      'left while it loads',
      [
        { name: 'visible', startTime: 0 },
        { name: 'hidden', startTime: 500 },
      ],
      { lcp: 400 },
    ],
    ['seen from the start', [{ name: 'visible', startTime: 0 }], { lcp: 60_100 }],
  ])('report nothing of what a page paints that was in the background: %s', (_name, history, said) => {
    vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
      type === 'visibility-state' ? history.map((entry) => entry as PerformanceEntry) : [],
    )
    const painted = said.lcp === undefined ? [{ startTime: 60_100 }] : [{ startTime: 400 }, { startTime: 60_100 }]
    entries = { 'largest-contentful-paint': painted }
    watch()
    hide()
    const [{ lcp }] = sent() as [{ lcp?: number }]
    expect({ ...(lcp !== undefined && { lcp }) }).toEqual(said)
  })

  it('recognise a page in the background also where the browser does not list that', () => {
    visibility = 'hidden'
    entries = { 'largest-contentful-paint': [{ startTime: 60_100 }] }
    watch()
    hide()
    expect(sent()).toEqual([expect.not.objectContaining({ lcp: expect.anything() })])
  })

  it('are left out where the browser does not measure them', () => {
    watch()
    hide()
    expect(sent()).toMatchObject([{ kind: 'vitals' }])
    expect(Object.keys(Object(sent()[0]))).toEqual(['kind', 'url', 'version', 'timestamp'])
  })
})

/** What the browser's parser says of a state that was stored, and cut. */
function parserError(): unknown {
  try {
    return JSON.parse('{"last_name": Dupont}')
  } catch (error) {
    return error
  }
}

describe('a report without private data (C029, K29)', () => {
  const SECRETS = [
    'invitation-token-1',
    'claire@agence.fr',
    'Secret!2026',
    'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2ln',
    'recherche',
    'Dupont',
  ]
  const address = `https://console.exemple.fr/onboarding/invitations/${SECRETS[0]}?email=${SECRETS[1]}&q=recherche#token=${SECRETS[3]}`

  const message = `Bearer ${SECRETS[3]} ${SECRETS[1]} {"password":"${SECRETS[2]}"} token=${SECRETS[0]}`

  it.each([
    ['of vitals', undefined],
    ['of errors', new Error(message)],
    ['of a stored state that was thrown', { user: { last_name: 'Dupont' }, last_name: 'Dupont', message }],
    ['of a list that was thrown', ['Dupont', message]],
    ['of what the parser quotes', parserError()],
  ])('holds in %s no token, password, e-mail, query or stored name, and takes no cookie along', (kind, thrown) => {
    // which would: a beacon cannot be told to leave cookies out
    vi.stubGlobal('navigator', { sendBeacon: () => true })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: address } as PerformanceEntry])
    vi.spyOn(document, 'URL', 'get').mockReturnValue(address)
    entries = { 'largest-contentful-paint': [{ startTime: 1, url: address, element: SECRETS[1] }] }
    if (kind === 'of vitals') {
      watch()
      hide()
    } else {
      setReporter({ url: '/errors', version: '3.0.0' })
      reportError(thrown, { address, state: { last_name: 'Dupont' } })
    }
    expect(calls).toHaveBeenCalledTimes(1)
    const [body = ''] = bodies()
    const { body: _body, ...init } = calls.mock.calls[0]?.[1] ?? {}
    expect(init).toEqual({ method: 'POST', keepalive: true, credentials: 'omit', mode: 'no-cors' })
    expect(SECRETS.filter((secret) => body.includes(secret))).toEqual([])
    expect(JSON.parse(body)).toMatchObject({
      version: '3.0.0',
      url: 'https://console.exemple.fr/onboarding/invitations/{token}',
    })
  })
})
