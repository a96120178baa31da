import type { User } from '~/api/generated/types.gen'

/** The company of a user; empty without one. */
export const companyName = ({ company_name, company_info }: Pick<User, 'company_name' | 'company_info'>): string =>
  company_name || company_info?.name || ''
