/*
 * A browser that translates the page puts `<font>` in the place of each text node. React can no longer change, move or
 * remove such a text, so none may be left to it: each text is the only child of an element, which React keeps.
 */

const WORD = /[\p{L}\p{N}]/u

/** React handles the text nodes that it remembers one by one; the others are the whole content of an element. */
const isBare = (node: Node): boolean =>
  node.nodeType === Node.TEXT_NODE && Object.keys(node).some((key) => key.startsWith('__reactFiber$'))

const named = (text: Node, place: Node | null) => {
  const parent = place instanceof Element ? place.outerHTML.slice(0, 120) : ''
  return `'${(text.nodeValue ?? '').slice(0, 60)}' in ${parent}`
}

const found = new Set<string>()

function note(records: readonly MutationRecord[]): void {
  for (const { type, target, removedNodes, addedNodes, nextSibling } of records) {
    if (type === 'characterData' && isBare(target)) found.add(`changed: ${named(target, target.parentNode)}`)
    for (const node of removedNodes) if (isBare(node)) found.add(`removed: ${named(node, target)}`)
    if (addedNodes.length > 0 && nextSibling && isBare(nextSibling))
      found.add(`something was put before: ${named(nextSibling, target)}`)
  }
}

let watching: MutationObserver | undefined

/** From here on, notes what React does to single texts. */
export function watchBareTexts(): void {
  found.clear()
  watching = new MutationObserver(note)
  watching.observe(document.body, { subtree: true, childList: true, characterData: true })
}

/** The texts of the workbench's own pages are not those of the app. */
const OWN_PAGES = /^(?:foundations|workbench)/

/** Fails a story that leaves a text to React alone, or in which React handled one. */
export function expectNoBareText({ title }: { title: string }): void {
  note(watching?.takeRecords() ?? [])
  watching?.disconnect()
  if (OWN_PAGES.test(title)) return
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    // no translator touches what is marked
    const marked = text.parentElement?.closest('[translate=no]')
    if (!marked && isBare(text) && WORD.test(text.nodeValue ?? '')) found.add(`alone: ${named(text, text.parentNode)}`)
  }
  if (found.size > 0)
    throw new Error(`Texts beside other things, which a translator would take from React:\n${[...found].join('\n')}`)
}
