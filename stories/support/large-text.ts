/** A `beforeEach`: text twice as large, as a browser's settings allow (WCAG 1.4.4). @returns undoes it */
export function withLargeText() {
  document.documentElement.style.fontSize = '200%'
  return () => document.documentElement.style.removeProperty('font-size')
}
