import { FormattedMessage } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'
import { LinkButton } from '~/design/inputs/Button'
import { Spaced } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import { FormCard } from '~/features/shared/public/FormCard'
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
