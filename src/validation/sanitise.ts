import { graphemes } from '~/platform/graphemes'

import { composed } from './code-points'
import { isEmojiJoiner, isInvisible } from './invisible-characters'
import { callStart, handlerStart, schemeStart } from './sanitise-marks'

/** Where a removable part begins, and how much of the kept text must remain for it to count. */
type Opening = { at: number; needs: number }

/** Only these start a tag after `<`, as in HTML: 'R&D <3' and 'a < b' have none. */
const TAG_START = /[A-Za-z/!?]/
const CODE_TAG = /^<(?<closing>\/?)(?:script|iframe)$/i
const CODE_TAG_LENGTH = '</script'.length

/** The longest text allowed. Longer ones are refused by their field (`free-text.ts`). */
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
 * Sanitises free text (K35), never passwords, tokens or e-mails. It collapses white space and removes zero-width
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
  const kept: string[] = []
  const tags: Opening[] = []
  const scripts: Opening[] = []
  const parentheses: (Opening & { call: boolean })[] = []

  const characters = Array.from(text)
  characters.forEach((character, at) => {
    if (lines && character === '\n') breakLine()
    else if (/\p{White_Space}/u.test(character)) {
      if (kept.length > 0 && !isSpace(kept.at(-1))) kept.push(' ')
    } else if (isEmojiJoiner(character, kept, characters[at + 1])) kept.push(character)
    else if (!isInvisible(character)) {
      const start = startOfWhatEndsWith(character)
      if (start === undefined) keep(character)
      else cutBackTo(start)
    }
  })
  while (isSpace(kept.at(-1))) kept.pop()
  return kept.join('')

  function breakLine() {
    if (kept.at(-1) === ' ') kept.pop()
    if (kept.length > 0 && (kept.at(-1) !== '\n' || kept.at(-2) !== '\n')) kept.push('\n')
  }

  function startOfWhatEndsWith(character: string): number | undefined {
    if (character === '>') return tags.pop()?.at
    if (character === '=') return handlerStart(kept)
    if (character === ':') return schemeStart(kept)
    if (character === '(') return openParenthesis()
    if (character !== ')') return undefined
    const opening = parentheses.pop()
    return opening?.call ? opening.at : undefined
  }

  /** Removes the name of a call now; its arguments are removed when the parenthesis closes. */
  function openParenthesis(): number | undefined {
    const start = callStart(kept)
    if (start !== undefined) cutBackTo(start)
    const at = kept.length
    parentheses.push(start === undefined ? { at, needs: at + 1, call: false } : { at, needs: at, call: true })
    return start
  }

  function keep(character: string) {
    kept.push(character)
    const at = kept.length - 2
    if (kept[at] === '<' && TAG_START.test(character)) tags.push({ at, needs: at + 1 })
    takeBackCodeTag()
  }

  /** Removes `<script` and `<iframe` at once, closed or not, and everything up to `>` and `</script`. */
  function takeBackCodeTag() {
    const tag = tags.at(-1)
    if (!tag || kept.length - tag.at > CODE_TAG_LENGTH) return
    const found = CODE_TAG.exec(kept.slice(tag.at).join(''))
    if (!found) return
    const element = found.groups?.['closing'] ? scripts.pop() : undefined
    const at = element?.at ?? tag.at
    cutBackTo(at)
    tags.push({ at, needs: at })
    if (!found.groups?.['closing']) scripts.push({ at, needs: at })
  }

  function cutBackTo(length: number) {
    kept.length = length
    for (const openings of [tags, scripts, parentheses]) while ((openings.at(-1)?.needs ?? 0) > length) openings.pop()
  }
}
