import { FormattedMessage, useIntl } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { Alert } from '~/design/feedback/Alert'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Column } from '~/design/layout/Column'
import { PageTitle } from '~/design/layout/PageTitle'
import { Spaced } from '~/design/layout/Spaced'
import { ButtonLink } from '~/features/shared/AppLink'
import { FailureReference } from '~/features/shared/failures/FailureReference'
import { FormCard } from '~/features/shared/public/FormCard'
import { PublicLayout } from '~/features/shared/public/PublicLayout'
import { errorText } from '~/i18n/error-text'

type JoiningScreenProps = {
  invitation: string
  pending: boolean
  failure: ApiError
  onRetry: () => void
}

/** The invited user's account exists; the invitation is not accepted yet. */
export function JoiningScreen({ invitation, pending, failure, onRetry }: JoiningScreenProps) {
  const intl = useIntl()
  return (
    <PublicLayout>
      <FormCard>
        <PageTitle>
          <FormattedMessage id="onboarding.join.title" />
        </PageTitle>
        <Column gap={1} mt={2.5}>
          <Spaced mb={1.5}>
            <Alert severity="error" title={<FormattedMessage id="onboarding.join.failed" />}>
              {errorText(intl, failure)}
              <FailureReference of={failure} />
            </Alert>
          </Spaced>
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
        </Column>
      </FormCard>
    </PublicLayout>
  )
}
