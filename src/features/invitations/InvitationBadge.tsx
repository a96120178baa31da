import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { StatusBadge } from '~/design/feedback/StatusBadge'
import { ClockIcon, CloseCircleIcon } from '~/design/icons/icons'
import { ABSENT } from '~/i18n/format-day'
import type { PlainMessageId } from '~/i18n/messages'

type Look = { label: PlainMessageId; tone: 'info' | 'success' | 'warning' | 'neutral'; icon?: ReactNode }

/** The known states, in the order of the filter. */
export const KNOWN_STATUSES = new Map<string, Look>([
  ['pending', { label: 'invitations.list.status.pending', tone: 'info', icon: <ClockIcon size={14} /> }],
  ['expired', { label: 'invitations.list.status.expired', tone: 'warning' }],
  ['accepted', { label: 'invitations.list.status.accepted', tone: 'success' }],
  ['cancelled', { label: 'invitations.list.status.cancelled', tone: 'neutral', icon: <CloseCircleIcon size={14} /> }],
])

/** Any other value is shown as is (INV-10). */
export function InvitationBadge({ status }: { status: string | undefined }) {
  const known = status === undefined ? undefined : KNOWN_STATUSES.get(status)
  if (!known) return <StatusBadge>{status ?? ABSENT}</StatusBadge>
  return (
    <StatusBadge tone={known.tone} icon={known.icon}>
      <FormattedMessage id={known.label} />
    </StatusBadge>
  )
}
