import { FormattedMessage } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'
import { Button } from '~/design/inputs/Button'
import { Column, Spaced } from '~/design/layout/Flex'
import { Muted, PageTitle } from '~/design/layout/Text'
import { ButtonLink } from '~/features/shared/AppLink'
import { FormCard } from '~/features/shared/public/FormCard'
import { PublicLayout } from '~/features/shared/public/PublicLayout'

type SignedInScreenProps = {
  /** The check whether step 2 is due has failed. */
  unchecked: boolean
  onRetry: () => void
  onSignOut: () => void
}

/** For signed-in users with no proof that a step is due: they choose where to go; nothing redirects. */
export function SignedInScreen({ unchecked, onRetry, onSignOut }: SignedInScreenProps) {
  return (
    <PublicLayout>
      <FormCard>
        <PageTitle>
          <FormattedMessage id="onboarding.signedIn.title" />
        </PageTitle>
        <Muted as="p" mt={0.5} mb={3}>
          <FormattedMessage id="onboarding.signedIn.body" />
        </Muted>
        {unchecked && (
          <Spaced mb={3}>
            <Alert
              severity="warning"
              action={
                <Button variant="text" size="small" onClick={onRetry}>
                  <FormattedMessage id="common.retry" />
                </Button>
              }
            >
              <FormattedMessage id="onboarding.signedIn.unchecked" />
            </Alert>
          </Spaced>
        )}
        <Column gap={1}>
          <ButtonLink to="/dashboard" size="large">
            <FormattedMessage id="onboarding.signedIn.dashboard" />
          </ButtonLink>
          <Button variant="outlined" color="neutral" size="large" onClick={onSignOut}>
            <FormattedMessage id="onboarding.signOut" />
          </Button>
        </Column>
      </FormCard>
    </PublicLayout>
  )
}
