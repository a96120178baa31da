/**
 * Options of a query whose failure is told where its data would be, with a way to try again: no toast repeats it
 * (NFR-03). `QuerySection`, `QueryCard` and `QueryTable` have them already.
 */
export const INLINE_ERROR = { meta: { toldInPlace: true } } as const
