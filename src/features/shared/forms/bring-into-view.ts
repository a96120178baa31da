/**
 * A ref callback for what is said above a form: brings all of it into view, on a long form too. Not before the focus has
 * come to the invalid field, which scrolls; and where there is no room for both, the field stays in view.
 */
export function bringIntoView(node: HTMLElement | null) {
  if (!node) return undefined
  const frame = requestAnimationFrame(() => {
    node.scrollIntoView({ block: 'nearest' })
    const field = document.activeElement
    if (field && node.closest('form')?.contains(field)) field.scrollIntoView({ block: 'nearest' })
  })
  return () => cancelAnimationFrame(frame)
}

/** Below the top bar, and not against the edge of the window. */
export const IN_VIEW = { scrollMarginBlock: '4.5rem 1rem' } as const
