import type { IntlShape } from 'react-intl'

import type { Brand, BrandUser } from '~/api/generated/types.gen'
import { isDormant } from '~/features/shared/user/company-users'
import { displayName } from '~/features/shared/user/user-texts'
import { administersEveryBrand, isReadOnly } from '~/permissions/permissions'
import { plainWords } from '~/platform/text'

import type { AccessUser } from '../access-change'

export type ReviewBrand = Pick<Brand, 'id' | 'name' | 'is_active'>

/** A user's access to a brand. `everything`: by role alone, without an assignment. */
export type ReviewRole = 'admin' | 'member' | 'reader' | 'everything' | 'none' | 'unread'

/** All users, all brands, and the access between them. */
export type AccessReview = {
  users: readonly AccessUser[]
  brands: readonly ReviewBrand[]
  /** By brand id, then by user id. A brand whose users could not be fetched is missing. */
  usersByBrand: ReadonlyMap<number, ReadonlyMap<number, BrandUser>>
  /** When it was fetched, in milliseconds since 1970. */
  at: number
}

export function roleOf({ usersByBrand }: AccessReview, user: AccessUser, brand: ReviewBrand): ReviewRole {
  const here = usersByBrand.get(brand.id)
  if (here === undefined) return 'unread'
  const found = here.get(user.id)
  if (found?.is_brand_admin) return 'admin'
  if (found) return isReadOnly(found) ? 'reader' : 'member'
  return administersEveryBrand(user) ? 'everything' : 'none'
}

/** Names of the roles, formatted once and not for each of 200,000 cells. */
export const roleWords = (intl: IntlShape): Readonly<Record<ReviewRole, string>> => {
  const says = (role: ReviewRole) => intl.formatMessage({ id: `access.review.role.${role}` })
  return {
    admin: says('admin'),
    member: says('member'),
    reader: says('reader'),
    everything: says('everything'),
    none: says('none'),
    unread: says('unread'),
  }
}

export const unreadBrands = ({ brands, usersByBrand }: AccessReview) => brands.filter(({ id }) => !usersByBrand.has(id))

/** The review with the users of brands that were read again; undefined where they could not be. */
export function withUsers(
  review: AccessReview,
  again: ReadonlyMap<number, ReadonlyMap<number, BrandUser> | undefined>,
): AccessReview {
  const usersByBrand = new Map(review.usersByBrand)
  for (const [brandId, here] of again)
    if (here) usersByBrand.set(brandId, here)
    // better unknown than wrong
    else usersByBrand.delete(brandId)
  return { ...review, usersByBrand }
}

/** Includes users who appear only in the list of a brand. */
export function everybody(users: readonly AccessUser[], usersByBrand: AccessReview['usersByBrand']): AccessUser[] {
  const byId = new Map<number, AccessUser>(users.map((user) => [user.id, user]))
  for (const here of usersByBrand.values()) for (const [id, user] of here) if (!byId.has(id)) byId.set(id, user)
  return [...byId.values()]
}

/** The review with its users by name, in the order of the interface's language. */
export function byName(review: AccessReview, language: string): AccessReview {
  const { compare } = new Intl.Collator(language)
  const users = review.users
    .map((user) => ({ user, name: displayName(user) }))
    .toSorted((one, other) => compare(one.name, other.name))
    .map(({ user }) => user)
  return { ...review, users }
}

export const REVIEW_SHOWS = ['active', 'all', 'admins', 'withoutAdmin', 'risky', 'dormant', 'none'] as const
export type ReviewShow = (typeof REVIEW_SHOWS)[number]

/** Search parameters in the URL. Without `show`, active users and brands are shown. */
export type ReviewSearch = { show?: Exclude<ReviewShow, 'active'> }

export const reviewSearch = (show: ReviewShow): ReviewSearch => (show === 'active' ? {} : { show })

/** The URL may hold anything: an invalid value is ignored. */
export const readReviewSearch = (search: Record<string, unknown>): ReviewShow =>
  REVIEW_SHOWS.find((show) => show === search['show']) ?? 'active'

export type ReviewFilters = { users: string; brands: string; show: ReviewShow }

type Standing = { assigned: number; administers: number }

const counted = new WeakMap<AccessReview, ReadonlyMap<number, Standing>>()

/**
 * How many brands each user has, and how many they administer. One pass over the assignments, not over the matrix,
 * shared by all filters.
 */
export function standings(review: AccessReview): ReadonlyMap<number, Standing> {
  const known = counted.get(review)
  if (known) return known
  const found = new Map<number, Standing>()
  counted.set(review, found)
  for (const here of review.usersByBrand.values())
    for (const [id, { is_brand_admin }] of here) {
      const standing = found.get(id) ?? { assigned: 0, administers: 0 }
      standing.assigned += 1
      if (is_brand_admin) standing.administers += 1
      found.set(id, standing)
    }
  return found
}

const SHOWN: Record<ReviewShow, (user: AccessUser, standing: Standing, now: number) => boolean> = {
  active: ({ is_active }) => is_active,
  all: () => true,
  admins: (_user, { administers }) => administers > 0,
  withoutAdmin: ({ is_active }) => is_active,
  risky: ({ is_active }, { assigned }) => !is_active && assigned > 0,
  dormant: (user, _standing, now) => user.is_active && isDormant(user, now),
  none: (user, { assigned }) => user.is_active && assigned === 0 && !administersEveryBrand(user),
}

/** Active brands that nobody administers, of those that were read. */
const withoutAdmin = ({ usersByBrand }: AccessReview, { id, is_active }: ReviewBrand) =>
  is_active && usersByBrand.has(id) && ![...(usersByBrand.get(id)?.values() ?? [])].some((one) => one.is_brand_admin)

const COLUMNS: Partial<Record<ReviewShow, (review: AccessReview, brand: ReviewBrand) => boolean>> = {
  active: (_review, { is_active }) => is_active,
  withoutAdmin,
}

/** The rows and columns that match. */
export function filtered(review: AccessReview, { users, brands, show }: ReviewFilters) {
  const known = standings(review)
  const user = plainWords(users.trim())
  const brand = plainWords(brands.trim())
  return {
    users: review.users.filter(
      (one) =>
        SHOWN[show](one, known.get(one.id) ?? { assigned: 0, administers: 0 }, review.at) &&
        plainWords(`${displayName(one)} ${one.email} ${one.username}`).includes(user),
    ),
    brands: review.brands.filter(
      (one) => (COLUMNS[show]?.(review, one) ?? true) && plainWords(one.name).includes(brand),
    ),
  }
}

/** The figures above the matrix. */
export function figures(review: AccessReview) {
  const known = standings(review)
  return {
    accesses: [...known.values()].reduce((sum, { assigned }) => sum + assigned, 0),
    withoutAdmin: review.brands.filter((brand) => withoutAdmin(review, brand)).length,
    risky: review.users.filter(({ id, is_active }) => !is_active && (known.get(id)?.assigned ?? 0) > 0).length,
    dormant: review.users.filter((user) => user.is_active && isDormant(user, review.at)).length,
  }
}
