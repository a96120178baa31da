import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { AddressText } from '~/design/data/Facts'
import { Alert } from '~/design/feedback/Alert'
import { Stack } from '~/design/layout/Flex'
import { PlainList } from '~/design/layout/PlainList'
import { FailureReference, isServerFailure } from '~/features/shared/failures/error-reference'
import { TurnsDialog } from '~/features/shared/mutations/TurnsDialog'
import type { TurnsOutcome } from '~/features/shared/mutations/use-turns'
import { ABSENT } from '~/i18n/dates'
import { errorText } from '~/i18n/error-text'

import type { InvitationRow } from './invitation-rows'
import { useResend } from './ResendButton'
import { useResendAll } from './use-resend-all'

type ResendAllDialogProps = {
  open: boolean
  /** The pending invitations of the filter. */
  rows: readonly InvitationRow[]
  onClose: () => void
}

/** Asks before it sends e-mails, shows how far it is, and then what was sent and what is left. */
export function ResendAllDialog({ open, rows, onClose }: ResendAllDialogProps) {
  const { busy, paused } = useResend()
  const turns = useResendAll()
  const { running, progress, outcome } = turns
  // the list changes while they are sent
  const [asked, setAsked] = useState<readonly InvitationRow[]>()
  const isFree = (row: InvitationRow) => row.id !== undefined && !busy(row.id) && !paused(row)
  const next = outcome?.left ?? ((running && asked) || (asked ?? rows).filter(isFree))
  const total = next.length
  const done = !running && outcome !== undefined && total === 0

  return (
    <TurnsDialog
      {...{ turns, open, onClose }}
      title={<FormattedMessage id="invitations.resendAll.title" values={{ count: asked?.length ?? total }} />}
      texts={{
        submit: !done && (
          <FormattedMessage
            id={outcome ? 'invitations.resendAll.rest' : 'invitations.resendAll.submit'}
            values={{ count: total }}
          />
        ),
        progress: progress && <FormattedMessage id="invitations.dialog.sending.progress" values={progress} />,
        stop: <FormattedMessage id="invitations.dialog.stop" />,
      }}
      disabled={total === 0}
      onClosed={() => setAsked(undefined)}
      onSubmit={() => {
        setAsked(next)
        void turns.mutate(next)
      }}
    >
      {!running && outcome ? (
        <Outcome {...outcome} />
      ) : (
        <FormattedMessage
          id={total === 0 ? 'invitations.resendAll.paused' : 'invitations.resendAll.body'}
          values={{ count: total }}
        />
      )}
    </TurnsDialog>
  )
}

function Outcome({ done, unknown, failed, left, limit }: TurnsOutcome<InvitationRow>) {
  const intl = useIntl()
  return (
    <Stack spacing={1.5} role="status">
      {done.length > 0 && (
        <Alert
          severity="success"
          title={<FormattedMessage id="invitations.resendAll.done" values={{ count: done.length }} />}
        />
      )}
      {left.length > 0 && (
        <Alert
          severity={limit ? 'warning' : 'info'}
          title={<FormattedMessage id="invitations.resendAll.left" values={{ count: left.length }} />}
        >
          {limit && errorText(intl, limit)}
          <Addresses of={left} />
        </Alert>
      )}
      {unknown.length > 0 && (
        <Alert
          severity="warning"
          title={<FormattedMessage id="invitations.resendAll.unknown" values={{ count: unknown.length }} />}
        >
          <Addresses of={unknown.map(({ item }) => item)} />
          <FormattedMessage id="invitations.resendAll.unknown.body" />
          <FailureReference of={unknown.map(({ error }) => error).find(isServerFailure)} />
        </Alert>
      )}
      {failed.length > 0 && (
        <Alert
          severity="error"
          title={<FormattedMessage id="invitations.resendAll.failed" values={{ count: failed.length }} />}
        >
          <Addresses
            of={failed.map(({ item }) => item)}
            reason={(at) => errorText(intl, failed[at]?.error, undefined, 'invitations.list.resend.gone')}
          />
          <FailureReference of={failed.map(({ error }) => error).find(isServerFailure)} />
        </Alert>
      )}
    </Stack>
  )
}

type AddressesProps = { of: readonly InvitationRow[]; reason?: (at: number) => ReactNode }

const Addresses = ({ of, reason }: AddressesProps) => (
  <PlainList>
    {of.map(({ key, email = ABSENT }, at) => (
      <li key={key}>
        <AddressText>{email}</AddressText> {reason && <span>· {reason(at)}</span>}
      </li>
    ))}
  </PlainList>
)
