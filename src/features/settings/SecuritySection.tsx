import { FormattedMessage } from 'react-intl'

import { Stack, Typography } from '~/design/layout/layout'

import { LoginHistory } from './LoginHistory'
import { PasswordCard } from './PasswordCard'

/** The password and the sign-in history. */
export const SecuritySection = ({ userId }: { userId: number }) => (
  <Stack spacing={2}>
    <Typography component="h2" variant="h2">
      <FormattedMessage id="settings.section.security" />
    </Typography>
    <PasswordCard userId={userId} />
    <LoginHistory />
  </Stack>
)
