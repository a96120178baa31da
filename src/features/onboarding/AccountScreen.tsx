import { FormattedMessage } from 'react-intl'

import { Box, Typography } from '~/design/layout/layout'
import { AppLink } from '~/features/shared/AppLink'
import { FormCard } from '~/features/shared/public/FormCard'
import { PublicLayout } from '~/features/shared/public/PublicLayout'

import { AccountForm, type AccountFormProps } from './AccountForm'
import { ExistingCompany } from './ExistingCompany'
import { StepHeader } from './StepHeader'

type AccountScreenProps = Omit<AccountFormProps, 'labelledBy'> & {
  /** Opened from an invitation: this step is the only one. */
  invited: boolean
}

const TITLE = 'account-title'

/** Step 1: the personal account (B §2). */
export function AccountScreen({ invited, ...form }: AccountScreenProps) {
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
          <Box sx={{ marginBottom: 3 }}>
            <ExistingCompany />
          </Box>
        )}
        <AccountForm labelledBy={TITLE} {...form} />
      </FormCard>
      <Typography sx={{ marginTop: 3, textAlign: 'center', color: 'text.secondary' }}>
        <FormattedMessage id="onboarding.account.hasAccount" />{' '}
        <AppLink to="/auth/login">
          <FormattedMessage id="onboarding.account.signIn" />
        </AppLink>
      </Typography>
    </PublicLayout>
  )
}
