import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { type ApiError, mayBeDone, refusedStatus } from '~/api/api-error'
import type { InvitationStatus } from '~/api/generated/types.gen'
import { Alert } from '~/design/feedback/Alert'
import { SkeletonBox, SkeletonFacts, SkeletonText } from '~/design/feedback/Skeleton'
import { Button } from '~/design/inputs/Button'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Column } from '~/design/layout/Flex'
import { Muted, PageTitle } from '~/design/layout/Text'
import { ButtonLink } from '~/features/shared/AppLink'
import { FailureSummary, FormCard } from '~/features/shared/forms/Form'
import { PublicLayout } from '~/features/shared/public/PublicLayout'
import { errorText } from '~/i18n/error-text'

import { inviterOf, isForAnother } from './invitation-state'
import { InvitationFacts } from './InvitationFacts'

type AcceptLayoutProps = { title: ReactNode; lead?: ReactNode; children?: ReactNode; actions?: ReactNode }

/** The page of an invitation: what it is, any problem with it, and the next step. */
export function AcceptLayout({ title, lead, children, actions }: AcceptLayoutProps) {
  return (
    <PublicLayout fixed>
      <FormCard>
        <PageTitle>{title}</PageTitle>
        {lead && (
          <Muted as="p" mt={0.5}>
            {lead}
          </Muted>
        )}
        <Column gap={2.5} mt={3}>
          {children}
          {actions && <Column gap={1}>{actions}</Column>}
        </Column>
      </FormCard>
    </PublicLayout>
  )
}

type AcceptScreenProps = {
  invitation: InvitationStatus
  /** The provider does not show the invitation even to a signed-in user: it checks it only when it is accepted. */
  unseen?: boolean
  /** E-mail of the signed-in user, empty if unknown; undefined for a visitor. */
  signedInAs: string | undefined
  /** Links to the login and the registration, which lead back here. */
  entries: ReactNode
  accepting: boolean
  failure: ApiError | null
  /** The invitation may be accepted: the button checks that. */
  unconfirmed?: boolean
  onAccept: () => void
  onSignOut: () => void
}

/** The look of a button that is not the one to press next. */
const SECOND = { variant: 'outlined', color: 'neutral' } as const

const isRefusal = (failure: ApiError) => [401, 403].includes(refusedStatus(failure) ?? 0)

/** A pending invitation: the user signs in or registers and accepts it, or learns that it is for another user. */
export function AcceptScreen(props: AcceptScreenProps) {
  const {
    invitation,
    unseen = false,
    signedInAs,
    entries,
    accepting,
    failure,
    unconfirmed = false,
    onAccept,
    onSignOut,
  } = props
  const intl = useIntl()
  const company = inviterOf(invitation)
  const forAnother = isForAnother(invitation.email, signedInAs)
  const [refused, setRefused] = useState(false)
  // stays during a retry: the buttons must not move
  if (failure && isRefusal(failure) !== refused) setRefused(!refused)
  const perhapsForAnother = unseen || refused

  return (
    <AcceptLayout
      title={
        company ? (
          <FormattedMessage id="invitations.accept.title.company" values={{ company }} />
        ) : (
          <FormattedMessage id="invitations.accept.title" />
        )
      }
      actions={
        signedInAs === undefined ? (
          entries
        ) : forAnother ? (
          <>
            <Button size="large" onClick={onSignOut}>
              <FormattedMessage id="invitations.accept.switch" />
            </Button>
            <ToDashboard />
          </>
        ) : (
          <>
            <SubmitButton
              type="button"
              size="large"
              {...(refused && SECOND)}
              busy={accepting}
              verifies={unconfirmed}
              busyLabel={<FormattedMessage id="invitations.accept.accepting" />}
              onClick={onAccept}
            >
              <FormattedMessage id="invitations.accept.submit" />
            </SubmitButton>
            {perhapsForAnother && (
              <Button size="large" {...(!refused && SECOND)} onClick={onSignOut}>
                <FormattedMessage id="invitations.accept.switch" />
              </Button>
            )}
            {(unseen || mayBeDone(failure)) && <ToDashboard />}
          </>
        )
      }
    >
      {failure && !accepting && (
        <FailureSummary
          title={<FormattedMessage id="invitations.accept.failed" />}
          unconfirmed={<FormattedMessage id="invitations.accept.unconfirmed" />}
          texts={[errorText(intl, failure)]}
          failure={failure}
        >
          {/* said below when the invitation is not shown */}
          {isRefusal(failure) && signedInAs && !unseen && (
            <div>
              <FormattedMessage id="invitations.accept.signedInAs" values={{ signedIn: signedInAs }} />
            </div>
          )}
        </FailureSummary>
      )}
      {unseen && (
        <Alert severity="warning" title={<FormattedMessage id="invitations.accept.unseen" />}>
          <FormattedMessage
            id="invitations.accept.unseen.body"
            values={{ known: signedInAs ? 'yes' : 'no', signedIn: signedInAs ?? '' }}
          />
        </Alert>
      )}
      {forAnother && signedInAs !== undefined && (
        <Alert severity="warning" title={<FormattedMessage id="invitations.accept.mismatch" />}>
          <FormattedMessage
            id="invitations.accept.mismatch.body"
            values={{ invited: invitation.email ?? '', signedIn: signedInAs }}
          />
        </Alert>
      )}
      <InvitationFacts invitation={invitation} />
      {signedInAs === undefined && (
        <Alert severity="info" role="note">
          <FormattedMessage id="invitations.accept.entry" />
        </Alert>
      )}
    </AcceptLayout>
  )
}

const ToDashboard = () => (
  <ButtonLink to="/dashboard" size="large" {...SECOND}>
    <FormattedMessage id="common.backToDashboard" />
  </ButtonLink>
)

/** Shown while the invitation loads. As high as `AcceptScreen`, so that nothing moves when it arrives. */
export const CheckingInvitation = ({ signedIn = false }: { signedIn?: boolean }) => (
  <AcceptLayout
    title={<FormattedMessage id="invitations.accept.checking" />}
    actions={
      <>
        <SkeletonBox height={44} />
        {!signedIn && <SkeletonBox height={44} />}
      </>
    }
  >
    <SkeletonFacts lines={6} />
    <div aria-hidden>
      <SkeletonText lines={2} />
    </div>
    {!signedIn && <SkeletonBox height={82} />}
  </AcceptLayout>
)
