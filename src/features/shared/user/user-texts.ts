import type { IntlShape } from 'react-intl'

import type { KnownValue } from '~/api/generated/known-values.gen'
import type { Brand, User } from '~/api/generated/types.gen'
import { standInName } from '~/api/names'
import type { PlainMessageId } from '~/i18n/messages'
import { authStore } from '~/session/auth-store'

type Named = {
  id?: number
  first_name?: string | null
  last_name?: string | null
  username?: string | null
  email?: string | null
}

/** First and last name, else the username, else the e-mail, else the id: a row and its link are never empty. */
export function displayName({ id, first_name, last_name, username, email }: Named): string {
  const fullName = [first_name, last_name]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
  return fullName || username?.trim() || email?.trim() || (id ? standInName(id) : '')
}

/** The company of a user; empty without one. */
export const companyName = ({ company_name, company_info }: Pick<User, 'company_name' | 'company_info'>): string =>
  company_name || company_info?.name || ''

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

/** The field of a brand with its number of users, and the order by it. Named here alone, for pages and their tests. */
export const USER_COUNT = 'users_count' satisfies keyof Brand

/** How many users may open the brand. Null: not known, which is not 0. */
export const userCount = ({ [USER_COUNT]: count }: Brand): number | null => count
