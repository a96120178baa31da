import { useEffect, useState } from 'react'

import type { SettingsSection } from '~/permissions/settings-sections'

import { SECTION_LOOK } from './section-look'

/** A section is read from where it reaches the upper third of the window. */
const READ_FROM = '0px 0px -66%'

/** The section that is being read: the first one in the upper third of the window. */
export function useSectionInSight(sections: readonly SettingsSection[]): SettingsSection | undefined {
  const [inSight, setInSight] = useState<SettingsSection>()
  // the caller makes a new list with each render
  const key = sections.join(' ')
  useEffect(() => {
    const all = sections.map((section) => ({ section, place: document.getElementById(SECTION_LOOK[section].anchor) }))
    const seen = new Set<Element>()
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target)
        const first = all.find(({ place }) => place && seen.has(place))
        // between two sections the last one stays marked
        if (first) setInSight(first.section)
      },
      { rootMargin: READ_FROM },
    )
    for (const { place } of all) if (place) watch.observe(place)
    return () => watch.disconnect()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  return inSight
}
