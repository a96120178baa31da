import type { IntlShape } from 'react-intl'

import type { Member } from '~/api/generated/types.gen'
import { displayName } from '~/features/shared/display-name'
import { roleLabel } from '~/features/shared/role-label'
import { createFormats, type Formats } from '~/i18n/formats'

/** A header row, then a row for each user. */
export function userCsv(intl: IntlShape, members: readonly Member[]): string[][] {
  const heading = [
    intl.formatMessage({ id: 'users.person' }),
    intl.formatMessage({ id: 'forms.label.email' }),
    intl.formatMessage({ id: 'forms.label.role' }),
    intl.formatMessage({ id: 'forms.label.position' }),
    intl.formatMessage({ id: 'forms.label.phone' }),
    intl.formatMessage({ id: 'users.state' }),
    intl.formatMessage({ id: 'users.lastLogin' }),
  ]
  const formats = createFormats(intl)
  return [heading, ...members.map((member) => lineOf(intl, formats, member))]
}

const lineOf = (intl: IntlShape, { isoDate }: Formats, member: Member) => [
  displayName(member),
  member.email,
  roleLabel(intl, member.user_type),
  member.position ?? '',
  member.phone ?? '',
  intl.formatMessage({ id: member.is_active ? 'users.active' : 'users.inactive' }),
  isoDate(member.last_login),
]
