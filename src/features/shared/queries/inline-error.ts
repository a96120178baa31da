/**
 * For a query whose section shows its error and a retry button, so no toast does (NFR-03). `QuerySection`, `QueryCard`
 * and `QueryTable` set it.
 */
export const INLINE_ERROR = { meta: { toldInPlace: true } } as const
