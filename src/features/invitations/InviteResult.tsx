import { FormattedMessage, useIntl } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'
import { Stack } from '~/design/layout/layout'
import { PlainList } from '~/design/layout/PlainList'
import { errorText, plainText } from '~/i18n/error-text'

import type { InviteOutcome, Unsent } from './invite-all'

/** Which invitations went, and of each of the others why not. */
export function InviteResult({ sent, unsent }: Pick<InviteOutcome, 'sent' | 'unsent'>) {
  const intl = useIntl()
  /** What the server says of the address comes before what it says of the call. */
  const reasonOf = ({ error }: Unsent) => plainText(error.details['email']?.join(' ') ?? '') ?? errorText(intl, error)

  return (
    <Stack spacing={1.5}>
      {sent.length > 0 && (
        <Alert
          severity="success"
          title={<FormattedMessage id="invitations.dialog.sent" values={{ count: sent.length }} />}
        >
          <PlainList>
            {sent.map((email) => (
              <li key={email}>{email}</li>
            ))}
          </PlainList>
        </Alert>
      )}
      {unsent.length > 0 && (
        <Alert
          severity="error"
          title={<FormattedMessage id="invitations.dialog.failed.some" values={{ count: unsent.length }} />}
        >
          <PlainList>
            {unsent.map((one) => (
              <li key={one.email}>
                <FormattedMessage
                  id="invitations.dialog.failed.one"
                  values={{ email: one.email, reason: reasonOf(one) }}
                />
              </li>
            ))}
          </PlainList>
        </Alert>
      )}
    </Stack>
  )
}
