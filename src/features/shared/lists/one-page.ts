import type { ListPage } from '~/api/list-pages'

import { PAGE_SIZE } from './list-pages'

/** A server that sends more than was asked for sends the whole list, or pages of its own: no more is shown (C215). */
export function onePage<Page extends ListPage<unknown>>(
  sent: Page,
  { page = 1, page_size: size = PAGE_SIZE }: { page?: number; page_size?: number },
): Page {
  const { results, pagination } = sent
  if (results.length <= size) return sent
  const whole = results.length >= (pagination?.count ?? 0)
  const from = whole ? (page - 1) * size : 0
  return { ...sent, results: results.slice(from, from + size) }
}
