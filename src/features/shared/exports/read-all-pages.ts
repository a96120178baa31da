import { listTooLong, toApiError } from '~/api/api-error'
import { retryDelay, retryLongRead, retryPage } from '~/api/freshness'
import { listBrands, listUsers } from '~/api/generated/sdk.gen'
import type { Brand, ListBrandsData, ListUsersData, Member } from '~/api/generated/types.gen'
import { emptyPastLastPage, hasMorePages, hasNextPage, LARGEST_PAGE, type ListPage, totalOf } from '~/api/list-pages'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { systemClock, wait } from '~/platform/clock'

/** A longer list is not read: at a hundred rows a page, nobody reads the file. */
const MOST_PAGES = 1000

/** Rows read so far. `total` is undefined when the server does not send it. */
export type ReadProgress = {
  read: number
  total: number | undefined
  /** How long the reading waits before it asks again for a page that failed. */
  waitMs?: number
}

export type ReadOptions = {
  signal: AbortSignal
  onProgress?: (progress: ReadProgress) => void
  /**
   * Called with each page that is not the last, before the next one is asked for; the reading goes on when it resolves.
   * `pages` is how many there are in all, undefined when the server does not say it.
   */
  onPage?: (at: { page: number; pages: number | undefined }) => Promise<void>
}

type Ask<Row> = (page: number, signal: AbortSignal) => Promise<ListPage<Row>>

/** Asks again for a page that failed for a while: after `Retry-After`, or a delay that doubles. */
async function askPatiently<Row>(ask: Ask<Row>, page: number, signal: AbortSignal, onWait: (ms: number) => void) {
  const mayRetry = page === 1 ? retryLongRead : retryPage
  for (let failures = 0; ; failures += 1)
    try {
      signal.throwIfAborted()
      return await ask(page, signal).catch(emptyPastLastPage(page))
    } catch (failure) {
      if (signal.aborted || !mayRetry(failures, failure)) throw failure
      // the progress says it
      dismissGlobalErrorToast(toApiError(failure))
      const delay = retryDelay(failures, failure)
      onWait(delay)
      await wait(systemClock, delay, signal)
    }
}

/** How many pages there are if all are as long as the longest so far. Undefined if the server gives no total. */
function pagesIn(pages: readonly ListPage<unknown>[], total: number | undefined): number | undefined {
  const size = Math.max(...pages.map(({ results }) => results.length))
  return total && size ? Math.ceil(total / size) : undefined
}

/**
 * Reads all pages of a list, one after another, each row once. A page that fails for a while is asked for again. Rejects
 * when a page fails for good, when `signal` aborts, and when the list has no end: more pages than `MOST_PAGES`, or more
 * rows than any page gave as the total.
 * @param ask loads one page; the first is 1
 */
export async function readAllPages<Row extends { id: string | number }>(
  ask: Ask<Row>,
  { signal, onProgress, onPage }: ReadOptions,
): Promise<Row[]> {
  const pages: ListPage<Row>[] = []
  const byId = new Map<Row['id'], Row>()
  let total: number | undefined
  for (;;) {
    const now = pages.length + 1
    const page = await askPatiently(ask, now, signal, (waitMs) => onProgress?.({ read: byId.size, total, waitMs }))
    signal.throwIfAborted()
    const known = byId.size
    pages.push(page)
    for (const row of page.results) byId.set(row.id, row)
    onProgress?.({ read: byId.size, total: totalOf(page) })
    const counted = totalOf(page)
    total = counted === undefined ? total : Math.max(counted, total ?? 0)
    // a server that ignores `page` would send the same rows for ever
    if (byId.size === known || !hasMorePages(pages)) return [...byId.values()]
    const due = pagesIn(pages, total)
    const isEndless = total !== undefined && byId.size > total && hasNextPage(page)
    if (isEndless || now >= MOST_PAGES || (due ?? 0) > MOST_PAGES) throw listTooLong()
    await onPage?.({ page: now, pages: due })
    signal.throwIfAborted()
  }
}

/** All brands that match the query, active or not. */
export const readAllBrands = (query: ListBrandsData['query'], options: ReadOptions): Promise<Brand[]> =>
  readAllPages(
    async (page, signal) => (await listBrands({ query: { ...query, page, page_size: LARGEST_PAGE }, signal })).data,
    options,
  )

/** All users that match the query, active or not. */
export const readAllUsers = (query: ListUsersData['query'], options: ReadOptions): Promise<Member[]> =>
  readAllPages(
    async (page, signal) => (await listUsers({ query: { ...query, page, page_size: LARGEST_PAGE }, signal })).data,
    options,
  )
