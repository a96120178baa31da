let segmenter: Intl.Segmenter | undefined

/**
 * Splits a text into the characters a reader sees: an accent stays with its letter, an emoji is one. Created on first
 * use, because a page's first `Intl` object costs 17 ms, four times that on a slow device. Undefined if the browser has
 * none.
 */
export const graphemes = (): Intl.Segmenter | undefined =>
  'Segmenter' in Intl ? (segmenter ??= new Intl.Segmenter()) : undefined

/** The graphemes of a text; its code points when the browser has no segmenter. */
export function graphemesOf(text: string): string[] {
  const found = graphemes()
  return found ? Array.from(found.segment(text), ({ segment }) => segment) : Array.from(text)
}

/** The longest emoji of families and flags. A letter with more accents is cut. */
const LONGEST_GRAPHEME = 32

/** A text of at most `longest` graphemes: a longer one is cut and ends with an ellipsis. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text
  // the rest of a long text costs time and is not shown
  const start = text.slice(0, longest * LONGEST_GRAPHEME)
  const characters = graphemesOf(start)
  if (characters.length <= longest && start === text) return text
  const shown = characters.slice(0, longest - 1).join('')
  return `${shown.trimEnd()}…`
}

/** A letter that cannot combine with what follows it. Most names start this way and need no segmenter. */
const PLAIN_START = /^[A-Za-zÀ-ÖØ-öø-ÿ](?=[A-Za-zÀ-ÖØ-öø-ÿ'’.]|$)/

export const firstGrapheme = (text: string): string => PLAIN_START.exec(text)?.[0] ?? graphemesOf(text)[0] ?? ''

/** Only the start counts: decomposing endless accents would take minutes (C122). */
const LONGEST = 2000

/** Letters that keyboards of other languages write as two, and the apostrophes that books print or phones put in. */
const AS_TYPED: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', '’': "'", '‘': "'", ʼ: "'" }

/** A text without case, accents and typography, to find words in. */
export const plainWords = (text: string): string =>
  text
    .slice(0, LONGEST)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[œæß‘’ʼ]/g, (letter) => AS_TYPED[letter] ?? letter)

/** Calls `read` once for each of the last two texts. */
export function readOnce<Value extends object>(read: (text: string) => Value): (text: string) => Value {
  const latest = new Map<string, Value>()
  return (text) => {
    const known = latest.get(text)
    if (known) return known
    const value = read(text)
    if (latest.size > 1) latest.clear()
    latest.set(text, value)
    return value
  }
}

const SCHEME = /^https?:\/\/[^\s/\\]/i
/** As the browser reads it: in ASCII, without empty labels; or an IPv6 address. */
const HOST = /^(?:(?:[a-z\d_-]+\.)*[a-z\d_-]+\.?|\[[\da-f:.]+\])$/

/** The http or https address that the text is, without white space or a host that cannot exist. */
export function httpAddress(text: string): URL | undefined {
  if (!SCHEME.test(text) || /[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return HOST.test(url.hostname) ? url : undefined
}
