import type { IntlShape } from 'react-intl'

import type { KnownValue } from '~/api/generated/known-values.gen'
import type { PlainMessageId } from '~/i18n/messages'
import { authStore } from '~/session/auth-store'

const LABELS: Readonly<Record<KnownValue<'userType'>, PlainMessageId>> = {
  agency_admin: 'common.role.agency_admin',
  brand_admin: 'common.role.brand_admin',
  brand_member: 'common.role.brand_member',
  client_readonly: 'common.role.client_readonly',
}

const isKnown = (userType: string): userType is keyof typeof LABELS => Object.hasOwn(LABELS, userType)

/** How the signed-in user's company works: `solo` or `agency`, once known. */
const ownBusinessMode = () => authStore.get().user?.company_info?.business_mode

/**
 * An unknown role is shown as is (PRM-08). The admin of a company that is no agency is its administrator.
 * @param businessMode of the company of the user with this role: by default, of the one that the reader works in
 */
export function roleLabel(
  intl: IntlShape,
  userType: string,
  businessMode: string | null | undefined = ownBusinessMode(),
): string {
  if (!isKnown(userType)) return userType
  const isSoloAdmin = userType === 'agency_admin' && businessMode === 'solo'
  return intl.formatMessage({ id: isSoloAdmin ? 'common.role.administrator' : LABELS[userType] })
}
