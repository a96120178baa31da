/** Each comes before the three digits of a message. A browser draws none of these characters. */
export const BEGIN = '\u2063'
export const END = '\u2064'

/** Sixteen variation selectors. */
const DIGIT_0 = 0xfe_00
const MARK = /([\u2063\u2064])([\uFE00-\uFE0F]{3})/g

const digitsOf = (index: number) =>
  [8, 4, 0].map((bits) => String.fromCodePoint(DIGIT_0 + ((index >> bits) & 15))).join('')

const indexOf = (digits: string) =>
  [0, 1, 2].reduce((index, at) => index * 16 + (digits.codePointAt(at) ?? DIGIT_0) - DIGIT_0, 0)

/** What stands before and after a text, to find it again. `index` is less than 4096. */
export const marksOf = (index: number): [begin: string, end: string] => [
  `${BEGIN}${digitsOf(index)}`,
  `${END}${digitsOf(index)}`,
]

/** One text that was found: the texts may be within each other, and one text may be in several nodes. */
export type Found<Node> = { index: number; from: Node; start: number; to: Node; end: number }

/** The marked texts in the nodes of a page. One of which the page shows a piece only is left out. */
export function readMarks<Node>(nodes: Iterable<readonly [node: Node, text: string]>): Found<Node>[] {
  const begun: { index: number; from: Node; start: number }[] = []
  const found: Found<Node>[] = []
  for (const [node, text] of nodes)
    for (const { 0: mark, 1: kind, 2: digits = '', index: at } of text.matchAll(MARK)) {
      const index = indexOf(digits)
      if (kind === BEGIN) begun.push({ index, from: node, start: at + mark.length })
      else {
        const last = begun.findLastIndex((text) => text.index === index)
        const [first] = last === -1 ? [] : begun.splice(last)
        if (first) found.push({ ...first, to: node, end: at })
      }
    }
  return found
}
