import { PAGE_SIZE } from './list-pages'

/** The router parses `2024` and `true` in a URL as number and boolean, even when they are a search text. */
export const textFromUrl = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value

/** A flag in the URL: the router parses `true` as a boolean, but as a text if a link quoted it. */
export function flagFromUrl(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true
  return value === false || value === 'false' ? false : undefined
}

type Paged = { page?: number; page_size?: number }

/** Drops the first page and the default page size: the URL holds only other values. */
export function withoutDefaults<Search extends Paged>({ page, page_size, ...filters }: Search) {
  return {
    ...filters,
    ...(page !== undefined && page !== 1 && { page }),
    ...(page_size !== undefined && page_size !== PAGE_SIZE && { page_size }),
  }
}
