import type { Brand, BrandUser } from '~/api/generated/types.gen'
import { displayName } from '~/features/shared/display-name'
import { plainWords } from '~/validation/fold-text'

import { reachesEveryBrand, type AccessPerson } from './access-change'

export type ReviewBrand = Pick<Brand, 'id' | 'name' | 'is_active'>

/** What a person may do with a brand; `everything`: by their role alone, without being assigned. */
export type ReviewRole = 'admin' | 'member' | 'reader' | 'everything' | 'none' | 'unread'

/** Everybody, every brand, and what was read between them. */
export type AccessReview = {
  people: readonly AccessPerson[]
  brands: readonly ReviewBrand[]
  /** By brand id, then by user id; a brand that could not be read is absent. */
  users: ReadonlyMap<number, ReadonlyMap<number, BrandUser>>
  /** When it was read, in milliseconds since 1970. */
  at: number
}

export function roleOf({ users }: AccessReview, person: AccessPerson, brand: ReviewBrand): ReviewRole {
  const here = users.get(brand.id)
  if (here === undefined) return 'unread'
  const found = here.get(person.id)
  if (found?.is_brand_admin) return 'admin'
  if (found) return found.user_type === 'client_readonly' ? 'reader' : 'member'
  return reachesEveryBrand(person) ? 'everything' : 'none'
}

export const unreadBrands = ({ brands, users }: AccessReview) => brands.filter(({ id }) => !users.has(id))

/** People whom only a brand's own list names are part of the review too. */
export function everybody(people: readonly AccessPerson[], users: AccessReview['users']): AccessPerson[] {
  const byId = new Map<number, AccessPerson>(people.map((person) => [person.id, person]))
  for (const here of users.values()) for (const [id, person] of here) if (!byId.has(id)) byId.set(id, person)
  return [...byId.values()].toSorted((one, other) => displayName(one).localeCompare(displayName(other)))
}

export const REVIEW_SHOWS = ['active', 'all', 'admins', 'risky', 'none'] as const
export type ReviewShow = (typeof REVIEW_SHOWS)[number]
export type ReviewFilters = { people: string; brands: string; show: ReviewShow }

type Standing = { assigned: number; administers: number }

/** How many brands each person was given, and how many they administer. One walk over what was read, not over the matrix. */
function standings({ users }: AccessReview): ReadonlyMap<number, Standing> {
  const found = new Map<number, Standing>()
  for (const here of users.values())
    for (const [id, { is_brand_admin }] of here) {
      const before = found.get(id) ?? { assigned: 0, administers: 0 }
      found.set(id, {
        assigned: before.assigned + 1,
        administers: before.administers + (is_brand_admin ? 1 : 0),
      })
    }
  return found
}

const SHOWN: Record<ReviewShow, (person: AccessPerson, standing: Standing) => boolean> = {
  active: ({ is_active }) => is_active,
  all: () => true,
  admins: (_person, { administers }) => administers > 0,
  risky: ({ is_active }, { assigned }) => !is_active && assigned > 0,
  none: (person, { assigned }) => person.is_active && assigned === 0 && !reachesEveryBrand(person),
}

/** The rows and columns that match. */
export function filtered(review: AccessReview, { people, brands, show }: ReviewFilters) {
  const known = standings(review)
  const person = plainWords(people.trim())
  const brand = plainWords(brands.trim())
  return {
    people: review.people.filter(
      (one) =>
        SHOWN[show](one, known.get(one.id) ?? { assigned: 0, administers: 0 }) &&
        plainWords(`${displayName(one)} ${one.email} ${one.username}`).includes(person),
    ),
    brands: review.brands.filter(
      ({ name, is_active }) => (is_active || show !== 'active') && plainWords(name).includes(brand),
    ),
  }
}

/** What one looks for first. */
export function figures(review: AccessReview) {
  const known = standings(review)
  const read = review.brands.filter(({ id, is_active }) => is_active && review.users.has(id))
  return {
    accesses: [...known.values()].reduce((sum, { assigned }) => sum + assigned, 0),
    withoutAdmin: read.filter(
      ({ id }) => ![...(review.users.get(id)?.values() ?? [])].some((one) => one.is_brand_admin),
    ).length,
    risky: review.people.filter(({ id, is_active }) => !is_active && (known.get(id)?.assigned ?? 0) > 0).length,
  }
}
