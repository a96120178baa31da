import { create } from 'zustand'

/** Height of the bar that stays above the page, in px: a heading under it is out of sight. */
export const TOP_BAR = 56

const useHeading = create<{ away: boolean; words: string }>(() => ({ away: false, words: '' }))

/** The text of the page heading once it has scrolled out of sight. The top bar then shows it. */
export const useHeadingAway = () => useHeading(({ away, words }) => (away ? words : ''))

/** Ref callback of the heading. */
export function watchHeading(heading: HTMLElement | null) {
  // a test without a browser has no observer
  if (!heading || typeof IntersectionObserver === 'undefined') return undefined
  const read = () => useHeading.setState({ words: heading.textContent })
  const place = new IntersectionObserver(
    ([entry]) => {
      if (entry) useHeading.setState({ away: !entry.isIntersecting && entry.boundingClientRect.top < TOP_BAR })
    },
    { rootMargin: `-${TOP_BAR}px 0px 0px` },
  )
  // the name or the language changes
  const words = new MutationObserver(read)
  read()
  place.observe(heading)
  words.observe(heading, { childList: true, characterData: true, subtree: true })
  return () => {
    place.disconnect()
    words.disconnect()
    useHeading.setState({ away: false })
  }
}
