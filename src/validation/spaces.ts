/** One space wherever there was white space (non-breaking spaces, tabs and line ends too), none at the ends. */
export function collapseSpaces(text: string): string {
  const collapsed = text.replace(/\p{White_Space}+/gu, ' ')
  return collapsed.slice(collapsed.startsWith(' ') ? 1 : 0, collapsed.endsWith(' ') ? -1 : undefined)
}

/**
 * Without the spaces and tabs around it. Not `trim()`: that one also drops line ends and zero-width characters,
 * which are refused in an address instead of being dropped unseen (K49). Not a regex either: `/\s+$/` is quadratic.
 */
export function trimSpaces(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isSpace(text[start])) start += 1
  while (end > start && isSpace(text[end - 1])) end -= 1
  return text.slice(start, end)
}

const isSpace = (character: string | undefined) =>
  character === ' ' || (character !== undefined && /[\p{Zs}\t]/u.test(character))
