import { TEXT_MARK } from './early-frame'

export function textNodes(part: Node): Text[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  // the walker returns only text nodes
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes
}

/** Replaces each mark by its text, or by nothing when there is none. */
export function fillTexts(part: Node, textOf: (id: string) => string | undefined): void {
  for (const node of textNodes(part)) node.data = node.data.replaceAll(TEXT_MARK, (_, id: string) => textOf(id) ?? '')
}
