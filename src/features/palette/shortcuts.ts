/** A key press and its context. */
export type KeyPress = {
  key: string
  /** Ctrl, or ⌘ on a Mac. */
  command: boolean
  alt: boolean
  /** In a field, or in a list that is searched by typing. */
  typing: boolean
  /** A layer is open and handles the keyboard itself. */
  layered: boolean
}

export type Shortcut = { kind: 'palette' } | { kind: 'help' } | { kind: 'filter' } | { kind: 'go'; to: string }

/** Pressed after `g`: the page that each letter opens. */
export const GO_TO: Readonly<Record<string, string>> = {
  d: '/dashboard',
  p: '/pages',
  a: '/analytics',
  m: '/brands',
  u: '/users',
  i: '/users/invitations',
  s: '/settings',
}

/** How long after `g` a letter still belongs to it. */
const SEQUENCE_MS = 1500

/**
 * What a key does. Single keys work only while nobody types and no dialog is open, and can be switched off (WCAG
 * 2.1.4). With Ctrl or ⌘ they work in fields too.
 */
export function createShortcuts(now: () => number) {
  let begunAt = -Infinity

  return function press({ key, command, alt, typing, layered }: KeyPress, single: boolean): Shortcut | undefined {
    const going = now() - begunAt <= SEQUENCE_MS
    begunAt = -Infinity
    if (layered || alt) return undefined
    const letter = key.toLowerCase()
    if (command) return letter === 'k' ? { kind: 'palette' } : undefined
    if (typing || !single) return undefined
    if (going && Object.hasOwn(GO_TO, letter)) return { kind: 'go', to: GO_TO[letter] ?? '' }
    if (letter === 'g') begunAt = now()
    if (key === '/') return { kind: 'filter' }
    return key === '?' ? { kind: 'help' } : undefined
  }
}
