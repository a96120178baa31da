import { limits } from '~/api/generated/limits.gen'
import type { PlainMessageId } from '~/i18n/messages'
import { graphemes } from '~/platform/text'

import { must } from './rule'
import { lengthOf, composed, isEmojiJoiner, isInvisible, withoutInvisible } from './text'

/** The text kept so far, one character per entry. */
type Output = readonly string[]

const WORD = /[\p{L}\p{N}_]/u
const HANDLER = /^on\w+$/i
const SCHEME = /(?:java|vb)script$/i
const SCHEME_LENGTH = 'javascript'.length
const CALLS = new Set(['alert', 'confirm', 'eval', 'prompt', 'setinterval', 'settimeout'])

/** Start and text of the last word. Space after it is skipped. */
function lastWord(output: Output) {
  let end = output.length
  while (end > 0 && /[ \n]/.test(output[end - 1] ?? '')) end -= 1
  let start = end
  while (start > 0 && WORD.test(output[start - 1] ?? '')) start -= 1
  return { at: start, word: output.slice(start, end).join('') }
}

/** Before `=`: the start of an event attribute. Whole words only: 'Fonction=chef' has none (C175). */
function handlerStart(output: Output): number | undefined {
  const { at, word } = lastWord(output)
  return HANDLER.test(word) ? at : undefined
}

/** Before `(`: the start of a call such as alert or eval. Whole words only: 'alerte(rouge)' has none. */
function callStart(output: Output): number | undefined {
  const { at, word } = lastWord(output)
  return CALLS.has(word.toLowerCase()) ? at : undefined
}

/** Before `:`: the start of a scheme that runs code. 'JavaScript : bases' has a space and stays. */
function schemeStart(output: Output): number | undefined {
  const scheme = SCHEME.exec(output.slice(-SCHEME_LENGTH).join(''))
  return scheme ? output.length - scheme[0].length : undefined
}

/** Where a removable part begins, and how much of the kept text must remain for it to count. */
type Opening = { at: number; needs: number }

/** Only these start a tag after `<`, as in HTML: 'R&D <3' and 'a < b' have none. */
const TAG_START = /[A-Za-z/!?]/
const CODE_TAG = /^<(?<closing>\/?)(?:script|iframe)$/i
const CODE_TAG_LENGTH = '</script'.length

/** The longest text allowed. Longer ones are refused by the rule of their field. */
export const LONGEST_TEXT = 10_000

const isSpace = (character: string | undefined) => character === ' ' || character === '\n'

const isLowSurrogate = (text: string, at: number) => /[\udc00-\udfff]/.test(text.charAt(at))

/** Cuts at the longest length, between graphemes: no accent or half emoji is left over. */
function beginningOf(text: string): string {
  if (text.length <= LONGEST_TEXT) return text
  const end = graphemes()?.segment(text).containing(LONGEST_TEXT)?.index
  return text.slice(0, end ?? (isLowSurrogate(text, LONGEST_TEXT) ? LONGEST_TEXT - 1 : LONGEST_TEXT))
}

const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/**
 * Sanitises free text, never passwords, tokens or e-mails. It collapses white space and removes zero-width
 * characters, markup, scripts, event attributes, javascript: and calls such as eval. Text joined by a removal is
 * checked again, so nesting hides nothing and the result is idempotent.
 */
export const sanitise = (text: string): string => sanitised(text, false)

/** The same for a letter: its line breaks stay, with at most one empty line between two lines. */
export const sanitiseLines = (text: string): string => sanitised(text, true)

function sanitised(text: string, lines: boolean): string {
  const whole = composed(beginningOf(text))
  const clean = scan(lines ? whole.replace(LINE_END, '\n') : whole, lines)
  return clean === whole ? clean : sanitised(clean, lines)
}

