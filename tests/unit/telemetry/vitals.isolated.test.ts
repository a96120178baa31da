// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { reportError, setReporter } from '~/telemetry/reporter'

type OnMetric = (metric: { value: number }) => void

const calls = vi.fn<typeof fetch>(() => Promise.resolve(new Response()))
const { onLCP, onCLS, onINP } = vi.hoisted(() => ({
  onLCP: vi.fn<(onMetric: OnMetric) => void>(),
  onCLS: vi.fn<(onMetric: OnMetric) => void>(),
  onINP: vi.fn<(onMetric: OnMetric) => void>(),
}))
vi.mock('web-vitals', () => ({ onLCP, onCLS, onINP }))

let visibility = 'visible'

function hide() {
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
}

const bodies = () => calls.mock.calls.map(([, init]) => (typeof init?.body === 'string' ? init.body : ''))
const sent = () => bodies().map((body): unknown => JSON.parse(body))
const measure = (metric: typeof onLCP, value: number) => metric.mock.calls.forEach(([onMetric]) => onMetric({ value }))

/** Each test is a page load of its own. */
async function loadVitals() {
  vi.resetModules()
  const { watchVitals } = await import('~/telemetry/vitals')
  return (url = '/vitals') => watchVitals({ url, version: '3.0.0' })
}

beforeEach(() => {
  visibility = 'visible'
  vi.clearAllMocks()
  vi.stubGlobal('fetch', calls)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState)
})
afterEach(() => {
  hide()
  setReporter({ version: '' })
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the web vitals', () => {
  it('are sent once with their latest values, when the page is hidden, with the version', async () => {
    const watch = await loadVitals()
    watch()
    measure(onLCP, 400.4)
    measure(onLCP, 812.6)
    measure(onCLS, 0.123456)
    measure(onINP, 56.4)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(calls).not.toHaveBeenCalled()
    hide()
    hide()
    expect(calls.mock.calls.map(([url]) => url)).toEqual(['/vitals'])
    expect(sent()).toEqual([
      {
        kind: 'vitals',
        lcp: 813,
        cls: 0.1235,
        inp: 56,
        url: expect.any(String),
        version: '3.0.0',
        timestamp: expect.any(String),
      },
    ])
  })

  it('are left out where the browser does not measure them', async () => {
    const watch = await loadVitals()
    watch()
    hide()
    expect(Object.keys(Object(sent()[0]))).toEqual(['kind', 'url', 'version', 'timestamp'])
  })

  it('are measured once and go to the latest configured address', async () => {
    const watch = await loadVitals()
    watch('/old')
    measure(onCLS, 0)
    watch('/new')
    expect(onCLS).toHaveBeenCalledTimes(1)
    hide()
    watch('/later')
    hide()
    expect(calls.mock.calls.map(([url]) => url)).toEqual(['/new'])
    expect(sent()).toMatchObject([{ cls: 0 }])
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
  ])(
    'holds in %s no token, password, e-mail, query or stored name, and takes no cookie along',
    async (kind, thrown) => {
      // which would: a beacon cannot be told to leave cookies out
      vi.stubGlobal('navigator', { sendBeacon: () => true })
      vi.spyOn(console, 'error').mockImplementation(() => {})
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: address } as PerformanceNavigationTiming])
      vi.spyOn(document, 'URL', 'get').mockReturnValue(address)
      if (kind === 'of vitals') {
        const watch = await loadVitals()
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
    },
  )
})
