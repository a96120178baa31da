import { PAGE_SIZE } from './list-pages'

/** The router reads `2024` and `true` in an address as number and boolean, whatever a person looked for. */
export const looseText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value

/** A switch of an address: the router reads `true` as a boolean, and as a text where a link has quoted it. */
export function looseFlag(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true
  return value === false || value === 'false' ? false : undefined
}

type Paged = { page?: number; page_size?: number }

/** An address says only what differs from the first page in its usual size. */
export function withoutDefaults<Search extends Paged>({ page, page_size, ...filters }: Search) {
  return {
    ...filters,
    ...(page !== undefined && page !== 1 && { page }),
    ...(page_size !== undefined && page_size !== PAGE_SIZE && { page_size }),
  }
}
