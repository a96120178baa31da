import type { IntlShape } from 'react-intl'

import type { KnownValue } from '~/api/generated/known-values.gen'
import type { User } from '~/api/generated/types.gen'
import type { PlainMessageId } from '~/i18n/messages'

const LABELS: Readonly<Record<KnownValue<'userType'>, PlainMessageId>> = {
  agency_admin: 'common.role.agency_admin',
  brand_admin: 'common.role.brand_admin',
  brand_member: 'common.role.brand_member',
  client_readonly: 'common.role.client_readonly',
}

const isKnown = (userType: string): userType is keyof typeof LABELS => Object.hasOwn(LABELS, userType)

/** An unknown role is shown as is (PRM-08). */
export function roleLabel(intl: IntlShape, userType: string): string {
  return isKnown(userType) ? intl.formatMessage({ id: LABELS[userType] }) : userType
}

/** The role of the signed-in user. The admin of a company that is no agency is its administrator. */
export const ownRoleLabel = (
  intl: IntlShape,
  { user_type, company_info }: Pick<User, 'user_type' | 'company_info'>,
): string =>
  user_type === 'agency_admin' && company_info?.business_mode === 'solo'
    ? intl.formatMessage({ id: 'common.role.administrator' })
    : roleLabel(intl, user_type)
