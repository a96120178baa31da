/**
 * A ref callback for messages above a form: scrolls all of them into view, even in a long form. It waits until the
 * invalid field has the focus, which also scrolls. Where there is no room for both, the field stays in view.
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

/** Keeps a distance from the top bar and from the edge of the window. */
export const IN_VIEW = { scrollMarginBlock: '4.5rem 1rem' } as const
