import { FormattedMessage } from 'react-intl'

import { PartCard } from '~/features/shared/PartCard'
import { Parts } from '~/features/shared/Parts'

import { LoginHistory } from './LoginHistory'
import { PasswordPart } from './PasswordPart'

/** The password and the sign-in history. */
export const SecuritySection = ({ userId, email }: { userId: number; email: string }) => (
  <PartCard title={<FormattedMessage id="settings.section.security" />}>
    <Parts>
      <PasswordPart userId={userId} email={email} />
      <LoginHistory />
    </Parts>
  </PartCard>
)
