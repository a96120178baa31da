import { composed } from './code-points'
import { isInvisible } from './invisible-characters'
import { callStart, handlerStart, schemeStart } from './sanitise-marks'

/** Where in the kept text a removable stretch begins, and how much of that text must still be there for it to count. */
type Opening = { at: number; needs: number }

/** Only these begin a tag after `<`, as in HTML: 'R&D <3' and 'a < b' hold none. */
const TAG_START = /[A-Za-z/!?]/
const CODE_TAG = /^<(?<closing>\/?)(?:script|iframe)$/i
const CODE_TAG_LENGTH = '</script'.length

/** F §5: the longest text of all. What is longer is refused by its field (`free-text.ts`). */
export const LONGEST_TEXT = 10_000

// the oldest browsers that are supported do not have it
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined

const isLowSurrogate = (text: string, at: number) => /[\udc00-\udfff]/.test(text.charAt(at))

/** As much of a text as is looked at, with its last character whole: an accent or half an emoji is none. */
function beginningOf(text: string): string {
  if (text.length <= LONGEST_TEXT) return text
  const end = graphemes?.segment(text).containing(LONGEST_TEXT)?.index
  return text.slice(0, end ?? (isLowSurrogate(text, LONGEST_TEXT) ? LONGEST_TEXT - 1 : LONGEST_TEXT))
}

/**
 * Free text as F §5 wants it (K35: free text only, never passwords, tokens or e-mails): white space collapsed,
 * zero-width characters dropped (K49), markup, script elements, event attributes, javascript: and eval-like calls
 * removed. What a removal puts together is looked at again, so nothing survives by being nested, and the result is its
 * own result.
 */
export function sanitise(text: string): string {
  const whole = composed(beginningOf(text))
  const clean = scan(whole)
  return clean === whole ? clean : sanitise(clean)
}

/**
 * One pass. The kept text only ever grows or loses its end, so what stands before a character is settled when it is
 * judged, and each character is kept and taken back at most once: the time is linear.
 */
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

  /** A call loses its name here, and its arguments when its own parenthesis closes. */
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

  /** `<script` and `<iframe` go at once, closed or not; what follows up to `>` and up to `</script` goes with them. */
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
