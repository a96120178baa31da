import { hasMorePages, totalOf, type ListPage } from '~/api/list-pages'
import { emptyBeyond } from '~/features/shared/lists/empty-beyond'

/** Rows read so far. `total` is undefined when the server does not send it. */
export type ReadProgress = { read: number; total: number | undefined }

export type ReadOptions = { signal: AbortSignal; onProgress?: (progress: ReadProgress) => void }

/**
 * Reads all pages of a list, one after another, each row once. Rejects when a page fails or `signal` aborts.
 * @param ask loads one page; the first is 1
 */
export async function readAllPages<Row extends { id: string | number }>(
  ask: (page: number, signal: AbortSignal) => Promise<ListPage<Row>>,
  { signal, onProgress }: ReadOptions,
): Promise<Row[]> {
  const pages: ListPage<Row>[] = []
  const byId = new Map<Row['id'], Row>()
  do {
    signal.throwIfAborted()
    const page = await ask(pages.length + 1, signal).catch(emptyBeyond(pages.length + 1))
    signal.throwIfAborted()
    const known = byId.size
    pages.push(page)
    for (const row of page.results) byId.set(row.id, row)
    onProgress?.({ read: byId.size, total: totalOf(page) })
    // a server that ignores `page` would send the same rows for ever
    if (byId.size === known) break
  } while (hasMorePages(pages))
  return [...byId.values()]
}
