import * as fc from 'fast-check'
import { vi } from 'vitest'

// properties over thousands of texts are slow, more so beside other suites on two cores
if (!process.env['MUTATION']) vi.setConfig({ testTimeout: 180_000 })

/** Each mutant runs all properties: a defect that one text in a hundred reveals is enough. */
const MOST_IN_MUTATION = 100

/**
 * Number of runs of a property: all with FULL=1, else one in ten or in `share`; few in `npm run mutation`: one failure
 * is enough.
 */
export function runs(full: number, share = 10) {
  const part = Math.ceil(full / share)
  if (process.env['FULL']) return { numRuns: full }
  return process.env['MUTATION'] ? { numRuns: Math.min(part, MOST_IN_MUTATION), endOnFailure: true } : { numRuns: part }
}

/** Number of repetitions: fewer in `npm run mutation`. */
export const times = (full: number) => (process.env['MUTATION'] ? Math.ceil(full / 30) : full)

/** Names of properties that objects or functions inherit. */
const NAMES = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__', 'caller']

const LAST_CODE_POINT = 0x10ffff

/**
 * Any text, including lone surrogates and control characters. The library's own `binary` unit takes more than a second
 * to prepare, in each worker.
 */
export const anyText = (maxLength = 60): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 30,
      arbitrary: fc
        .array(fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0, max: LAST_CODE_POINT })), {
          maxLength,
        })
        .map((points) => String.fromCodePoint(...points)),
    },
    { weight: 1, arbitrary: fc.constantFrom('', ...NAMES.filter((name) => name.length <= maxLength)) },
  )

/** A URL. `fc.webUrl` takes as long to prepare as the `binary` unit, and each mutant would wait for it. */
export const anyUrl = (): fc.Arbitrary<string> =>
  process.env['MUTATION']
    ? fc
        .tuple(fc.constantFrom('http', 'https'), fc.domain(), fc.constantFrom('', '/', '/a/b', '/%2F?x=1#y'))
        .map(([scheme, domain, rest]) => `${scheme}://${domain}${rest}`)
    : fc.webUrl()

/** Texts of pieces that are hard for a rule or regex, mixed with any text. */
export const textOf = (pieces: readonly string[], maxLength = 12) =>
  fc.array(fc.oneof(fc.constantFrom(...pieces), anyText(3)), { maxLength }).map((parts) => parts.join(''))

// in `npm run mutation`, slowness of a busy machine must not count as a killed mutant
const SIZE = process.env['MUTATION'] ? 1000 : 100_000

const PIECES = [
  ['a', 'A', ' ', '\t', '\u00a0', '.', '@', '-', "'", '’', '<', '>', '(', ')', '=', '"', '/', ':', '0', '\u200b'],
  ['a@', 'a.', '.@', 'a-', 'on', 'on ', 'onx', 'onx ', 'ona=', ' =', '<a', '<a ', '<script', '</script', '<script>'],
  ['eval(', 'alert (', 'eval()', '(a', 'javascript:', 'java', 'jajavascript:', 'e\u0301', '\u0301', '\u0301\u0323'],
  ['+33(0)', 'é', '😀', 'admin ', 'mail-', '"a, ', '<a@b.fr>,', 'a@b.fr ', 'xn--'],
].flat()

/**
 * Each piece repeated up to 100 kB, less in `npm run mutation`: alone, after a prefix, before a suffix that fails late.
 */
export const hostileTexts = PIECES.flatMap((piece) => {
  const body = piece.repeat(Math.ceil(SIZE / piece.length))
  return [body, `<on${body}`, `a@${body}\u0000`, `${body}!`, `"${body}x`]
})

/** Generous: a linear function needs milliseconds, a quadratic one minutes. */
export const HOSTILE_BUDGET_MS = 1000

/** Processor time for the slowest hostile text, in milliseconds: other work on the machine does not count. */
export function slowest(read: (text: string) => unknown): number {
  return Math.max(
    ...hostileTexts.map((text) => {
      const before = process.threadCpuUsage()
      read(text)
      const { user, system } = process.threadCpuUsage(before)
      return (user + system) / 1000
    }),
  )
}
