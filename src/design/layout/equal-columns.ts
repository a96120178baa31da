/** The width of each of `count` columns. */
const share = (count: number, gap: number) => `calc((100% - ${(count - 1) * gap}px) / ${count})`

/** Width for `count` columns of short contents, in px at the default text size. */
export const leastRoom = (count: 2 | 3): number => (count === 2 ? 416 : 480)

/** With less width than this, it exceeds any page width. */
const lack = (room: number) => `(${room / 16}rem - 100%) * 999`

/**
 * CSS: `count` equal columns where all of them fit, otherwise one column. It follows the user's text size.
 * @param gap between the columns, in pixels
 * @param room width for all columns, in px at the default text size
 * @param roomForTwo of three columns: from this width on there are two where three do not fit
 */
export function equalColumns(count: 2 | 3, gap: number, room = leastRoom(count), roomForTwo?: number) {
  const all = `max(${lack(room)}, ${share(count, gap)})`
  const fitting = roomForTwo === undefined ? all : `max(${lack(roomForTwo)}, min(${share(2, gap)}, ${all}))`
  return `repeat(auto-fit, minmax(min(100%, ${fitting}), 1fr))`
}
