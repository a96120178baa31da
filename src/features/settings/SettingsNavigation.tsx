import { createLink, useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Box } from '~/design/layout/Flex'
import { Link, type LinkProps } from '~/design/layout/Link'
import { PlainList } from '~/design/layout/PlainList'
import { chosenMark, touch } from '~/design/theme/tokens'
import { SectionBoundary } from '~/features/shared/queries/SectionBoundary'
import type { PlainMessageId } from '~/i18n/messages'
import type { SettingsSection } from '~/permissions/settings-sections'

/** Anchor and title of each settings section (SET-08). Anchors are part of URLs and never translated. */
export const SECTION_LOOK: Readonly<Record<SettingsSection, { anchor: string; label: PlainMessageId }>> = {
  profile: { anchor: 'profil', label: 'settings.section.profile' },
  security: { anchor: 'securite', label: 'settings.section.security' },
  preferences: { anchor: 'preferences', label: 'settings.section.preferences' },
  access: { anchor: 'marques', label: 'settings.section.access' },
  company: { anchor: 'entreprise', label: 'settings.section.company' },
  subscription: { anchor: 'abonnement', label: 'navigation.subscription' },
}

function subscribe(listener: () => void) {
  for (const event of ['scroll', 'resize'] as const) window.addEventListener(event, listener, { passive: true })
  return () => {
    for (const event of ['scroll', 'resize'] as const) window.removeEventListener(event, listener)
  }
}

/**
 * The section named in the URL, as long as its top is in the window; else the last section whose top is in or above the
 * upper third of the window. At the end of the page it is the last section, which may be too short to get there.
 */
function sectionInSight(anchors: readonly string[], named: string): string | undefined {
  const tops = new Map(anchors.map((anchor) => [anchor, document.getElementById(anchor)?.getBoundingClientRect().top]))
  const top = tops.get(named)
  if (top !== undefined && top >= 0 && top < window.innerHeight) return named
  const { scrollHeight, clientHeight } = document.documentElement
  if (window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 1) return anchors.at(-1)
  const begun = anchors.filter((anchor) => (tops.get(anchor) ?? Infinity) < window.innerHeight / 3)
  return begun.at(-1) ?? anchors[0]
}

/** The current section of a page with sections. @param anchors in order */
function useSectionInSight(anchors: readonly string[]): string | undefined {
  const named = useRouterState({ select: ({ location }) => location.hash })
  return useSyncExternalStore(subscribe, () => sectionInSight(anchors, named))
}

/** All links lead to this page, so the router cannot tell which one is current. */
const SectionLink = createLink(({ current, ...link }: LinkProps & { current: boolean }) => (
  <Link {...link} aria-current={current ? 'location' : undefined} />
))

/** Links to the sections: beside them, and where there is no room for that above them, in as many rows as they need. */
export function SettingsNavigation({ sections }: { sections: readonly SettingsSection[] }) {
  const intl = useIntl()
  const inSight = useSectionInSight(sections.map((section) => SECTION_LOOK[section].anchor))
  return (
    <Box component="nav" aria-label={intl.formatMessage({ id: 'settings.sections' })} sx={NAVIGATION}>
      <SectionBoundary>
        <PlainList gap={0.5}>
          {sections.map((section) => {
            const { anchor, label } = SECTION_LOOK[section]
            return (
              <li key={section}>
                <SectionLink to="/settings" hash={anchor} current={anchor === inSight} sx={LINK}>
                  <FormattedMessage id={label} />
                </SectionLink>
              </li>
            )
          })}
        </PlainList>
      </SectionBoundary>
    </Box>
  )
}

const NAVIGATION = {
  position: { lg: 'sticky' },
  top: 80,
  minWidth: 0,
  '& ul': { display: { xs: 'flex', lg: 'grid' }, flexWrap: 'wrap' },
  '@media print': { display: 'none' },
} as const

const LINK = {
  display: 'block',
  px: 1.5,
  py: 1,
  borderRadius: 1,
  color: 'text.secondary',
  textDecoration: 'none',
  // a row of its own, not a link within a text
  [touch]: { '&&&': { paddingBlock: 1.5, marginBlock: 0 } },
  '&:hover': { color: 'text.primary', backgroundColor: 'action.hover' },
  '&[aria-current]': { color: 'primary.main', backgroundColor: 'primary.soft', fontWeight: 600, ...chosenMark },
} as const
