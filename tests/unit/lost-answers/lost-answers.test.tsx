import { readFileSync } from 'node:fs'

import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { mayBeDone } from '~/api/api-error'
import { operations } from '~/api/generated/operations.gen'
import { setApiPorts } from '~/api/ports'
import { clearToasts, useToasts } from '~/design/feedback/toasts'
import { language } from '~/i18n/language'
import { languageSwitch } from '~/i18n/language-switch'
import { systemClock } from '~/platform/clock'

import type { Fault } from '../../../mocks/core/faults'
import { NOE } from '../../../mocks/domain/seed/named'
import { createBackend } from '../../../mocks/index'
import { createTestClient, mutationProviders } from '../../support/mutation-providers'
import { sourcesUnder } from '../../support/sources'
import { tokensOf } from '../../support/tokens-of'
import { ALSO } from './also'
import type { Write, WriteId } from './write'
import { EXEMPT, UNCALLED, WRITES } from './writes'

let client: QueryClient
let backend: ReturnType<typeof createBackend>
/** Runs after each call that the server has handled. */
let afterCall: () => void
let down: boolean
/** The browser sends each write twice, and gets the answer to the second one. */
let repeated: boolean

const Around = mutationProviders(() => client)

beforeEach(() => {
  vi.useFakeTimers()
  client = createTestClient()
  backend = createBackend()
  down = false
  repeated = false
  afterCall = () => {}
  vi.stubGlobal('fetch', async (request: Request) => {
    if (down) throw new TypeError('Failed to fetch')
    const again = repeated ? request.clone() : undefined
    const first = await backend.handle(request)
    const response = again && again.method !== 'GET' ? await backend.handle(again) : first
    afterCall()
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  })
})

