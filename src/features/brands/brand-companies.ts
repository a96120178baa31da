import type { Brand, User } from '~/api/generated/types.gen'

type Company = { id: number; name: string }

/** The user's company, if its id is known: lists may name it only (decision 7). */
export const ownCompany = ({ company, company_name }: Pick<User, 'company' | 'company_name'>): Company | undefined =>
  typeof company === 'number' ? { id: company, name: company_name?.trim() || `#${company}` } : undefined

/** The id of a brand's company, if known. A name resolves to an id only for the user's own company. */
export function companyIdOf({ company }: Pick<Brand, 'company'>, user: Pick<User, 'company' | 'company_name'>) {
  if (typeof company === 'number') return company
  const name = user.company_name?.trim()
  const foreign = company !== null && name && company.trim() !== name
  return foreign ? undefined : ownCompany(user)?.id
}

/** The companies to choose from; empty if all brands belong to one. */
export function companiesOf(
  user: Pick<User, 'company' | 'company_name'>,
  rows: readonly Pick<Brand, 'company'>[],
  asked: number | undefined,
): Company[] {
  const own = ownCompany(user)
  const isOwn = (company: Brand['company']) => company === null || company === own?.id || company === own?.name
  const others = rows.some(({ company }) => !isOwn(company))
  if (!others && asked === undefined) return []
  const ids = new Set([...rows.map(({ company }) => company), asked].filter((company) => typeof company === 'number'))
  if (own) ids.delete(own.id)
  return [...(own ? [own] : []), ...[...ids].map((id) => ({ id, name: `#${id}` }))]
}
