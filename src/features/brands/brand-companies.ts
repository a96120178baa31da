import type { Brand, User } from '~/api/generated/types.gen'
import { standInName } from '~/api/names'
import { readId } from '~/validation/call-parameters'

type Company = { id: number; name: string }
type UserCompany = Pick<User, 'company' | 'company_name'>

/**
 * How an answer names a company (decision 7): a number, also one written as text, is its id; any other text is its
 * name. Null where none is named.
 */
function referenceOf(company: Brand['company'] | undefined): number | string | null {
  if (typeof company !== 'string') return company ?? null
  const text = company.trim()
  return readId(text) ?? (text || null)
}

/** The user's company, if its id is known: lists may contain only its name. */
export function ownCompany({ company, company_name }: UserCompany): Company | undefined {
  const id = referenceOf(company)
  return typeof id === 'number' ? { id, name: company_name?.trim() || standInName(id) } : undefined
}

/**
 * Whether a brand is of the user's company. One that names no company is. The own name is looked for first: it may
 * consist of digits.
 */
export function isOwnCompany(company: Brand['company'], user: UserCompany): boolean {
  const reference = referenceOf(company)
  if (reference === null) return true
  const own = ownCompany(user)
  if (own === undefined) return false
  return reference === own.id || (typeof company === 'string' && company.trim() === user.company_name?.trim())
}

/** The id of a brand's company, if known. A name resolves to an id only for the user's own company. */
export function companyIdOf({ company }: Pick<Brand, 'company'>, user: UserCompany): number | undefined {
  const own = ownCompany(user)?.id
  if (isOwnCompany(company, user)) return own
  const reference = referenceOf(company)
  if (typeof reference === 'number') return reference
  return isNamed(user) ? undefined : own
}

/** Without a company name, any name may be that of the own company. */
const isNamed = ({ company_name }: UserCompany) => Boolean(company_name?.trim())

/** The companies to choose from; empty if all brands belong to one. */
export function companiesOf(
  user: UserCompany,
  rows: readonly Pick<Brand, 'company'>[],
  asked: number | undefined,
): Company[] {
  const own = ownCompany(user)
  const others = rows
    .flatMap(({ company }) => (isOwnCompany(company, user) ? [] : [referenceOf(company)]))
    .filter((reference) => typeof reference === 'number' || isNamed(user))
  if (others.length === 0 && asked === undefined) return []
  const ids = new Set([...others, asked].filter((id) => typeof id === 'number'))
  if (own) ids.delete(own.id)
  return [...(own ? [own] : []), ...[...ids].map((id) => ({ id, name: standInName(id) }))]
}
