import { describe, expect, it } from 'vitest'

import { createBackend } from '#mocks'
import { shareWorld, type Lock, type WorldStore } from '#mocks/browser/shared-world'
import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { send, succeed } from './caller'

/** What IndexedDB keeps between pages. */
function memoryStore() {
  let opened: { revision: number; json: string } | undefined
  const store: WorldStore = {
    revision: async () => opened?.revision ?? 0,
    read: async () => opened?.json,
    write: async (revision, json) => {
      opened = { revision, json }
    },
  }
  return {
    store,
    write: (json: string) => store.write((opened?.revision ?? 0) + 1, json),
    revision: () => opened?.revision ?? 0,
  }
}

/** Web Locks of one origin: one holder at a time. */
function locks(): Lock {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return turn
  }
}

function openTab(store: WorldStore | undefined, lock: Lock) {
  const backend = createBackend({ transaction: (handle) => shared.within(handle) })
  const shared = shareWorld(backend.world, store, lock)
  return { backend, shared }
}

const create = (tab: ReturnType<typeof openTab>, token: string, name: string) =>
  send(tab.backend, 'createBrand', { token, body: { name } })

async function signedIn(tab: ReturnType<typeof openTab>) {
  const body = { email: CLAIRE, password: 'Lumiere!2026' }
  return (await succeed(tab.backend, 'login', { body })).access
}

describe('one world for all tabs', () => {
  it('shows a change of one tab in the other, and both sign-ins count', async () => {
    const { store } = memoryStore()
    const lock = locks()
    const [one, other] = [openTab(store, lock), openTab(store, lock)]
    const token = await signedIn(one)
    await create(one, token, 'Maison Dubois')
    const { results } = await succeed(other.backend, 'listBrands', { token, query: { search: 'Maison Dubois' } })
    expect(results).toHaveLength(1)
    expect((await send(other.backend, 'createBrand', { token, body: { name: 'Maison Dubois' } })).status).toBe(400)
  })

  it('concurrent changes of two tabs are both kept', async () => {
    const { store } = memoryStore()
    const lock = locks()
    const [one, other] = [openTab(store, lock), openTab(store, lock)]
    const token = await signedIn(one)
    await Promise.all(Array.from({ length: 20 }, (_, at) => create(at % 2 === 0 ? one : other, token, `Marque ${at}`)))
    const { pagination } = await succeed(one.backend, 'listBrands', { token, query: { search: 'Marque ' } })
    expect(pagination?.count).toBe(20)
  })

  it('accepts a refresh token once in all tabs (C047)', async () => {
    const { store } = memoryStore()
    const lock = locks()
    const [one, other] = [openTab(store, lock), openTab(store, lock)]
    const { refresh } = await succeed(one.backend, 'login', { body: { email: CLAIRE, password: 'Lumiere!2026' } })
    const answers = await Promise.all(
      [one, other].map(({ backend }) => send(backend, 'refreshTokens', { body: { refresh } })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 401])
  })

  it('survives a reload', async () => {
    const { store } = memoryStore()
    const first = openTab(store, locks())
    const token = await signedIn(first)
    await create(first, token, 'Maison Dubois')
    const reloaded = openTab(store, locks())
    expect(
      (await succeed(reloaded.backend, 'listBrands', { token, query: { search: 'Dubois' } })).results,
    ).toHaveLength(1)
  })

  it('reaches the other tabs with a reset', async () => {
    const { store } = memoryStore()
    const lock = locks()
    const [one, other] = [openTab(store, lock), openTab(store, lock)]
    const token = await signedIn(one)
    await create(one, token, 'Maison Dubois')
    await one.shared.within(() => one.backend.controls.reset('limitsReached'))
    expect((await send(other.backend, 'getCurrentUser', { token })).status).toBe(401)
    const again = await signedIn(other)
    expect((await create(other, again, 'Une de trop')).json).toMatchObject({ code: 'brand_limit_reached' })
  })

  it('is not written by a read', async () => {
    const { store, revision } = memoryStore()
    const tab = openTab(store, locks())
    const token = await signedIn(tab)
    const before = revision()
    await succeed(tab.backend, 'listBrands', { token })
    expect(revision()).toBe(before)
  })
})

describe('a missing or failing store', () => {
  it.each([
    ['another version of the seed', JSON.stringify({ ...createBackend().world, seed: 'ancien', users: [] })],
    ['a text that is no world', '{"seed":'],
    ['nothing', 'null'],
  ])('drops %s', async (_what, json) => {
    const { store, write } = memoryStore()
    await write(json)
    const tab = openTab(store, locks())
    expect(await signedIn(tab)).toMatch(/\./)
    expect(tab.shared.persistent()).toBe(true)
  })

  it('keeps the world in memory, and reports that', async () => {
    const full: WorldStore = { ...memoryStore().store, write: () => Promise.reject(new Error('QuotaExceededError')) }
    const broken: WorldStore = {
      ...memoryStore().store,
      revision: () => Promise.reject(new Error('InvalidStateError')),
    }
    for (const store of [undefined, full, broken]) {
      const tab = openTab(store, locks())
      const token = await signedIn(tab)
      await create(tab, token, 'Maison Dubois')
      expect((await succeed(tab.backend, 'listBrands', { token, query: { search: 'Dubois' } })).results).toHaveLength(1)
      expect(tab.shared.persistent()).toBe(false)
    }
  })

  it('releases the lock when a handler fails', async () => {
    const tab = openTab(memoryStore().store, locks())
    await expect(tab.shared.within(() => Promise.reject(new Error('panne')))).rejects.toThrow('panne')
    expect(await signedIn(tab)).toMatch(/\./)
  })
})
