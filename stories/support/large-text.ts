/** A `beforeEach`: text twice as large, as a browser's settings allow (WCAG 1.4.4). @returns undoes it */
export function withLargeText() {
  document.documentElement.style.fontSize = '200%'
  return () => document.documentElement.style.removeProperty('font-size')
}

/** The number of lines that each word takes. */
export function linesOfWords(part: HTMLElement) {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const lines: [string, number][] = []
  while (texts.nextNode()) {
    const text = texts.currentNode
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      // a truncated word has two boxes on one line
      const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top))
      lines.push([word, new Set(tops).size])
    }
  }
  return lines
}
