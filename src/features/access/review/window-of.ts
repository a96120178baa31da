/** Range of rows or columns to render: `first` included, `end` excluded. */
export type Span = { first: number; end: number }

/**
 * The visible range of equally sized items, with some more on either side; the others are not rendered.
 * @param at scroll position; `visible` length and `size` of one item, all in pixels
 */
export function windowOf(at: number, visible: number, size: number, count: number, more = 6): Span {
  const first = Math.max(0, Math.min(count, Math.floor(at / size) - more))
  const end = Math.min(count, Math.ceil((at + visible) / size) + more)
  return { first, end: Math.max(first, end) }
}

export const sameSpan = (one: Span, other: Span) => one.first === other.first && one.end === other.end
