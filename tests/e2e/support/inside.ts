import { expect, type Page } from '@playwright/test'

import type { RouterContext } from '~/routes/-router-context'

/** The session and the queries of a page. The router stores itself on the window and gives access to them. */
const servicesOf = async (page: Page) => {
  // the pre-rendered page is visible before its scripts run
  await page.waitForFunction(() => self.__TSR_ROUTER__ !== undefined)
  return page.evaluateHandle(() => {
    const router = self.__TSR_ROUTER__
    if (!router) throw new Error('No application runs in this page')
    // the context that `createApp` gives it
    const { services } = router.options.context as RouterContext
    return services.load()
  })
}

/** Waits until the page has the answers to all its queries. */
export const answered = async (page: Page): Promise<void> => {
  const services = await servicesOf(page)
  await expect.poll(() => services.evaluate(({ queries }) => queries.get().isFetching())).toBe(0)
}

/** A call of the dashboard: made with a token, and of no special meaning to the session. */
export const CALL = 'listRecentActivity'

type Burst = { done: number; refused: string[] }

/**
 * Makes the same call many times at once, through the shipped transport of this page. Calls do not share answers.
 * @param at when to start, so that several tabs start together
 */
export const burst = async (page: Page, count: number, at = 0): Promise<Burst> =>
  (await servicesOf(page)).evaluate(
    async ({ queries }, { operation, times, moment }) => {
      const client = queries.get()
      const all = client.getQueryCache().getAll()
      const query = all.find(({ queryKey }) => JSON.stringify(queryKey).includes(`"${operation}"`))
      const read = query?.options.queryFn
      if (!query || typeof read !== 'function') throw new Error(`This page does not use ${operation}`)
      const call = async () =>
        read({ client, queryKey: query.queryKey, signal: new AbortController().signal, meta: undefined })
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - Date.now())))
      const answers = await Promise.allSettled(Array.from({ length: times }, call))
      const failed = answers.filter((answer) => answer.status === 'rejected')
      return {
        done: answers.length - failed.length,
        // the code of an ApiError is a text, that of an abort is a number
        refused: failed.map(({ reason }: { reason: { code?: unknown } }) => String(reason.code)),
      }
    },
    { operation: CALL, times: count, moment: at },
  )

/** Renews the tokens repeatedly until the browser reaches this generation. @returns the generation reached */
export const renewUntil = async (page: Page, generation: number): Promise<number> =>
  (await servicesOf(page)).evaluate(async ({ session: { tokens } }, goal) => {
    let accessGrant = await tokens.accessGrant()
    while (accessGrant.generation < goal) accessGrant = await tokens.renew(accessGrant)
    return accessGrant.generation
  }, generation)

export const generationOf = (page: Page): Promise<number> => renewUntil(page, 0)

/** Starts a session in this page with the answer of a login. */
export const startSession = async (page: Page, answer: unknown): Promise<void> =>
  (await servicesOf(page)).evaluate(({ session }, given) => session.start(given, 'login'), answer)

/** Everything that a page remembers, as one text: storages, IndexedDB, caches and the answers it holds. */
export const memoryOf = async (page: Page): Promise<string> =>
  (await servicesOf(page)).evaluate(async ({ queries }) => {
    const once = { once: true }
    const answered = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.addEventListener('success', () => resolve(request.result), once)
      })
    const rowsOf = async (name: string) => {
      const database = await answered(indexedDB.open(name))
      const stores = [...database.objectStoreNames]
      const rows = stores.map((store) => answered(database.transaction(store).objectStore(store).getAll()))
      return Promise.all(rows).finally(() => database.close())
    }
    const names = (await indexedDB.databases()).map(({ name = '' }) => name)
    const held = queries.get().getQueryCache().getAll()
    return JSON.stringify({
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      databases: await Promise.all(names.map(rowsOf)),
      caches: await caches.keys(),
      queries: held.map(({ queryKey, state }) => [queryKey, state.data]),
      cookies: document.cookie,
    })
  })
