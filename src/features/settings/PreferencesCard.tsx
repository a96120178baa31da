import { FormattedMessage } from 'react-intl'

import { Switch } from '~/design/inputs/Switch'
import { ThemeChoice } from '~/design/inputs/ThemeChoice'
import { Box, Stack } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import { SectionCard } from '~/features/shared/SectionCard'
import { useShortcuts } from '~/features/shared/shortcuts'
import { UserLanguage } from '~/features/shared/UserLanguage'

/** Language and theme, as in the account menu (SET-09), and whether single-key shortcuts are on. */
export const PreferencesCard = ({ userId }: { userId: number }) => (
  <SectionCard title={<FormattedMessage id="settings.section.preferences" />}>
    <Stack spacing={2.5}>
      <UserLanguage userId={userId} />
      <ThemeChoice />
      <Shortcuts />
    </Stack>
  </SectionCard>
)

function Shortcuts() {
  const { on, turn } = useShortcuts()
  return (
    <Box>
      <Switch
        label={<FormattedMessage id="settings.shortcuts" />}
        checked={on}
        onChange={({ target }) => turn(target.checked)}
      />
      <Muted as="p" size="small">
        <FormattedMessage id="settings.shortcuts.help" />
      </Muted>
    </Box>
  )
}
