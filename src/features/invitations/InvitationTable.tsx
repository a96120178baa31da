import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { DataTable } from '~/design/data/DataTable'
import { useNarrowerThan } from '~/design/layout/use-viewport'
import { ABSENT } from '~/i18n/format-day'

import { invitationCard, invitationColumns } from './invitation-columns'
import { canResend, type InvitationRow } from './invitation-rows'
import { ResendButton } from './ResendButton'
import { useResend } from './use-resend'

type InvitationTableProps = {
  rows: readonly InvitationRow[]
  loading: boolean
  /** Replaces the rows if there are none. */
  placeholder: ReactNode
  /** Whether the user may resend invitations. */
  resends: boolean
}

/** Below this width the columns do not fit. */
const CARDS_BELOW = 'lg'
/** Fits an address with the action beside it. */
const CARD_WIDTH = 400

export function InvitationTable({ rows, loading, placeholder, resends }: InvitationTableProps) {
  const intl = useIntl()
  const cards = useNarrowerThan(CARDS_BELOW)
  const { resend, busy, unconfirmed, paused } = useResend()

  function action(row: InvitationRow) {
    const { id, email = ABSENT } = row
    if (id === undefined || !canResend(row)) return null
    const state = { busy: busy(id), unconfirmed: unconfirmed(id), paused: paused(row) }
    return <ResendButton email={email} {...state} onResend={() => resend(id)} />
  }

  const tools = { intl, action: resends ? action : undefined }

  return (
    <DataTable
      label={intl.formatMessage({ id: 'invitations.list.table' })}
      columns={cards ? invitationCard(tools) : invitationColumns(tools)}
      rows={rows}
      rowKey={({ key }) => key}
      rowName={({ email }) => email ?? ABSENT}
      muted={({ status }) => status === 'cancelled'}
      cardsBelow={CARDS_BELOW}
      cardWidth={CARD_WIDTH}
      loading={loading}
      placeholder={placeholder}
    />
  )
}
