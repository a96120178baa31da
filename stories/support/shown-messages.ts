import { DEFAULT_LOCALE } from '~/i18n/locales'
import { catalogue } from '~/i18n/message-loader'
import { literal, type MessageTree } from '~/i18n/read-messages'

import { wordsOf } from './facts'
import { BEGIN, marksOf, readMarks } from './message-marks'

/** `covered`: behind a dialog. `name`: of a control or picture. `spoken`: a text for screen readers. */
export type How = 'text' | 'covered' | 'name' | 'spoken' | 'window title'
export type Box = { left: number; top: number; width: number; height: number }
/** A message on the page, and the box of what shows it. The title of the window has none. */
export type ShownMessage = { id: string; how: How; box?: Box }

declare global {
  /** The messages that the page shows after its play function. */
  var shownMessages: (() => Promise<ShownMessage[]>) | undefined
}

/** A box that can be seen in a picture. */
const SMALLEST = 6

const toBox = ({ left, top, width, height }: DOMRect): Box => ({ left, top, width, height })
const isLarge = ({ width, height }: Box) => width >= SMALLEST && height >= SMALLEST

function common(one: Box, other: Box): Box {
  const left = Math.max(one.left, other.left)
  const top = Math.max(one.top, other.top)
  const right = Math.min(one.left + one.width, other.left + other.width)
  const bottom = Math.min(one.top + one.height, other.top + other.height)
  return { left, top, width: right - left, height: bottom - top }
}

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
const isBehind = (element: Element) => element.closest('[aria-hidden=true], [inert]') !== null

/** Whether what does not fit in an element is not shown. */
const cuts = (element: Element) => getComputedStyle(element).overflow !== 'visible'

/** What is left of a box within the elements around it, which cut what does not fit, and within the window. */
function inView(box: Box, element: Element | null): Box {
  let left = common(box, { left: 0, top: 0, width: innerWidth, height: innerHeight })
  for (let around = element; around && around !== document.body; around = around.parentElement)
    if (cuts(around)) left = common(left, toBox(around.getBoundingClientRect()))
  return left
}

/** The box of the first element that can be seen, from this one outwards. */
function boxAround(element: Element | null): Box | undefined {
  for (let around = element; around && around !== document.body; around = around.parentElement) {
    const box = inView(toBox(around.getBoundingClientRect()), around.parentElement)
    if (isSeen(around) && isLarge(box)) return box
  }
  return undefined
}

const isTiny = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return (width <= 1 || height <= 1) && cuts(element)
}

/** Whether it is in one pixel, as texts for screen readers are. */
const isForReaders = (element: Element | null): boolean =>
  element !== null && element !== document.body && (isTiny(element) || isForReaders(element.parentElement))

function* textNodes(): Generator<readonly [Node, string]> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) yield [walker.currentNode, walker.currentNode.nodeValue ?? '']
}

type Unnamed = Omit<ShownMessage, 'id'> & { index: number }

function texts(): Unnamed[] {
  return readMarks(textNodes()).flatMap(({ index, from, start, to, end }): Unnamed[] => {
    const range = document.createRange()
    range.setStart(from, start)
    range.setEnd(to, end)
    const { commonAncestorContainer: place } = range
    const element = place instanceof Element ? place : place.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true })) return []
    const box = inView(toBox(range.getBoundingClientRect()), element)
    if (isSeen(element) && isLarge(box)) return [{ index, how: isBehind(element) ? 'covered' : 'text', box }]
    const around = isForReaders(element) ? boxAround(element) : undefined
    return around ? [{ index, how: 'spoken', box: around }] : []
  })
}

/** Besides their attributes, fields have values. */
const attributesOf = (element: Element) => [
  ...[...element.attributes].map(({ name, value }) => [name, value] as const),
  ...(element instanceof HTMLInputElement ? [['value', element.value] as const] : []),
]

const isText = (element: Element, name: string) =>
  element instanceof HTMLInputElement && (name === 'value' || (name === 'placeholder' && element.value === ''))

function names(): Unnamed[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) =>
    attributesOf(element).flatMap(([name, value]) => {
      const found = readMarks([[name, value]])
      const box = found.length > 0 && !isBehind(element) ? boxAround(element) : undefined
      if (!box) return []
      const how = isText(element, name) && isSeen(element) ? 'text' : 'name'
      return found.map(({ index }): Unnamed => ({ index, how, box }))
    }),
  )
}

const title = () => readMarks([['title', document.title]]).map(({ index }): Unnamed => ({ index, how: 'window title' }))

/** Each text begins and ends with marks that nobody sees, so that messages of equal words are told apart. */
function markMessages(french: readonly (readonly [id: string, text: MessageTree])[]) {
  const marked = french.map(([id, text], index): [string, MessageTree] => {
    const [begin, end] = marksOf(index)
    return [id, [...literal(begin), ...text, ...literal(end)]]
  })
  catalogue.addShipped(DEFAULT_LOCALE, new Map(marked))
}

const LETTERS = /\p{L}{2}/u

/** The elements whose whole text has no marks. */
const unmarked = () =>
  [...document.body.querySelectorAll('*')].filter(
    ({ children, textContent }) =>
      LETTERS.test(textContent) &&
      !textContent.includes(BEGIN) &&
      ![...children].some((child) => child.textContent === textContent),
  )

/** What was put into words before the marks, such as a toast: found by its words. */
function earlier(texts: readonly (readonly [id: string, text: MessageTree])[]): ShownMessage[] {
  const elements = unmarked()
  return texts.flatMap(([id, text]) => {
    const words = wordsOf(text)
    const found = LETTERS.test(words.source) ? elements.filter(({ textContent }) => words.test(textContent.trim())) : []
    return found.flatMap((element): ShownMessage[] => {
      const box = boxAround(element)
      return box && isSeen(element) && !isForReaders(element) ? [{ id, how: 'text', box }] : []
    })
  })
}

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** The messages that the page shows. Only once: from here on, its texts are marked. */
async function shownMessages(asked: ReadonlySet<string>): Promise<ShownMessage[]> {
  const french = Object.entries(catalogue.builtIn())
  markMessages(french)
  await twoFrames()
  const shown = [...texts(), ...names(), ...title()].flatMap(({ index, ...one }) => {
    const [id] = french[index] ?? []
    return id === undefined ? [] : [{ id, ...one }]
  })
  const found = new Set(shown.map(({ id }) => id))
  return [...shown, ...earlier(french.filter(([id]) => asked.has(id) && !found.has(id)))]
}

/** Notes which messages the page asks for, and offers `shownMessages` to `npm run messages:pictures`. */
export function offerShownMessages(): void {
  const { noteAsked } = catalogue
  const asked = new Set<string>()
  catalogue.noteAsked = (id) => {
    asked.add(id)
    noteAsked(id)
  }
  globalThis.shownMessages = () => shownMessages(asked)
}
