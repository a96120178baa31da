/**
 * A `beforeEach`: text twice as large, as a browser's settings allow (WCAG 1.4.4). Not in a documentation page, whose
 * other stories would grow with it. @returns undoes it
 */
export function withLargeText({ viewMode }: { viewMode: string }) {
  if (viewMode === 'docs') return undefined
  document.documentElement.style.fontSize = '200%'
  return () => document.documentElement.style.removeProperty('font-size')
}

/** A part of an address: `AddressText` marks where it may break. */
const isOfAddress = ({ parentElement }: Node) =>
  [parentElement, parentElement?.parentElement].some((around) => around?.querySelector(':scope > wbr'))

/** Each word, the number of lines it takes, and whether it is part of an address. */
export function linesOfWords(part: HTMLElement) {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const lines: [string, number, boolean][] = []
  while (texts.nextNode()) {
    const text = texts.currentNode
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      // a truncated word has two boxes on one line
      const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top))
      lines.push([word, new Set(tops).size, isOfAddress(text)])
    }
  }
  return lines
}
