import { useQueryClient } from '@tanstack/react-query'
import { useRef, type ReactNode, useState } from 'react'
import { useIntl, FormattedMessage } from 'react-intl'

import { aborted, type ApiError, networkError } from '~/api/api-error'
import { resendInvitationMutation } from '~/api/generated/@tanstack/react-query.gen'
import { apiPorts } from '~/api/ports'
import { AddressText } from '~/design/data/Facts'
import { Alert } from '~/design/feedback/Alert'
import { Stack } from '~/design/layout/Flex'
import { PlainList } from '~/design/layout/PlainList'
import { INVITATIONS_CHANGED, type InvitationRow } from '~/features/invitations/invitation-queries'
import { FailureReference, isServerFailure } from '~/features/shared/failures/error-reference'
import { BulkDialog } from '~/features/shared/mutations/BulkDialog'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { runBulkMutation, useBulk, type BulkResult } from '~/features/shared/mutations/use-bulk'
import { ABSENT } from '~/i18n/dates'
import { errorText } from '~/i18n/error-text'

import { isResent, RESEND, useResend } from './ResendButton'

/** Resends invitations, one after the other. A 429 ends it. */
export function useResendAll() {
  const intl = useIntl()
  const queryClient = useQueryClient()
  /** How the last call of each invitation ended. */
  const ended = useRef(new Map<unknown, ApiError | 'sent'>())

  const one = useApiMutation(resendInvitationMutation(), {
    ...RESEND,
    onSuccess: (_answer, { path }) => ended.current.set(path.id, 'sent'),
    onError: (failure, { path }) => ended.current.set(path.id, failure),
  })

  async function sendOne({ id }: InvitationRow, session: AbortSignal): Promise<void> {
    // meanwhile, by the action of a toast: nobody gets two e-mails
    if (id !== undefined && isResent(queryClient, id)) return
    ended.current.delete(id)
    if (id !== undefined) await one.mutate({ path: { id } })
    if (session.aborted) throw aborted()
    const end = ended.current.get(id)
    // a call of its own is running, so this one was dropped: this list does not learn how that one ends
    if (end === undefined) throw networkError()
    if (end !== 'sent') throw end
  }

  return useBulk(
    (rows: readonly InvitationRow[], running) => {
      const session = apiPorts().tokens.sessionSignal()
      return runBulkMutation(rows, (row) => sendOne(row, session), running)
    },
    {
      name: 'resendInvitations',
      invalidates: INVITATIONS_CHANGED,
      toast({ done, unconfirmed, failed, left }, _rows, isMounted) {
        if (isMounted) return undefined
        const [count, id] =
          unconfirmed.length > 0
            ? [unconfirmed.length, 'invitations.resendAll.unconfirmed' as const]
            : failed.length + left.length > 0
              ? [failed.length + left.length, 'invitations.resendAll.left' as const]
              : [done.length, 'invitations.resendAll.done' as const]
        return { title: intl.formatMessage({ id }, { count }) }
      },
    },
  )
}

type ResendAllDialogProps = {
  open: boolean
  /** The pending invitations of the filter. */
  rows: readonly InvitationRow[]
  onClose: () => void
}

/** Asks before it sends e-mails, shows how far it is, and then what was sent and what is left. */
export function ResendAllDialog({ open, rows, onClose }: ResendAllDialogProps) {
  const { busy, paused } = useResend()
  const bulk = useResendAll()
  const { running, progress, outcome } = bulk
  // the list changes while they are sent
  const [asked, setAsked] = useState<readonly InvitationRow[]>()
  const isFree = (row: InvitationRow) => row.id !== undefined && !busy(row.id) && !paused(row)
  const next = outcome?.left ?? ((running && asked) || (asked ?? rows).filter(isFree))
  const total = next.length
  const done = !running && outcome !== undefined && total === 0

  return (
    <BulkDialog
      {...{ bulk, open, onClose }}
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
        void bulk.mutate(next)
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
    </BulkDialog>
  )
}

function Outcome({ done, unconfirmed, failed, left, limit }: BulkResult<InvitationRow>) {
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
      {unconfirmed.length > 0 && (
        <Alert
          severity="warning"
          title={<FormattedMessage id="invitations.resendAll.unconfirmed" values={{ count: unconfirmed.length }} />}
        >
          <Addresses of={unconfirmed.map(({ item }) => item)} />
          <FormattedMessage id="invitations.resendAll.unconfirmed.body" />
          <FailureReference of={unconfirmed.map(({ error }) => error).find(isServerFailure)} />
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
