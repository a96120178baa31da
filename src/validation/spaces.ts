/**
 * Replaces each run of white space (non-breaking spaces, tabs and line ends included) by one space; none at the ends.
 */
export function collapseSpaces(text: string): string {
  const collapsed = text.replace(/\p{White_Space}+/gu, ' ')
  return collapsed.slice(collapsed.startsWith(' ') ? 1 : 0, collapsed.endsWith(' ') ? -1 : undefined)
}

/**
 * Removes spaces and tabs at both ends. Not `trim()`: it also drops line ends and zero-width characters, which an
 * address must be refused for (K49). Not a regex: `/\s+$/` is quadratic.
 */
export function trimSpaces(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isSpace(text[start])) start += 1
  while (end > start && isSpace(text[end - 1])) end -= 1
  return text.slice(start, end)
}

const isSpace = (character = '') => /[\p{Zs}\t]/u.test(character)
