import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { fetchMessages } from '~/i18n/message-loader'
import { NAMESPACES } from '~/i18n/namespaces.gen'
import { createPool } from '~/platform/async'

import { FRENCH, json, localeServer } from './locale-server'

const SAVE = 'common.save'
const URL = '/locales/de/common.json'
const german = (url: string) => json(url === URL ? { [SAVE]: 'Speichern' } : { other: 'x' })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const literal = (value: string) => [{ type: 0, value }]

/** A page in German with a two-minute clock. */
const open = async (answer: Parameters<typeof localeServer>[0]) => {
  const server = localeServer(answer)
  void server.loader.load('de', [])
  await vi.advanceTimersByTimeAsync(120_000)
  return server
}

/** Milliseconds until the work settles, within a minute. */
const settleTime = async (work: Promise<unknown>) => {
  const start = Date.now()
  let settled: number | undefined
  void work.then(() => (settled = Date.now() - start))
  await vi.advanceTimersByTimeAsync(60_000)
  return settled
}

/** The text shown when the server has this file. */
const shown = async (body: string, id = SAVE) => {
  const server = localeServer((url) => (url === URL ? json(body) : json({ x: 'x' })))
  void server.loader.load('de', [])
  await vi.advanceTimersByTimeAsync(100)
  await vi.dynamicImportSettled()
  return server.catalogue.messages('de')[id]
}

/** A response whose body never ends. */
const stalled = () => ({ ok: true, status: 200, text: () => new Promise(() => undefined) }) as unknown as Response

describe('one file of /locales', () => {
  it.each([500, 503, 599])(
    '%i is retried 5 times, after 350 ms and then doubling (LAN-03, LAN-04, C286)',
    async (status) => {
      const server = await open(() => json({}, status))
      expect(server.timesOf(URL)).toEqual([0, 360, 1070, 2480, 5290, 10_900])
    },
  )

  it('a network failure is retried too (LAN-03, LAN-04, C286)', async () => {
    const server = await open(() => new TypeError('Failed to fetch'))
    expect(server.timesOf(URL)).toEqual([0, 350, 1050, 2450, 5250, 10_850])
  })

  it('a hanging server is given up after 5 s per attempt, then retried (C286)', async () => {
    const server = await open(() => 'hang')
    expect(server.timesOf(URL)).toEqual([0, 5350, 11_050, 17_450, 25_250, 35_850])
  })

  it('a body that never ends is given up too (C286)', async () => {
    const reading = fetchMessages('/x', () => Promise.resolve(stalled()), createPool(1))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await reading).toBeUndefined()
  })

  it.each([400, 401, 404, 429, 499])('%i is final (LAN-03)', async (status) => {
    const server = await open(() => json({}, status))
    expect(server.timesOf(URL)).toEqual([0])
  })

  it('retries stop when the file loads (LAN-04)', async () => {
    const server = await open((url, tried) => (tried < 3 ? json({}, 503) : german(url)))
    expect(server.timesOf(URL)).toHaveLength(3)
    expect(server.catalogue.messages('de')[SAVE]).toEqual(literal('Speichern'))
  })
})

describe('many files', () => {
  it('at most 10 load in parallel, and all are tried even if all fail (LAN-04)', async () => {
    const server = localeServer(() => json({}, 500))
    let done = false
    void server.loader.load('de', NAMESPACES).then(() => (done = true))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(server.mostAtOnce()).toBe(10)
    expect(server.asked).toHaveLength(NAMESPACES.length * 6)
    expect(done).toBe(true)
  })

  it('the preloaded namespaces load with any other (LAN-02)', async () => {
    const server = localeServer(german)
    void server.loader.load('de', ['auth'])
    await vi.advanceTimersByTimeAsync(100)
    expect(server.asked.map(({ url }) => url).toSorted()).toEqual(
      ['auth', 'common', 'errors', 'forms', 'navigation'].map((name) => `/locales/de/${name}.json`),
    )
  })

  it('a file is requested once, however many pages need it', async () => {
    const server = localeServer(german)
    void server.loader.load('de', ['auth'])
    void server.loader.load('de', ['auth'])
    await vi.advanceTimersByTimeAsync(100)
    void server.loader.load('de', ['auth'])
    await vi.advanceTimersByTimeAsync(100)
    expect(server.asked.filter(({ url }) => url.endsWith('auth.json'))).toHaveLength(1)
  })

  it('a failed file is requested again by the next page', async () => {
    let up = false
    const server = localeServer((url) => (up ? german(url) : json({}, 404)))
    void server.loader.load('de', [])
    await vi.advanceTimersByTimeAsync(100)
    up = true
    void server.loader.load('de', [])
    await vi.advanceTimersByTimeAsync(100)
    expect(server.catalogue.messages('de')[SAVE]).toEqual(literal('Speichern'))
  })
})

