import type { IntlShape } from 'react-intl'

import { roleLabel } from '~/features/shared/user/user-texts'
import { createFormats } from '~/i18n/formats'

import type { InvitationRow } from './invitation-rows'
import { KNOWN_STATUSES } from './InvitationTable'

/** A header row, then a row for each invitation. */
export function invitationCsv(intl: IntlShape, rows: readonly InvitationRow[]): string[][] {
  const { isoDate } = createFormats(intl)
  const statusOf = (status = '') => {
    const known = KNOWN_STATUSES.get(status)
    return known ? intl.formatMessage({ id: known.label }) : status
  }
  const heading = [
    intl.formatMessage({ id: 'invitations.list.email' }),
    intl.formatMessage({ id: 'forms.label.brand' }),
    intl.formatMessage({ id: 'forms.label.role' }),
    intl.formatMessage({ id: 'invitations.list.status' }),
    intl.formatMessage({ id: 'invitations.list.sender' }),
    intl.formatMessage({ id: 'invitations.export.sent' }),
    intl.formatMessage({ id: 'invitations.export.expires' }),
  ]
  return [
    heading,
    ...rows.map(({ email = '', brand = '', userType, status, sender = '', sentAt, expiry }) => [
      email,
      brand,
      userType === undefined ? '' : roleLabel(intl, userType),
      statusOf(status),
      sender,
      isoDate(sentAt),
      isoDate(expiry?.at),
    ]),
  ]
}
