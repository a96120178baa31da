import { FormattedMessage, useIntl } from 'react-intl'

import { mayBeDone } from '~/api/may-be-done'
import { AddressText } from '~/design/data/AddressText'
import { Alert } from '~/design/feedback/Alert'
import { EmptyState } from '~/design/feedback/EmptyState'
import { CheckIcon } from '~/design/icons/icons'
import { Box, Stack } from '~/design/layout/Flex'
import { PlainList } from '~/design/layout/PlainList'
import { isServerFailure } from '~/features/shared/failures/error-reference'
import { FailureReference } from '~/features/shared/failures/FailureReference'

import type { InviteOutcome } from './invite-all'
import { refusalText } from './refusal-text'

type InviteResultProps = Pick<InviteOutcome, 'sent' | 'unsent' | 'left'> & {
  /** Shows figures only: the rows of the sheet show their own results. */
  brief?: boolean
}

/** Which invitations were sent, and why each of the others was not. */
export function InviteResult({ sent, unsent, left, brief = false }: InviteResultProps) {
  const intl = useIntl()
  const open = unsent.filter(({ error }) => mayBeDone(error))
  const failed = unsent.filter(({ error }) => !mayBeDone(error))

  return (
    <Stack spacing={1.5}>
      {sent.length > 0 && (
        <Alert severity="success" title={<SentCount sent={sent} />}>
          {!brief && <SentList sent={sent} />}
        </Alert>
      )}
      {open.length > 0 && (
        <Alert
          severity="warning"
          title={<FormattedMessage id="invitations.dialog.unknown.some" values={{ count: open.length }} />}
        >
          {!brief && <SentList sent={open.map(({ email }) => email)} />}
          <FormattedMessage id="invitations.dialog.unknown.body" />
          <FailureReference of={open.map(({ error }) => error).find(isServerFailure)} />
        </Alert>
      )}
      {left.length > 0 && (
        <Alert
          severity="info"
          title={<FormattedMessage id="invitations.dialog.stopped" values={{ count: left.length }} />}
        />
      )}
      {failed.length > 0 && (
        <Alert
          severity="error"
          title={<FormattedMessage id="invitations.dialog.failed.some" values={{ count: failed.length }} />}
        >
          {!brief && (
            <PlainList>
              {failed.map((one) => (
                <li key={one.email}>
                  <FormattedMessage
                    id="invitations.dialog.failed.one"
                    values={{ email: <AddressText>{one.email}</AddressText>, reason: refusalText(intl, one.error) }}
                  />
                </li>
              ))}
            </PlainList>
          )}
          <FailureReference of={failed.map(({ error }) => error).find(isServerFailure)} />
        </Alert>
      )}
    </Stack>
  )
}

type Sent = Pick<InviteOutcome, 'sent'>

const SentCount = ({ sent }: Sent) => <FormattedMessage id="invitations.dialog.sent" values={{ count: sent.length }} />

const SentList = ({ sent }: Sent) => (
  <PlainList>
    {sent.map((email) => (
      <li key={email}>
        <AddressText>{email}</AddressText>
      </li>
    ))}
  </PlainList>
)

/** In place of the form. */
export const AllSent = ({ sent }: Sent) => (
  <Box role="status" sx={MIDDLE}>
    <EmptyState level={3} done icon={<CheckIcon />} title={<SentCount sent={sent} />}>
      <SentList sent={sent} />
    </EmptyState>
  </Box>
)

const MIDDLE = { flex: 1, display: 'grid', alignContent: 'center' } as const
