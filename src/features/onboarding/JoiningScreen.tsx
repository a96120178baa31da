import { FormattedMessage, useIntl } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { Alert, Box, Link, Typography } from '~/design/layout'
import { SubmitButton } from '~/design/SubmitButton'
import { FormCard } from '~/features/shared/FormCard'
import { PublicLayout } from '~/features/shared/PublicLayout'
import { errorText } from '~/i18n/error-text'

type JoiningScreenProps = {
  pending: boolean
  failure: ApiError | null
  /** The page of the invitation, which tells more of its state. */
  invitationHref: string
  onRetry: () => void
}

/** After step 1 of somebody who was invited: the invitation is accepted; if that fails, it can be tried again. */
export function JoiningScreen({ pending, failure, invitationHref, onRetry }: JoiningScreenProps) {
  const intl = useIntl()
  return (
    <PublicLayout>
      <FormCard>
        <Typography variant="h1" tabIndex={-1}>
          <FormattedMessage id="onboarding.join.title" />
        </Typography>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, marginTop: 2.5 }}>
          {failure && !pending ? (
            <>
              <Alert severity="error" title={<FormattedMessage id="onboarding.join.failed" />}>
                {errorText(intl, failure)}
              </Alert>
              <SubmitButton type="button" size="large" onClick={onRetry}>
                <FormattedMessage id="common.retry" />
              </SubmitButton>
              <Link href={invitationHref} sx={{ alignSelf: 'center' }}>
                <FormattedMessage id="onboarding.join.view" />
              </Link>
            </>
          ) : (
            <Alert severity="info">
              <FormattedMessage id="onboarding.join.pending" />
            </Alert>
          )}
        </Box>
      </FormCard>
    </PublicLayout>
  )
}
