import { createLink } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'

import { Box } from '~/design/layout/Flex'
import { Link, type LinkProps } from '~/design/layout/Link'
import { PlainList } from '~/design/layout/PlainList'
import { chosenMark } from '~/design/theme/forced-colours'
import { touch } from '~/design/theme/tokens'
import { SectionBoundary } from '~/features/shared/queries/SectionBoundary'
import type { SettingsSection } from '~/permissions/settings-sections'

import { SECTION_LOOK } from './section-look'
import { useSectionInSight } from './use-section-in-sight'

/** All links lead to this page, so the router cannot tell which one is current. */
const SectionLink = createLink(({ current, ...link }: LinkProps & { current: boolean }) => (
  <Link {...link} aria-current={current ? 'location' : undefined} />
))

/** Links to the sections: beside them, and where there is no room for that in a row above them that scrolls sideways. */
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
  // the row reaches the edges of the page, and the ring of a focused link is whole
  mx: { xs: -2, sm: -4, lg: 0 },
  px: { xs: 2, sm: 4, lg: 0 },
  py: { xs: 0.5, lg: 0 },
  overflowX: { xs: 'auto', lg: 'visible' },
  scrollbarWidth: 'none',
  whiteSpace: { xs: 'nowrap', lg: 'normal' },
  '& ul': { display: { xs: 'flex', lg: 'grid' } },
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
