import type { Brand, User } from '~/api/generated/types.gen'
import { readId } from '~/validation/id-lists'

type Company = { id: number; name: string }
type Person = Pick<User, 'company' | 'company_name'>

/** The id of a company, also from a text: some servers write their ids so (K45). Undefined for a name. */
const idIn = (company: Brand['company'] | undefined) =>
  typeof company === 'string' ? readId(company.trim()) : (company ?? undefined)

/** The user's company, if its id is known: lists may contain only its name (decision 7). */
export function ownCompany({ company, company_name }: Person): Company | undefined {
  const id = idIn(company)
  return id === undefined ? undefined : { id, name: company_name?.trim() || `#${id}` }
}

/** Whether a brand is of the user's company. One that names no company is. */
export function isOwnCompany(company: Brand['company'], user: Person): boolean {
  const own = ownCompany(user)
  if (company === null) return true
  return own !== undefined && (idIn(company) === own.id || (typeof company === 'string' && company.trim() === own.name))
}

/** The id of a brand's company, if known. A name resolves to an id only for the user's own company. */
export function companyIdOf({ company }: Pick<Brand, 'company'>, user: Person) {
  if (typeof company === 'number') return company
  const foreign = user.company_name?.trim() && !isOwnCompany(company, user)
  return foreign ? undefined : ownCompany(user)?.id
}

/** The companies to choose from; empty if all brands belong to one. */
export function companiesOf(
  user: Person,
  rows: readonly Pick<Brand, 'company'>[],
  asked: number | undefined,
): Company[] {
  const own = ownCompany(user)
  const others = rows.some(({ company }) => !isOwnCompany(company, user))
  if (!others && asked === undefined) return []
  const ids = new Set([...rows.map(({ company }) => company), asked].filter((company) => typeof company === 'number'))
  if (own) ids.delete(own.id)
  return [...(own ? [own] : []), ...[...ids].map((id) => ({ id, name: `#${id}` }))]
}
