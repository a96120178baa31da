import { isObject, own } from '~/platform/json'

import type {
  ActivityEntry,
  Brand,
  BrandPage,
  BrandsOverview,
  BrandUser,
  BrandUsers,
  UserBrand,
  UserBrands,
} from '../generated/types.gen'
import { normalisePagination } from './pagination'
import { listUnder, maybe, NO_ID, toCount, toFlag, toId, toRef, toText, toTextOrNull, undocumented } from './primitives'
import { normalisePerson } from './user'

export const normaliseBrand = (value: unknown): Brand => ({
  id: toId(own(value, 'id')) ?? NO_ID,
  name: toText(own(value, 'name')),
  company: toRef(own(value, 'company')),
  url: toTextOrNull(own(value, 'url')),
  brand_admin: toRef(own(value, 'brand_admin')),
  users_count: toCount(own(value, 'users_count')),
  is_active: toFlag(own(value, 'is_active'), true),
  created_at: toTextOrNull(own(value, 'created_at')),
  description: toTextOrNull(own(value, 'description')),
  logo: toTextOrNull(own(value, 'logo')),
})

const withId = <Entity extends { id: number }>(entity: Entity): Entity | null => (entity.id === NO_ID ? null : entity)

const listedBrand = (value: unknown) => withId(normaliseBrand(value))

export function normaliseBrandPage(value: unknown): BrandPage {
  const results = listUnder(value, 'results', listedBrand)
  return { results, pagination: normalisePagination(value, results.length) }
}

const normaliseBrandUser = (value: unknown): BrandUser | null =>
  withId({
    ...normalisePerson(value),
    is_brand_admin: toFlag(own(value, 'is_brand_admin')),
    company: toRef(own(value, 'company')),
  })

export const normaliseBrandUsers = (value: unknown): BrandUsers => ({
  users: listUnder(value, 'users', normaliseBrandUser),
  admin_user: normaliseBrandUser(own(value, 'admin_user')),
})

const normaliseUserBrand = (value: unknown): UserBrand | null =>
  withId({
    id: toId(own(value, 'id')) ?? NO_ID,
    name: toText(own(value, 'name')),
    company: toRef(own(value, 'company')),
    is_admin: toFlag(own(value, 'is_admin')),
    is_active: toFlag(own(value, 'is_active'), true),
  })

export const normaliseUserBrands = (value: unknown): UserBrands => ({
  brands: listUnder(value, 'brands', normaliseUserBrand),
})

export const normaliseBrandState = (value: unknown) =>
  undocumented(value, { id: maybe.id, name: maybe.text, is_active: maybe.flag })

const nameOf = (value: unknown) => (value === null ? null : (toTextOrNull(toRef(value)) ?? undefined))

const normaliseActivity = (value: unknown): ActivityEntry | null =>
  isObject(value)
    ? undocumented(value, {
        id: maybe.key,
        type: maybe.text,
        description: maybe.textOrNull,
        user: nameOf,
        brand: nameOf,
        created_at: maybe.text,
      })
    : null

const asObject = (value: unknown) => (Array.isArray(value) ? { results: value } : value)

export const normaliseRecentActivity = (value: unknown) =>
  undocumented(asObject(value), { results: (list) => listUnder(list, 'results', normaliseActivity) })

export const normaliseCompanyBrands = (value: unknown) =>
  undocumented(asObject(value), { results: (list) => listUnder(list, 'results', listedBrand) })

export const normaliseBrandsOverview = (value: unknown): BrandsOverview =>
  undocumented(asObject(value), {
    total_brands: maybe.number,
    active_brands: maybe.number,
    inactive_brands: maybe.number,
    brands_without_admin: maybe.number,
    total_users: maybe.number,
    results: (list) => listUnder(list, 'results', listedBrand),
  })
