import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { Box } from '~/design/layout/layout'
import { Page } from '~/design/layout/Page'
import { Parts } from '~/features/shared/Parts'
import type { SettingsSection } from '~/permissions/settings-sections'

import { AccountDates } from './AccountDates'
import { OwnData } from './OwnData'
import { SECTION_LOOK } from './section-look'
import { SettingsIdentity } from './SettingsIdentity'
import { SettingsNavigation } from './SettingsNavigation'

type SettingsScreenProps = {
  user: User
  /** What the person may see, in order; the route brings what each shows. */
  sections: readonly { id: SettingsSection; content: ReactNode }[]
}

/** Own account, and for those who run it the company (B §2). */
export const SettingsScreen = ({ user, sections }: SettingsScreenProps) => (
  <Page title={<FormattedMessage id="settings.title" />}>
    <Box sx={COLUMNS}>
      <SettingsNavigation sections={sections.map(({ id }) => id)} />
      <Parts sx={{ minWidth: 0, maxWidth: 720 }}>
        <SettingsIdentity user={user} />
        {sections.map(({ id, content }) => (
          <Box key={id} id={SECTION_LOOK[id].anchor} sx={{ scrollMarginTop: 80 }}>
            {content}
          </Box>
        ))}
        <AccountDates user={user} />
        <OwnData />
      </Parts>
    </Box>
  </Page>
)

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr)' },
  alignItems: 'start',
  gap: 4,
} as const
