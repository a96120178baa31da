import { FormattedMessage, useIntl } from 'react-intl'

import { type ApiError, Unverified } from '~/api/api-error'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Column, Spaced } from '~/design/layout/Flex'
import { PageTitle } from '~/design/layout/Text'
import { ButtonLink } from '~/features/shared/AppLink'
import { FailureSummary, FormCard } from '~/features/shared/forms/Form'
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
            <FailureSummary
              title={<FormattedMessage id="onboarding.join.failed" />}
              unconfirmed={<FormattedMessage id="onboarding.join.unconfirmed" />}
              texts={[errorText(intl, failure)]}
              failure={failure}
            />
          </Spaced>
          <SubmitButton
            type="button"
            size="large"
            busy={pending}
            verifies={failure instanceof Unverified}
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
