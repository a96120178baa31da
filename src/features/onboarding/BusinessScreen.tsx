import { FormattedMessage } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'
import { SkeletonForm } from '~/design/feedback/Skeleton'
import { Button, LinkButton } from '~/design/inputs/Button'
import { Column, Spaced } from '~/design/layout/Flex'
import { Muted, PageTitle } from '~/design/layout/Text'
import { ButtonLink } from '~/features/shared/AppLink'
import { FormCard } from '~/features/shared/forms/Form'
import { PublicLayout } from '~/features/shared/public/PublicLayout'

import { BusinessForm, type BusinessFormProps } from './BusinessForm'
import { StepHeader } from './StepHeader'

type BusinessScreenProps = Omit<BusinessFormProps, 'labelledBy'> & {
  /** The account was created in an earlier visit: explain what is missing. */
  resumed: boolean
  /** For a user who may have joined a business already: leads on without a new one. */
  onJoined?: (() => void) | undefined
  onSignOut: () => void
}

const TITLE = 'business-title'

/** Step 2: names the business and starts its trial. */
export function BusinessScreen({ resumed, onJoined, onSignOut, ...form }: BusinessScreenProps) {
  return (
    <PublicLayout>
      <FormCard>
        <StepHeader id={TITLE} step={2} title={<FormattedMessage id="onboarding.business.title" />}>
          <FormattedMessage id="onboarding.business.subtitle" />
        </StepHeader>
        {resumed && (
          <Spaced mb={3}>
            <Alert severity="info">
              <FormattedMessage id="onboarding.business.resumed" />
            </Alert>
          </Spaced>
        )}
        {onJoined && (
          <Spaced mb={3}>
            <Alert severity="info" title={<FormattedMessage id="onboarding.existing.title" />}>
              <LinkButton onClick={onJoined}>
                <FormattedMessage id="onboarding.signedIn.dashboard" />
              </LinkButton>
            </Alert>
          </Spaced>
        )}
        <BusinessForm labelledBy={TITLE} {...form} />
      </FormCard>
      <Muted as="p" mt={3} align="center">
        <FormattedMessage id="onboarding.business.notYou" />{' '}
        <LinkButton onClick={onSignOut}>
          <FormattedMessage id="onboarding.signOut" />
        </LinkButton>
      </Muted>
    </PublicLayout>
  )
}

/** Shown to a signed-in user until their step is known. */
export const CheckingScreen = () => (
  <PublicLayout>
    <FormCard>
      <SkeletonForm fields={1} />
    </FormCard>
  </PublicLayout>
)

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
