import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { Alert } from '~/design/feedback/Alert'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { FailureReference } from '~/features/shared/failures/FailureReference'
import { errorText } from '~/i18n/error-text'

import { AcceptLayout } from './AcceptLayout'

type UnreadInvitationProps = {
  /** Null when the provider only requires a sign-in (decision 2). */
  failure: ApiError | null
  retrying: boolean
  entries: ReactNode
  onRetry: () => void
}

/** The invitation could not be read, or reading it requires a sign-in. */
export function UnreadInvitation({ failure, retrying, entries, onRetry }: UnreadInvitationProps) {
  const intl = useIntl()
  if (!failure)
    return (
      <AcceptLayout
        title={<FormattedMessage id="invitations.accept.title" />}
        lead={<FormattedMessage id="invitations.accept.signInFirst" />}
        actions={entries}
      />
    )
  return (
    <AcceptLayout
      title={<FormattedMessage id="invitations.accept.title" />}
      actions={
        <SubmitButton type="button" size="large" busy={retrying} onClick={onRetry}>
          <FormattedMessage id="common.retry" />
        </SubmitButton>
      }
    >
      <Alert severity="error" title={<FormattedMessage id="invitations.accept.unread" />}>
        {errorText(intl, failure)}
        <FailureReference of={failure} />
      </Alert>
    </AcceptLayout>
  )
}
