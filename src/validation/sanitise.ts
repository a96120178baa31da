import { graphemes } from '~/platform/graphemes'

import { composed } from './code-points'
import { isInvisible } from './invisible-characters'
import { callStart, handlerStart, schemeStart } from './sanitise-marks'

/** Where a removable part begins, and how much of the kept text must remain for it to count. */
type Opening = { at: number; needs: number }

/** Only these start a tag after `<`, as in HTML: 'R&D <3' and 'a < b' have none. */
const TAG_START = /[A-Za-z/!?]/
const CODE_TAG = /^<(?<closing>\/?)(?:script|iframe)$/i
const CODE_TAG_LENGTH = '</script'.length

/** F §5: the longest text allowed. Longer ones are refused by their field (`free-text.ts`). */
export const LONGEST_TEXT = 10_000

const isLowSurrogate = (text: string, at: number) => /[\udc00-\udfff]/.test(text.charAt(at))

/** Cuts at the longest length, between graphemes: no accent or half emoji is left over. */
function beginningOf(text: string): string {
  if (text.length <= LONGEST_TEXT) return text
  const end = graphemes()?.segment(text).containing(LONGEST_TEXT)?.index
  return text.slice(0, end ?? (isLowSurrogate(text, LONGEST_TEXT) ? LONGEST_TEXT - 1 : LONGEST_TEXT))
}

/**
 * Sanitises free text (F §5, K35: never passwords, tokens or e-mails). It collapses white space and removes zero-width
 * characters (K49), markup, scripts, event attributes, javascript: and calls such as eval. Text joined by a removal is
 * checked again, so nesting hides nothing and the result is idempotent.
 */
export function sanitise(text: string): string {
  const whole = composed(beginningOf(text))
  const clean = scan(whole)
  return clean === whole ? clean : sanitise(clean)
}

/** One linear pass. The kept text only grows or loses its end, and each character is added and removed at most once. */
function scan(text: string): string {
  const kept: string[] = []
  const tags: Opening[] = []
  const scripts: Opening[] = []
  const parentheses: (Opening & { call: boolean })[] = []

  for (const character of text) {
    if (/\p{White_Space}/u.test(character)) {
      if (kept.length > 0 && kept.at(-1) !== ' ') kept.push(' ')
    } else if (!isInvisible(character)) {
      const start = startOfWhatEndsWith(character)
      if (start === undefined) keep(character)
      else cutBackTo(start)
    }
  }
  return (kept.at(-1) === ' ' ? kept.slice(0, -1) : kept).join('')

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
