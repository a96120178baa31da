/** Rows or columns to draw: from `first`, `end` left out. */
export type Span = { first: number; end: number }

/**
 * What is in view of equally large things in a row, with some more on either side: all others are left undrawn.
 * @param at how far it is scrolled, `room` how much is seen, `size` of one, each in pixels
 */
export function windowOf(at: number, room: number, size: number, count: number, more = 6): Span {
  const first = Math.max(0, Math.min(count, Math.floor(at / size) - more))
  const end = Math.min(count, Math.ceil((at + room) / size) + more)
  return { first, end: Math.max(first, end) }
}

export const sameSpan = (one: Span, other: Span) => one.first === other.first && one.end === other.end
