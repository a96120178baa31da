/**
 * CSS: `count` equal columns where there is room for all of them, one column elsewhere. Measured in the person's text size.
 * @param gap between the columns, in pixels
 * @param room that all of them take, in px of text at its usual size
 */
export const equalColumns = (count: 2 | 3, gap: number, room = count === 2 ? 416 : 480) => {
  const share = `calc((100% - ${(count - 1) * gap}px) / ${count})`
  // with less room the middle value is wider than any page
  return `repeat(auto-fit, minmax(min(100%, max((${room / 16}rem - 100%) * 999, ${share})), 1fr))`
}
