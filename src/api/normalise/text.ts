import { graphemes } from '~/platform/graphemes'

/** Characters that change the direction of later text (K49). No language needs them: each text has its own element. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/gu

/** Nobody reads more of a row, and a list of texts of 10,000 letters without a space takes seconds to lay out. */
const LONGEST = 1000
/** Enough to see where the last character of the cut text ends. */
const BEYOND = 100
const LOW_SURROGATE = /^[\uDC00-\uDFFF]/

/** A text of at most `LONGEST` units, cut between two characters as a reader sees them. */
function cut(text: string): string {
  if (text.length <= LONGEST) return text
  const last = LONGEST - 1
  const whole = graphemes()
    ?.segment(text.slice(0, LONGEST + BEYOND))
    .containing(last)?.index
  // a letter may carry accents without end
  const end = whole || (LOW_SURROGATE.test(text.slice(last)) ? last - 1 : last)
  return `${text.slice(0, end).trimEnd()}…`
}

export const straight = (text: string): string => text.replace(TURNS, '')

/** A text as it can be shown. */
export const shownText = (text: string): string => cut(straight(text))

const read = (value: unknown, how: (text: string) => string): string | null =>
  typeof value === 'string' ? how(value) : typeof value === 'number' ? String(value) : null

/** A text to show. A number is read as text. */
export const toText = (value: unknown): string | null => read(value, shownText)

/** A text to follow or to send: it means something else when it is cut. */
export const toAddress = (value: unknown): string | null => read(value, straight)
