import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { StatusBadge } from '~/design/feedback/StatusBadge'
import { roleLabel } from '~/features/shared/role-label'
import { SectionCard } from '~/features/shared/SectionCard'
import { useFormats } from '~/i18n/formats'
import type { PlainMessageId } from '~/i18n/messages'

import { Facts } from './Facts'

export type SessionReport = {
  open: boolean
  /** The user, if known; the role once the server has sent it. */
  user?: { name: string; userType: string } | undefined
  /** Milliseconds left, 0 when expired. Undefined without a session. */
  times?: { accessMs: number; refreshMs: number; idleMs: number } | undefined
}

/** Times of the session; never a token. */
export function SessionCard({ open, user, times }: SessionReport) {
  const intl = useIntl()
  const rows: [PlainMessageId, ReactNode][] = [
    ['settings.diagnosis.access', <Left key="access" ms={times?.accessMs} />],
    ['settings.diagnosis.refresh', <Left key="refresh" ms={times?.refreshMs} />],
    ['settings.diagnosis.idle', <Left key="idle" ms={times?.idleMs} />],
  ]
  return (
    <SectionCard title={<FormattedMessage id="settings.diagnosis.session" />}>
      <Facts
        rows={[
          [
            'settings.diagnosis.session.state',
            <StatusBadge key="state" tone={open ? 'success' : 'neutral'}>
              <FormattedMessage id={open ? 'settings.diagnosis.session.open' : 'settings.diagnosis.session.closed'} />
            </StatusBadge>,
          ],
          ...(user
            ? ([
                ['settings.diagnosis.session.user', user.name],
                [
                  'settings.diagnosis.session.role',
                  roleLabel(intl, user.userType) || <FormattedMessage key="unknown" id="settings.diagnosis.unknown" />,
                ],
              ] as const)
            : []),
          ...rows,
        ]}
      />
    </SectionCard>
  )
}

function Left({ ms }: { ms: number | undefined }) {
  const formats = useFormats()
  if (ms === undefined) return <FormattedMessage id="settings.diagnosis.absent" />
  if (ms <= 0) return <FormattedMessage id="settings.diagnosis.expired" />
  const when = formats.relative(new Date(ms), new Date(0))
  return <FormattedMessage id="settings.diagnosis.expiresIn" values={{ when }} />
}
