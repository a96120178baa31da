import { FormattedMessage } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'
import { Spaced } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import { AppLink } from '~/features/shared/AppLink'
import { FormCard } from '~/features/shared/forms/Form'
import { backToInvitation } from '~/features/shared/page-links'
import { PublicLayout } from '~/features/shared/public/PublicLayout'

import { AccountForm, type AccountFormProps } from './AccountForm'
import { StepHeader } from './StepHeader'

type AccountScreenProps = Omit<AccountFormProps, 'labelledBy' | 'back'> & {
  /** Token of the invitation that led here; empty without one. With a token there is no step 2. */
  invitation: string
}

const TITLE = 'account-title'

/** Step 1: the personal account. */
export function AccountScreen({ invitation, ...form }: AccountScreenProps) {
  const invited = invitation !== ''
  const back = invited ? { search: backToInvitation(invitation) } : {}
  return (
    <PublicLayout>
      <FormCard>
        <StepHeader
          id={TITLE}
          step={invited ? undefined : 1}
          title={<FormattedMessage id="onboarding.account.title" />}
        >
          <FormattedMessage id={invited ? 'onboarding.account.subtitle.invited' : 'onboarding.account.subtitle'} />
        </StepHeader>
        {!invited && (
          <Spaced mb={3}>
            <ExistingCompany />
          </Spaced>
        )}
        <AccountForm labelledBy={TITLE} back={back} {...form} />
      </FormCard>
      <Muted as="p" mt={3} align="center">
        <FormattedMessage id="onboarding.account.hasAccount" />{' '}
        <AppLink to="/auth/login" {...back} state={{ invitedEmail: form.email }}>
          <FormattedMessage id="onboarding.account.signIn" />
        </AppLink>
      </Muted>
    </PublicLayout>
  )
}

/** Members of an existing company join by invitation. */
const ExistingCompany = () => (
  <Alert severity="warning" role="note" title={<FormattedMessage id="onboarding.existing.title" />}>
    <FormattedMessage id="onboarding.existing.body" />
  </Alert>
)
