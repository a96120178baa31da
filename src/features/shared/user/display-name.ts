import type { User } from '~/api/generated/types.gen'
import { standInName } from '~/api/names'

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
