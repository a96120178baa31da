import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { EmptyState } from '~/design/feedback/EmptyState'
import { MailIcon, PlusIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Stack } from '~/design/layout/layout'
import { Page } from '~/design/layout/Page'
import { passFocusOn } from '~/design/layout/pass-focus'
import { QueryFailure } from '~/features/shared/failures/QueryFailure'

import { toRows } from './invitation-rows'
import { invitationsOptions } from './invitations-queries'
import { InvitationTable } from './InvitationTable'
import { StatusFilter } from './StatusFilter'

type InvitationsScreenProps = {
  /** Only the invitations in this state. */
  status: string | undefined
  onStatus: (status: string | undefined) => void
  onInvite: () => void
  /** The dialog that invites; the route opens it. */
  dialog: ReactNode
}

/** The route asks at each visit: what failed, or came late, is not asked for again by its being shown. */
const ASKED_BY_ROUTE = { retryOnMount: false, refetchOnMount: false } as const

/** Who was invited, in which state the invitation is, and sending it again (decision 26). */
export function InvitationsScreen({ status, onStatus, onInvite, dialog }: InvitationsScreenProps) {
  const { data, error, isPending, refetch, dataUpdatedAt } = useQuery({
    ...invitationsOptions(status),
    ...ASKED_BY_ROUTE,
  })
  const invite = (
    <Button startIcon={<PlusIcon />} onClick={onInvite}>
      <FormattedMessage id="invitations.list.invite" />
    </Button>
  )

  function placeholder(): ReactNode {
    if (!data)
      return error && <QueryFailure failed="invitations.list.failed" error={error} onRetry={() => void refetch()} />
    if (data.invitations.length > 0) return undefined
    if (status === undefined)
      return (
        <EmptyState icon={<MailIcon />} title={<FormattedMessage id="invitations.list.empty.title" />} action={invite}>
          <FormattedMessage id="invitations.list.empty.body" />
        </EmptyState>
      )
    return (
      <EmptyState
        icon={<MailIcon />}
        title={<FormattedMessage id="invitations.list.noMatch.title" />}
        action={
          <Button
            variant="outlined"
            color="neutral"
            onClick={(event) => {
              passFocusOn(event.currentTarget)
              onStatus(undefined)
            }}
          >
            <FormattedMessage id="invitations.list.noMatch.action" />
          </Button>
        }
      />
    )
  }

  const empty = status === undefined && data?.invitations.length === 0
  return (
    <Page
      title={<FormattedMessage id="navigation.invitations" />}
      description={<FormattedMessage id="invitations.list.description" />}
      actions={!empty && invite}
    >
      <Stack spacing={2}>
        {!empty && <StatusFilter status={status} onChange={onStatus} found={data?.invitations.length} />}
        <InvitationTable
          rows={toRows(data?.invitations ?? [], dataUpdatedAt)}
          loading={isPending}
          placeholder={placeholder()}
        />
      </Stack>
      {dialog}
    </Page>
  )
}
