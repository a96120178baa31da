import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import {
  createGenerations,
  GENERATIONS_WAIT_MS,
  updateSharedGeneration,
  parseSharedGeneration,
  readSharedGeneration,
  type SharedGeneration,
} from '~/session/shared-generation'

import { createFakeClock, settle } from './support/fake-clock'

const { stored, opened } = vi.hoisted(() => ({ stored: new Map<string, unknown>(), opened: [] as string[] }))

vi.mock('idb-keyval', () => ({
  createStore: (database: string, store: string) => opened.push(`${database}/${store}`) && 'store',
  get: async (key: string, store: string) => stored.get(`${store} ${key}`),
  update: async (key: string, change: (old: unknown) => unknown, store: string) =>
    void stored.set(`${store} ${key}`, change(stored.get(`${store} ${key}`))),
}))

beforeEach(() => {
  stored.clear()
  opened.length = 0
  vi.stubGlobal('indexedDB', {})
})
afterEach(() => vi.unstubAllGlobals())

describe('the count of token changes', () => {
  it('is stored for all tabs, and begins with nothing (SES-44)', async () => {
    const generations = createGenerations()
    expect(opened).toEqual(['auth/marks'])
    await expect(generations?.read()).resolves.toEqual({ generation: 0, closedAt: null })
    const change = vi.fn((sharedGeneration: SharedGeneration) => ({
      generation: sharedGeneration.generation + 1,
      closedAt: 5,
    }))
    await expect(generations?.update(change)).resolves.toEqual({ generation: 1, closedAt: 5 })
    await expect(createGenerations()?.read()).resolves.toEqual({ generation: 1, closedAt: 5 })
    await generations?.update(change)
    expect(change.mock.calls).toEqual([[{ generation: 0, closedAt: null }], [{ generation: 1, closedAt: 5 }]])
  })

  it('stays as it is when nothing is to be changed (SES-44)', async () => {
    const generations = createGenerations()
    await generations?.update(() => ({ generation: 3, closedAt: null }))
    await expect(generations?.update(() => undefined)).resolves.toBeUndefined()
    await expect(generations?.read()).resolves.toEqual({ generation: 3, closedAt: null })
  })

  it('does not exist without IndexedDB, or where reading it throws (C050, C070)', () => {
    vi.stubGlobal('indexedDB', undefined)
    expect(createGenerations()).toBeUndefined()
    vi.unstubAllGlobals()
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get: () => {
        throw new DOMException('', 'SecurityError')
      },
    })
    expect(createGenerations()).toBeUndefined()
    Reflect.deleteProperty(globalThis, 'indexedDB')
    expect(opened).toEqual([])
  })

  it.each<[unknown, SharedGeneration]>([
    [undefined, { generation: 0, closedAt: null }],
    ['7', { generation: 0, closedAt: null }],
    [
      { generation: 7, closedAt: 9 },
      { generation: 7, closedAt: 9 },
    ],
    [
      { generation: 1, closedAt: 0 },
      { generation: 1, closedAt: 0 },
    ],
    [
      { generation: 0, closedAt: '9' },
      { generation: 0, closedAt: null },
    ],
    [
      { generation: -1, closedAt: Infinity },
      { generation: 0, closedAt: null },
    ],
    [
      { generation: 1.5, closedAt: Number.NaN },
      { generation: 0, closedAt: null },
    ],
    [
      { generation: '7', closedAt: null },
      { generation: 0, closedAt: null },
    ],
  ])('%j is read as %j (C067)', (value, sharedGeneration) => {
    expect(parseSharedGeneration(value)).toEqual(sharedGeneration)
  })
})

const next = ({ generation }: SharedGeneration): SharedGeneration => ({ generation: generation + 1, closedAt: null })

describe('a tab that moves the count', () => {
  const stuck = { read: () => new Promise<SharedGeneration>(() => {}), update: () => new Promise<undefined>(() => {}) }

  it('reads the new count, or that another tab was first, or nothing (C050)', async () => {
    const clock = createFakeClock()
    const generations = createGenerations()
    await expect(updateSharedGeneration(clock, generations, next)).resolves.toEqual({ generation: 1, closedAt: null })
    await expect(updateSharedGeneration(clock, generations, () => undefined)).resolves.toBe('taken')
    await expect(updateSharedGeneration(clock, undefined, next)).resolves.toBe('unknown')
    await expect(readSharedGeneration(clock, generations)).resolves.toEqual({ generation: 1, closedAt: null })
    await expect(readSharedGeneration(clock, undefined)).resolves.toBeUndefined()
    expect(clock.pending()).toBe(0)
  })

  it('waits 300 ms for IndexedDB, and goes on without it (C050)', async () => {
    const clock = createFakeClock()
    const answers: unknown[] = []
    void updateSharedGeneration(clock, stuck, next).then((answer) => answers.push(answer))
    void readSharedGeneration(clock, stuck).then((answer) => answers.push(answer))
    await clock.advance(GENERATIONS_WAIT_MS - 1)
    expect(answers).toEqual([])
    await clock.advance(1)
    await settle()
    expect(answers).toEqual(['unknown', undefined])
    expect(GENERATIONS_WAIT_MS).toBe(300)
  })

  it('goes on where IndexedDB fails (C050, C070)', async () => {
    const clock = createFakeClock()
    const broken = {
      read: () => Promise.reject(new DOMException('', 'InvalidStateError')),
      update: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
    }
    await expect(updateSharedGeneration(clock, broken, next)).resolves.toBe('unknown')
    await expect(readSharedGeneration(clock, broken)).resolves.toBeUndefined()
  })
})
