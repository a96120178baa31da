import { ApiError } from '~/api/api-error'

/**
 * For a page beyond the last, some servers answer an empty list and some 404, also where the list grew shorter meanwhile:
 * both are an empty page. Any other failure stays one.
 */
export const emptyBeyond =
  (page: number) =>
  (error: unknown): { results: never[] } => {
    if (page > 1 && error instanceof ApiError && error.status_code === 404) return { results: [] }
    throw error
  }
