import { FormattedMessage } from 'react-intl'

import { SectionCard } from '~/features/shared/SectionCard'
import { Sections } from '~/features/shared/Sections'

import { LoginHistory } from './LoginHistory'
import { PasswordPart } from './PasswordPart'

/** The password and the sign-in history. */
export const SecuritySection = ({ userId, email }: { userId: number; email: string }) => (
  <SectionCard title={<FormattedMessage id="settings.section.security" />}>
    <Sections>
      <PasswordPart userId={userId} email={email} />
      <LoginHistory />
    </Sections>
  </SectionCard>
)
