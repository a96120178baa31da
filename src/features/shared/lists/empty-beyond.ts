import { isMissing } from '~/api/api-error'

/**
 * For a page beyond the last, some servers send an empty list and some a 404. It also happens when the list has become
 * shorter. Both count as an empty page; any other failure stays a failure.
 */
export const emptyBeyond =
  (page: number) =>
  (error: unknown): { results: never[] } => {
    if (page > 1 && isMissing(error)) return { results: [] }
    throw error
  }
