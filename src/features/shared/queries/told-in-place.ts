/**
 * Options of a query whose failure is told where its data would be, with a way to try again: no toast repeats it
 * (NFR-03). `QueryPart`, `QueryCard` and `QueryTable` have them already.
 */
export const TOLD_IN_PLACE = { meta: { toldInPlace: true } } as const
