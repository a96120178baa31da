import { FormattedMessage, useIntl } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Alert, Box, Typography } from '~/design/layout/layout'
import { ButtonLink } from '~/features/shared/AppLink'
import { FormCard } from '~/features/shared/public/FormCard'
import { PublicLayout } from '~/features/shared/public/PublicLayout'
import { errorText } from '~/i18n/error-text'

type JoiningScreenProps = {
  invitation: string
  pending: boolean
  failure: ApiError
  onRetry: () => void
}

/** The account of somebody who was invited is there; the invitation is still to be accepted. */
export function JoiningScreen({ invitation, pending, failure, onRetry }: JoiningScreenProps) {
  const intl = useIntl()
  return (
    <PublicLayout>
      <FormCard>
        <Typography variant="h1" tabIndex={-1}>
          <FormattedMessage id="onboarding.join.title" />
        </Typography>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, marginTop: 2.5 }}>
          <Box sx={{ marginBottom: 1.5 }}>
            <Alert severity="error" title={<FormattedMessage id="onboarding.join.failed" />}>
              {errorText(intl, failure)}
            </Alert>
          </Box>
          <SubmitButton
            type="button"
            size="large"
            busy={pending}
            busyLabel={<FormattedMessage id="onboarding.join.pending" />}
            onClick={onRetry}
          >
            <FormattedMessage id="common.retry" />
          </SubmitButton>
          <ButtonLink
            to="/onboarding/invitations/$token"
            params={{ token: invitation }}
            variant="outlined"
            color="neutral"
            size="large"
          >
            <FormattedMessage id="onboarding.join.view" />
          </ButtonLink>
        </Box>
      </FormCard>
    </PublicLayout>
  )
}
