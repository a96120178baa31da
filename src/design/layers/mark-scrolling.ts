import { FOCUSABLE } from '~/design/layout/focus-heading'

/**
 * Ref callback of what stands in a box that may scroll: says on the box whether it does, as `data-scrolls`, for its look.
 * Where nothing in it takes the focus, the box does: without a mouse it could not be scrolled.
 */
export function markScrolling(content: HTMLElement | null) {
  const box = content?.parentElement
  if (!content || !box || typeof ResizeObserver === 'undefined') return undefined
  const look = () => {
    const scrolls = box.scrollHeight > box.clientHeight
    box.dataset['scrolls'] = String(scrolls)
    if (scrolls && !content.querySelector(FOCUSABLE)) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  // the line changes the size that is observed: not before the next frame
  const watch = new ResizeObserver(() => void requestAnimationFrame(look))
  watch.observe(box)
  watch.observe(content)
  return () => watch.disconnect()
}