afterEach(() => {
  cleanup()
  clearToasts()
  client.clear()
  languageSwitch.forget()
  language.set('fr')
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Long enough for a call that is not answered, its retries, and a read after it. */
const LONG_MS = 70_000

const press = (action: () => unknown) =>
  act(async () => {
    void action()
    await vi.advanceTimersByTimeAsync(LONG_MS)
  })

async function open({ as, use }: Pick<Write, 'as' | 'use'>) {
  // as the table takes it
  Object.assign(backend.world.brands[0] ?? {}, { name: 'Marque', url: 'https://marque.example' })
  if (as === NOE) Object.assign(backend.world.invitations[0] ?? {}, { email: as })
  setApiPorts({
    apiBaseUrl: async () => 'https://api.exemple.fr/api/v1',
    tokens: tokensOf({ token: backend.signIn(as).access, fresh: true }),
    language: () => 'fr',
    events: { forbidden: () => {}, serverError: () => {}, drift: () => {} },
    clock: systemClock,
    online: () => true,
    csrfToken: () => undefined,
  })
  const { result } = renderHook(() => ({ it: use(), toasts: useToasts() }), { wrapper: Around })
  const { first } = result.current.it
  if (first) await press(first)
  return {
    run: () => {
      act(clearToasts)
      return press(() => result.current.it.run())
    },
    /** What the user is told. */
    told() {
      const { it: shown, toasts } = result.current
      const failures = (shown.failures ?? []).flatMap((failure) => failure ?? [])
      const severities = toasts.map(({ severity }) => severity)
      if (
        failures.some((failure) => mayBeDone(failure) || failure.code === 'OUTCOME_UNCONFIRMED') ||
        severities.includes('warning')
      )
        return 'unconfirmed'
      if (failures.length > 0 || severities.includes('error')) return 'notApplied'
      return shown.done || severities.includes('success') ? 'done' : 'silent'
    },
  }
}

const expectFaults = (...faults: Fault[]) => backend.weather.write({ ...backend.weather.read(), faults })

type Lost = Pick<Fault, 'kind' | 'status'> & { unread?: boolean }

const LOST = {
  'the line is cut': { kind: 'lost' },
  'a gateway answers 502': { kind: 'lost', status: 502 },
  'a gateway answers 504': { kind: 'lost', status: 504 },
  'a gateway answers 408': { kind: 'lost', status: 408 },
  'a gateway answers 524': { kind: 'lost', status: 524 },
  'a firewall answers 403 with its page': { kind: 'lost', status: 403 },
  'a proxy answers 404 with its page': { kind: 'lost', status: 404 },
  'a portal answers 200 with its page': { kind: 'lost', status: 200, unread: true },
  'the answer is cut in its middle': { kind: 'truncated', unread: true },
  'no answer ends in time': { kind: 'stall' },
} satisfies Record<string, Lost>

// the keys are those of the table
const table = [
  ...Object.entries(WRITES).map(([id, write]) => [id, { operation: id as WriteId, ...write }] as const),
  ...Object.entries(ALSO),
]

describe('the table of writes', () => {
  const asked = Object.entries(operations).flatMap(([id, route]) => (route.startsWith('GET ') ? [] : id))

  it('has every operation that is not a GET, or says why it need not', () => {
    expect([...Object.keys(WRITES), ...Object.keys(EXEMPT), ...UNCALLED].toSorted()).toEqual(asked.toSorted())
  })

  it.each(UNCALLED)('has no write that a page makes: not %s', (id) => {
    // the one of the languages has a name of its own
    const name = id === 'updateLanguage' ? 'saveProfileLanguage' : id
    const called = new RegExp(String.raw`\b${name}(?:Mutation)?\(`)
    const callers = sourcesUnder('src').filter(
      (file) => !file.includes('/generated/') && called.test(readFileSync(file, 'utf8')),
    )
    expect(callers).toEqual([])
  })
})

describe.each(Object.entries(LOST))(
  'the server has done the write, then %s',
  (_how, { unread = false, ...fault }: Lost) => {
    it.each(table)('%s: no message says that it was not done', async (_name, write) => {
      const page = await open(write)
      expectFaults({ operation: write.operation, times: 1, ...fault })
      const before = write.times(backend.world)
      await page.run()
      expect([write.times(backend.world) - before, page.told()]).toEqual([
        write.ends === 'silent' ? 0 : 1,
        (unread && write.unread) || (write.ends ?? 'done'),
      ])
    })
  },
)

describe.each([
  ['the line is cut', { kind: 'network' }],
  ['a gateway answers 502', { kind: 'html', status: 502 }],
  ['a proxy answers 404', { kind: 'html', status: 404 }],
] as const)('the server has not done the write, because %s', (_how, fault) => {
  it.each(table)('%s: the failure is shown, and the write can be repeated', async (_name, write) => {
    const page = await open(write)
    expectFaults({ operation: write.operation, ...fault })
    const before = write.times(backend.world)
    await page.run()
    expect([write.times(backend.world) - before, page.told()]).toEqual([
      0,
      write.ends ?? write.unchanged ?? 'notApplied',
    ])

    expectFaults()
    await page.run()
    const ends = write.ends === 'silent' ? [0, 'silent'] : [1, 'done']
    expect([write.times(backend.world) - before, page.told()]).toEqual(ends)
  })
})

describe('the server has done the write before the network is lost', () => {
  const read = table.filter(([, { ends }]) => ends === undefined)
  it.each(read)('%s: the outcome is unconfirmed, and nothing is done twice', async (_name, write) => {
    const page = await open(write)
    expectFaults({ operation: write.operation, kind: 'lost', times: 1 })
    const before = write.times(backend.world)
    const calls = backend.counters[write.operation]
    afterCall = () => {
      down = backend.counters[write.operation] > calls
    }
    await page.run()
    expect([write.times(backend.world) - before, page.told()]).toEqual([1, 'unconfirmed'])
    if (!write.once) return

    // it stays unconfirmed, and pressing again sends nothing
    await page.run()
    down = false
    afterCall = () => {}
    await page.run()
    expect([write.times(backend.world) - before, page.told()]).toEqual([1, 'done'])
    expect(backend.counters[write.operation]).toBe(1)
  })
})

describe('the browser has sent the write twice, as Chromium does when a kept connection breaks', () => {
  const told = table.filter(([, { once }]) => once)
  it.each(told)('%s: no message says that it was not done', async (_name, write) => {
    const page = await open(write)
    repeated = true
    const before = write.times(backend.world)
    await page.run()
    expect(write.times(backend.world)).toBeGreaterThan(before)
    expect(page.told()).toBe('done')
  })
})
