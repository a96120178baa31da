import * as fc from 'fast-check'
import { vi } from 'vitest'

// properties over thousands of texts take their time, the more so beside other suites on two cores
vi.setConfig({ testTimeout: 180_000 })

/** How often a property is tried: the full figure with FULL=1, else a tenth of it. */
export const runs = (full: number) => ({ numRuns: process.env['FULL'] ? full : Math.ceil(full / 10) })

/** Any text, lone surrogates and control characters included. */
export const anyText = (maxLength = 60) => fc.string({ unit: 'binary', maxLength })

/** Texts made of pieces that a rule or a regex stumbles over, mixed with anything. */
export const textOf = (pieces: readonly string[], maxLength = 12) =>
  fc.array(fc.oneof(fc.constantFrom(...pieces), anyText(3)), { maxLength }).map((parts) => parts.join(''))

const SIZE = 100_000

const PIECES = [
  ['a', 'A', ' ', '\t', '\u00a0', '.', '@', '-', "'", '’', '<', '>', '(', ')', '=', '"', '/', ':', '0', '\u200b'],
  ['a@', 'a.', '.@', 'a-', 'on', 'on ', 'onx', 'onx ', 'ona=', ' =', '<a', '<a ', '<script', '</script', '<script>'],
  ['eval(', 'alert (', 'eval()', '(a', 'javascript:', 'java', 'jajavascript:', 'e\u0301', '\u0301', '\u0301\u0323'],
  ['+33(0)', 'é', '😀', 'admin ', 'mail-', '"a, ', '<a@b.fr>,', 'a@b.fr ', 'xn--'],
].flat()

/** 100 kB of each piece repeated, alone, after a beginning and before an end that make a match fail late. */
export const hostileTexts = PIECES.flatMap((piece) => {
  const body = piece.repeat(Math.ceil(SIZE / piece.length))
  return [body, `<on${body}`, `a@${body}\u0000`, `${body}!`, `"${body}x`]
})

/** Generous: a linear function needs some milliseconds, a quadratic one minutes. */
export const HOSTILE_BUDGET_MS = 1000

/** The slowest of the hostile texts, in milliseconds. */
export function slowest(read: (text: string) => unknown): number {
  return Math.max(
    ...hostileTexts.map((text) => {
      const start = performance.now()
      read(text)
      return performance.now() - start
    }),
  )
}
