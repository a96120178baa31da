import { FormattedMessage } from 'react-intl'

import { LinkButton } from '~/design/inputs/LinkButton'
import { Alert, Box, Typography } from '~/design/layout/layout'
import { FormCard } from '~/features/shared/public/FormCard'
import { PublicLayout } from '~/features/shared/public/PublicLayout'

import { BusinessForm, type BusinessFormProps } from './BusinessForm'
import { StepHeader } from './StepHeader'

type BusinessScreenProps = Omit<BusinessFormProps, 'labelledBy'> & {
  /** The account was made some time ago: what is missing needs saying. */
  resumed: boolean
  onSignOut: () => void
}

const TITLE = 'business-title'

/** Step 2: the business is named and its trial begins (B §2). */
export function BusinessScreen({ resumed, onSignOut, ...form }: BusinessScreenProps) {
  return (
    <PublicLayout>
      <FormCard>
        <StepHeader id={TITLE} step={2} title={<FormattedMessage id="onboarding.business.title" />}>
          <FormattedMessage id="onboarding.business.subtitle" />
        </StepHeader>
        {resumed && (
          <Box sx={{ marginBottom: 3 }}>
            <Alert severity="info">
              <FormattedMessage id="onboarding.business.resumed" />
            </Alert>
          </Box>
        )}
        <BusinessForm labelledBy={TITLE} {...form} />
      </FormCard>
      <Typography sx={{ marginTop: 3, textAlign: 'center', color: 'text.secondary' }}>
        <FormattedMessage id="onboarding.business.notYou" />{' '}
        <LinkButton onClick={onSignOut}>
          <FormattedMessage id="onboarding.signOut" />
        </LinkButton>
      </Typography>
    </PublicLayout>
  )
}
