import { FormattedMessage } from 'react-intl'

import { ThemeChoice } from '~/design/inputs/ThemeChoice'
import { Stack } from '~/design/layout/layout'
import { PartCard } from '~/features/shared/PartCard'
import { UserLanguage } from '~/features/shared/UserLanguage'

/** Language and theme, as in the menu of the account (SET-09). */
export const PreferencesCard = ({ userId }: { userId: number }) => (
  <PartCard title={<FormattedMessage id="settings.section.preferences" />}>
    <Stack spacing={2.5}>
      <UserLanguage userId={userId} />
      <ThemeChoice />
    </Stack>
  </PartCard>
)
