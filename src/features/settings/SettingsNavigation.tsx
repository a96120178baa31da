import { FormattedMessage, useIntl } from 'react-intl'

import { Box } from '~/design/layout/layout'
import { PlainList } from '~/design/layout/PlainList'
import { touch } from '~/design/theme/tokens'
import { AppLink } from '~/features/shared/AppLink'
import { PartBoundary } from '~/features/shared/queries/PartBoundary'
import type { SettingsSection } from '~/permissions/settings-sections'

import { SECTION_LOOK } from './section-look'

/** Links to the sections; shown where there is room beside them. */
export function SettingsNavigation({ sections }: { sections: readonly SettingsSection[] }) {
  const intl = useIntl()
  return (
    <Box component="nav" aria-label={intl.formatMessage({ id: 'settings.sections' })} sx={NAVIGATION}>
      <PartBoundary>
        <PlainList gap={0.5}>
          {sections.map((section) => {
            const { anchor, label } = SECTION_LOOK[section]
            return (
              <li key={section}>
                <AppLink to="/settings" hash={anchor} activeOptions={{ includeHash: true }} sx={LINK}>
                  <FormattedMessage id={label} />
                </AppLink>
              </li>
            )
          })}
        </PlainList>
      </PartBoundary>
    </Box>
  )
}

const NAVIGATION = { display: { xs: 'none', lg: 'block' }, position: 'sticky', top: 80 } as const

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
} as const