/** One linear pass. The kept text only grows or loses its end, and each character is added and removed at most once. */
function scan(text: string, lines: boolean): string {
  const output: string[] = []
  const tags: Opening[] = []
  const scripts: Opening[] = []
  const parentheses: (Opening & { call: boolean })[] = []

  const characters = Array.from(text)
  characters.forEach((character, at) => {
    if (lines && character === '\n') breakLine()
    else if (/\p{White_Space}/u.test(character)) {
      if (output.length > 0 && !isSpace(output.at(-1))) output.push(' ')
    } else if (isEmojiJoiner(character, output, characters[at + 1])) output.push(character)
    else if (!isInvisible(character)) {
      const start = startOfWhatEndsWith(character)
      if (start === undefined) keep(character)
      else cutBackTo(start)
    }
  })
  while (isSpace(output.at(-1))) output.pop()
  return output.join('')

  function breakLine() {
    if (output.at(-1) === ' ') output.pop()
    if (output.length > 0 && (output.at(-1) !== '\n' || output.at(-2) !== '\n')) output.push('\n')
  }

  function startOfWhatEndsWith(character: string): number | undefined {
    if (character === '>') return tags.pop()?.at
    if (character === '=') return handlerStart(output)
    if (character === ':') return schemeStart(output)
    if (character === '(') return openParenthesis()
    if (character !== ')') return undefined
    const opening = parentheses.pop()
    return opening?.call ? opening.at : undefined
  }

  /** Removes the name of a call now; its arguments are removed when the parenthesis closes. */
  function openParenthesis(): number | undefined {
    const start = callStart(output)
    if (start !== undefined) cutBackTo(start)
    const at = output.length
    parentheses.push(start === undefined ? { at, needs: at + 1, call: false } : { at, needs: at, call: true })
    return start
  }

  function keep(character: string) {
    output.push(character)
    const at = output.length - 2
    if (output[at] === '<' && TAG_START.test(character)) tags.push({ at, needs: at + 1 })
    takeBackCodeTag()
  }

  /** Removes `<script` and `<iframe` at once, closed or not, and everything up to `>` and `</script`. */
  function takeBackCodeTag() {
    const tag = tags.at(-1)
    if (!tag || output.length - tag.at > CODE_TAG_LENGTH) return
    const found = CODE_TAG.exec(output.slice(tag.at).join(''))
    if (!found) return
    const element = found.groups?.['closing'] ? scripts.pop() : undefined
    const at = element?.at ?? tag.at
    cutBackTo(at)
    tags.push({ at, needs: at })
    if (!found.groups?.['closing']) scripts.push({ at, needs: at })
  }

  function cutBackTo(length: number) {
    output.length = length
    for (const openings of [tags, scripts, parentheses]) while ((openings.at(-1)?.needs ?? 0) > length) openings.pop()
  }
}

/**
 * Refuses no honest texts: an event attribute counts only at the start of a word ('Fonction=chef' is
 * fine), `javascript` only before a colon. No `i` flag with `u`: together they match ſ as s.
 */
const PATTERNS = [/<\/?(?:script|iframe)/i, /(?:java|vb)script:/i, /(?:^|[^\p{L}\p{N}_])[oO][nN]\w+\s*=/u]

/** Browsers leave them out of addresses, also within a scheme. */
const LEFT_OUT = /[\t\n\f\r]/g

/**
 * Whether the text has a script or iframe tag, a javascript: scheme or an event attribute. Invisible characters are
 * ignored, and so are tabs and line ends within a word.
 */
export function isSuspicious(text: string): boolean {
  const seen = withoutInvisible(text)
  const joined = seen.replace(LEFT_OUT, '')
  return PATTERNS.some((pattern) => pattern.test(seen) || pattern.test(joined))
}

type Normal = (text: string) => string

/** Code points as sent. A text that is too long to sanitise is counted as typed. */
const lengthAs = (normal: Normal) => (text: string) => lengthOf(text.length > LONGEST_TEXT ? text : normal(text))

export const freeTextLength = lengthAs(sanitise)
/** The length of a text that keeps its line breaks. */
export const linesLength = lengthAs(sanitiseLines)

/** Free text of at most `max` code points. */
export const freeTextRule = (max: number, message: PlainMessageId, length = freeTextLength) =>
  must((text) => text.length <= LONGEST_TEXT && length(text) <= max, message)

/** Free text: counted and sent after sanitising. */
export const normalPosition = (text: string) => sanitise(text)

export const positionRule = freeTextRule(limits.profileUpdate.position.maxLength, 'forms.position.tooLong')
