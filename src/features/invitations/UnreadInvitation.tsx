import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { Alert } from '~/design/feedback/Alert'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { ButtonLink } from '~/features/shared/AppLink'
import { FailureReference } from '~/features/shared/failures/error-reference'
import { WayBack } from '~/features/shared/failures/WayBack'
import { backToInvitation } from '~/features/shared/page-links'
import { errorText } from '~/i18n/error-text'

import { AcceptLayout } from './AcceptScreen'
import type { Closed } from './invitation-state'

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

/** An invitation that can no longer be accepted: why, and what to do. It never offers to accept. */
export function ClosedScreen({ why, signedIn }: { why: Closed; signedIn: boolean }) {
  return (
    <AcceptLayout
      title={<FormattedMessage id={`invitations.accept.closed.${why}.title`} />}
      lead={<FormattedMessage id={`invitations.accept.closed.${why}.body`} />}
      actions={
        <>
          <WayBack signedIn={signedIn} size="large" />
          {!signedIn && (
            <ButtonLink to="/onboarding/register" size="large" variant="outlined" color="neutral">
              <FormattedMessage id="invitations.accept.ownCompany" />
            </ButtonLink>
          )}
        </>
      }
    />
  )
}

type InvitationEntriesProps = { token: string; email: string | null | undefined }

/** Links to the login and the registration, whose forms get the e-mail; both lead back to the invitation. */
export function InvitationEntries({ token, email }: InvitationEntriesProps) {
  const state = { invitedEmail: email ?? undefined }
  return (
    <>
      <ButtonLink to="/auth/login" search={backToInvitation(token)} state={state} size="large">
        <FormattedMessage id="invitations.accept.signIn" />
      </ButtonLink>
      <ButtonLink
        to="/onboarding/register"
        search={{ invitation: token }}
        state={state}
        size="large"
        variant="outlined"
        color="neutral"
      >
        <FormattedMessage id="invitations.accept.register" />
      </ButtonLink>
    </>
  )
}
