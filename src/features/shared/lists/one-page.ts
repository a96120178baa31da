import { hasMorePages, type ListPage } from '~/api/list-pages'

import { PAGE_SIZE } from './list-pages'

/**
 * A server that sends more than requested sends either the whole list, of which one page is shown (C215), or pages of
 * its own size. Those are shown completely: rows that are cut off would be on no page.
 */
export function onePage<Page extends ListPage<unknown>>(
  sent: Page,
  { page = 1, page_size: size = PAGE_SIZE }: { page?: number; page_size?: number },
): Page {
  if (sent.results.length <= size || hasMorePages([sent])) return sent
  const from = (page - 1) * size
  return { ...sent, results: sent.results.slice(from, from + size) }
}