describe('waiting for a language', () => {
  it('French needs no request', async () => {
    const server = localeServer(() => 'hang')
    expect(await settleTime(server.loader.load('fr', ['auth']))).toBe(0)
    expect(server.asked).toEqual([])
    expect(server.catalogue.messages('fr')['auth.title']).toEqual(literal('Connexion'))
  })

  it('takes 5 s, shows built-in French, then puts the texts in (C286, K53)', async () => {
    let up = false
    const server = localeServer((url) => (up ? german(url) : json({}, 503)))
    const loading = server.loader.load('de', [])
    await vi.advanceTimersByTimeAsync(4999)
    let settled = false
    void loading.then(() => (settled = true))
    await vi.advanceTimersByTimeAsync(0)
    expect(settled).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toBe(true)
    expect(server.catalogue.messages('de')[SAVE]).toEqual(literal('Enregistrer'))

    let changes = 0
    server.catalogue.revision.subscribe(() => (changes += 1))
    server.catalogue.noteAsked(SAVE)
    up = true
    await vi.advanceTimersByTimeAsync(20_000)
    expect(server.catalogue.messages('de')[SAVE]).toEqual(literal('Speichern'))
    expect(changes).toBeGreaterThan(0)
  })

  it('takes 5 s in total: the next page does not wait again while nothing loads (K53)', async () => {
    const server = localeServer(() => 'hang')
    expect(await settleTime(server.loader.load('de', []))).toBe(5000)
    expect(await settleTime(server.loader.load('de', ['auth']))).toBe(0)
  })

  it('waits again once texts have loaded (K53)', async () => {
    let up = false
    const server = localeServer((url) => (up ? german(url) : 'hang'))
    void server.loader.load('de', [])
    await vi.advanceTimersByTimeAsync(10_000)
    up = true
    await vi.advanceTimersByTimeAsync(30_000)
    up = false
    expect(await settleTime(server.loader.load('de', ['auth']))).toBe(5000)
  })
})

describe('the content of a file', () => {
  it.each([
    ['a page of HTML', '<!doctype html><html><body>App</body></html>'],
    ['half a file', '{"common.save": "Speich'],
    ['an empty list', '[]'],
    ['something else', '{"a":{"b":1}}'],
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '7'],
    ['no text under the key', '{"common.save": 7}'],
    ['a list under the key', '{"common.save": ["Speichern"]}'],
    ['an empty text', '{"common.save": ""}'],
    ['an empty tree', '{"common.save": []}'],
    ['a tree that is none', '{"common.save": [{"type": 99, "value": "x"}]}'],
    ['a placeholder of its own', '{"common.save": "Speichern {name}"}'],
    ['syntax that is not valid', '{"common.save": "Speichern {name"}'],
  ])('%s keeps the French text (LAN-30, C287)', async (_what, body) => {
    expect(await shown(body)).toEqual(literal('Enregistrer'))
  })

  it.each([
    ['flat', '{"common.save": "Speichern"}'],
    ['nested', '{"common": {"save": "Speichern"}}'],
    ['without the name of the group', '{"save": "Speichern"}'],
    ['as a tree', '{"common.save": [{"type": 0, "value": "Speichern"}]}'],
  ])('a text may be %s', async (_how, body) => {
    expect(await shown(body)).toEqual(literal('Speichern'))
  })

  it('texts with placeholders or apostrophes are parsed', async () => {
    expect(await shown('{"common.hello": "Hallo {name}, geht\'s?"}', 'common.hello')).toEqual([
      { type: 0, value: 'Hallo ' },
      { type: 1, value: 'name' },
      { type: 0, value: ", geht's?" },
    ])
  })

  it('keys with a meaning in JavaScript are harmless', async () => {
    await shown('{"__proto__": {"polluted": "x"}, "constructor": {"prototype": {"polluted": "x"}}}')
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

describe('French from /locales', () => {
  it('loads when the page is idle, and replaces only texts that differ', async () => {
    const server = localeServer((url) => {
      const [, group = ''] = /fr\/(\w+)\.json$/.exec(url) ?? []
      return json(group === 'common' ? { [SAVE]: 'Sauver' } : FRENCH[group])
    })
    server.loader.refreshFrench()
    await vi.advanceTimersByTimeAsync(100)
    expect(server.asked).toEqual([])

    let changes = 0
    server.catalogue.revision.subscribe(() => (changes += 1))
    server.catalogue.noteAsked(SAVE)
    server.runIdle()
    await vi.advanceTimersByTimeAsync(100)
    expect(server.catalogue.messages('fr')[SAVE]).toEqual(literal('Sauver'))
    expect(changes).toBe(1)

    await server.loader.load('fr', ['auth'])
    changes = 0
    server.runIdle()
    await vi.advanceTimersByTimeAsync(100)
    expect(server.asked.at(-1)?.url).toBe('/locales/fr/auth.json')
    expect(changes).toBe(0)
  })
})
