import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { DataTable } from '~/design/data/DataTable'
import { ABSENT, useFormats } from '~/i18n/formats'

import { invitationColumns } from './invitation-columns'
import { canResend, type InvitationRow } from './invitation-rows'
import { ResendButton } from './ResendButton'
import { useResend } from './use-resend'

type InvitationTableProps = {
  rows: readonly InvitationRow[]
  loading: boolean
  /** In place of rows, where there are none. */
  placeholder: ReactNode
}

export function InvitationTable({ rows, loading, placeholder }: InvitationTableProps) {
  const intl = useIntl()
  const { date } = useFormats()
  const { resend, busy, paused } = useResend()

  function action(row: InvitationRow) {
    const { id, email = ABSENT } = row
    if (id === undefined || !canResend(row)) return null
    return <ResendButton email={email} busy={busy(id)} paused={paused(id)} onResend={() => resend(id)} />
  }

  return (
    <DataTable
      label={intl.formatMessage({ id: 'invitations.list.table' })}
      columns={invitationColumns({ intl, date, action })}
      rows={rows}
      rowKey={({ key }) => key}
      rowName={({ email }) => email ?? ABSENT}
      muted={({ status }) => status === 'cancelled'}
      cardsBelow="lg"
      loading={loading}
      placeholder={placeholder}
    />
  )
}
