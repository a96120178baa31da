import { isObject, own } from '~/platform/json'

import type { Pagination } from '../generated/types.gen'
import { toCount, toNumber } from './primitives'

const toPage = (value: unknown): string | number | null =>
  typeof value === 'string' || (typeof value === 'number' && Number.isSafeInteger(value)) ? value : null

/** Beside the results as documented, or around them as Django's own pages are. Without a count what is there is all. */
export function normalisePagination(value: unknown, length: number): Pagination {
  const pagination = own(value, 'pagination')
  const from = isObject(pagination) ? pagination : value
  const count = toNumber(own(from, 'count'))
  return {
    count: count === null || count < 0 ? length : toCount(count),
    previous: toPage(own(from, 'previous')),
    next: toPage(own(from, 'next')),
  }
}
