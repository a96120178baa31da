import { isObject, own } from '~/platform/json'

import type { BrandRef, BrandWithId, Member, MemberPage, PermissionsSummary, User } from '../generated/types.gen'
import { normaliseCompany, normaliseSubscription } from './company'
import { normalisePagination } from './pagination'
import { listUnder, maybe, NO_ID, optional, toFlag, toId, toList, toRef, toText, toTextOrNull } from './primitives'

function toBrandWithId(value: unknown): BrandWithId | null {
  const id = toId(isObject(value) ? own(value, 'id') : value)
  return id === null ? null : { id, ...optional(value, { name: maybe.text }) }
}

/** Ids stay ids and objects stay objects (F §3); what holds no id is left out (C110). */
const toBrandRef = (value: unknown): BrandRef | null => (isObject(value) ? toBrandWithId(value) : toId(value))

const normaliseSummary = (value: unknown): PermissionsSummary => ({
  is_company_admin: toFlag(own(value, 'is_company_admin')),
  is_brand_admin: toFlag(own(value, 'is_brand_admin')),
})

/** What every kind of person has; also what a brand's list of users shows of one. */
export const normalisePerson = (value: unknown) => ({
  id: toId(own(value, 'id')) ?? NO_ID,
  username: toText(own(value, 'username')),
  first_name: toText(own(value, 'first_name')),
  last_name: toText(own(value, 'last_name')),
  email: toText(own(value, 'email')),
  user_type: toText(own(value, 'user_type')),
  is_active: toFlag(own(value, 'is_active'), true),
})

/** `company` stays missing when it is: only a company that is there and empty means an unfinished registration. */
export const normaliseUser = (value: unknown): User => ({
  ...normalisePerson(value),
  phone: toTextOrNull(own(value, 'phone')),
  position: toTextOrNull(own(value, 'position')),
  is_staff: toFlag(own(value, 'is_staff')),
  is_superuser: toFlag(own(value, 'is_superuser')),
  can_access_analytics: toFlag(own(value, 'can_access_analytics')),
  can_access_reports: toFlag(own(value, 'can_access_reports')),
  permissions_summary: normaliseSummary(own(value, 'permissions_summary')),
  brands: toList(own(value, 'brands'), toBrandRef),
  administered_brands_list: toList(own(value, 'administered_brands_list'), toBrandWithId),
  ...optional(value, { company: toRef }),
  company_name: toTextOrNull(own(value, 'company_name')),
  company_info: normaliseCompany(own(value, 'company_info')),
  subscription_info: normaliseSubscription(own(value, 'subscription_info')),
  last_login: toTextOrNull(own(value, 'last_login')),
  date_joined: toTextOrNull(own(value, 'date_joined')),
})

function normaliseMember(value: unknown): Member | null {
  const person = normalisePerson(value)
  if (person.id === NO_ID) return null
  return {
    ...person,
    is_brand_admin: toFlag(own(value, 'is_brand_admin')),
    phone: toTextOrNull(own(value, 'phone')),
    position: toTextOrNull(own(value, 'position')),
    company: toRef(own(value, 'company')),
    company_name: toTextOrNull(own(value, 'company_name')),
    permissions_summary: normaliseSummary(own(value, 'permissions_summary')),
    last_login: toTextOrNull(own(value, 'last_login')),
    date_joined: toTextOrNull(own(value, 'date_joined')),
  }
}

export function normaliseMemberPage(value: unknown): MemberPage {
  const results = listUnder(value, 'results', normaliseMember)
  return { results, pagination: normalisePagination(value, results.length) }
}
