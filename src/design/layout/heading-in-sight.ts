import { create } from 'zustand'

/** Height of the bar that stays above the page, in px: a heading under it is out of sight. */
export const TOP_BAR = 56

const useAway = create<{ away: boolean }>(() => ({ away: false }))

/** Whether the page was scrolled so far that its heading is gone: the top bar then says where one is. */
export const useHeadingAway = () => useAway(({ away }) => away)

/** Ref callback of the heading. */
export function watchHeading(heading: HTMLElement | null) {
  // a test without a browser has none
  if (!heading || typeof IntersectionObserver === 'undefined') return undefined
  const watch = new IntersectionObserver(
    ([entry]) => {
      if (entry) useAway.setState({ away: !entry.isIntersecting && entry.boundingClientRect.top < TOP_BAR })
    },
    { rootMargin: `-${TOP_BAR}px 0px 0px` },
  )
  watch.observe(heading)
  return () => {
    watch.disconnect()
    useAway.setState({ away: false })
  }
}
