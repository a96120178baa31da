/** The width of each of `count` columns. */
const share = (count: number, gap: number) => `calc((100% - ${(count - 1) * gap}px) / ${count})`

/** Width for `count` columns of short contents, in px at the default text size. */
export const usualWidth = (count: 2 | 3): number => (count === 2 ? 416 : 480)

/** With less width than this, it exceeds any page width. */
const lack = (width: number) => `(${width / 16}rem - 100%) * 999`

/**
 * CSS: `count` equal columns where all of them fit, otherwise one column. It follows the user's text size.
 * @param gap between the columns, in pixels
 * @param leastWidth width for all columns, in px at the default text size
 * @param leastWidthForTwo of three columns: from this width on there are two where three do not fit
 */
export function equalColumns(count: 2 | 3, gap: number, leastWidth = usualWidth(count), leastWidthForTwo?: number) {
  const all = `max(${lack(leastWidth)}, ${share(count, gap)})`
  const fitting = leastWidthForTwo === undefined ? all : `max(${lack(leastWidthForTwo)}, min(${share(2, gap)}, ${all}))`
  return `repeat(auto-fit, minmax(min(100%, ${fitting}), 1fr))`
}
