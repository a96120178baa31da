import type { IntlShape } from 'react-intl'

import type { PlainMessageId } from '~/i18n/messages'

const ROLES = new Map<string, PlainMessageId>([
  ['agency_admin', 'common.role.agency_admin'],
  ['brand_admin', 'common.role.brand_admin'],
  ['brand_member', 'common.role.brand_member'],
  ['client_readonly', 'common.role.client_readonly'],
])

/** B §1. An unknown role is shown as is (PRM-08). */
export function roleLabel(intl: IntlShape, userType: string): string {
  const id = ROLES.get(userType)
  return id === undefined ? userType : intl.formatMessage({ id })
}
