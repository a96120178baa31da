import { hasMorePages, type ListPage } from '~/api/list-pages'

/** How much has been read. `total` is what the server counts, undefined where it does not say. */
export type ReadProgress = { read: number; total: number | undefined }

type ReadOptions = { signal: AbortSignal; onProgress?: (progress: ReadProgress) => void }

/**
 * Reads a list to its end, one page after another, each row once. Rejects with the failure of the first page that fails,
 * and when `signal` aborts.
 * @param ask one page; pages count from 1
 */
export async function readAllPages<Row extends { id: string | number }>(
  ask: (page: number, signal: AbortSignal) => Promise<ListPage<Row>>,
  { signal, onProgress }: ReadOptions,
): Promise<Row[]> {
  const pages: ListPage<Row>[] = []
  const byId = new Map<Row['id'], Row>()
  do {
    signal.throwIfAborted()
    // oxlint-disable-next-line no-await-in-loop -- the answer says whether there is another page
    const page = await ask(pages.length + 1, signal)
    signal.throwIfAborted()
    const known = byId.size
    pages.push(page)
    for (const row of page.results) byId.set(row.id, row)
    onProgress?.({ read: byId.size, total: page.pagination?.count })
    // a server that ignores `page` would answer the same rows for ever
    if (byId.size === known) break
  } while (hasMorePages(pages))
  return [...byId.values()]
}
