/**
 * CSS: `count` equal columns where all of them fit, otherwise one column. It follows the user's text size.
 * @param gap between the columns, in pixels
 * @param room width for all columns, in px at the default text size
 */
export const equalColumns = (count: 2 | 3, gap: number, room = count === 2 ? 416 : 480) => {
  const share = `calc((100% - ${(count - 1) * gap}px) / ${count})`
  // with less width, the middle value exceeds any page width
  return `repeat(auto-fit, minmax(min(100%, max((${room / 16}rem - 100%) * 999, ${share})), 1fr))`
}
