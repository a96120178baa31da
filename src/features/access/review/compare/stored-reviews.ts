import { z } from 'zod/mini'

import { standInName } from '~/api/names'
import { createKept } from '~/features/shared/user/user-storage'
import type { SafeStorage } from '~/platform/storage'
import { EXPORTED_REVIEWS_KEY } from '~/session/storage-keys'

import type { AccessReview } from '../access-review'
import { brandKey, idIn, type Snapshot, snapshotOf, type SnapshotRole, userKey } from './snapshot'

/** One before the last: the export that is made of a review may come before its comparison. */
const MOST = 2

const ids = z.array(z.number())
const storedSchema = z.object({
  /** When it was exported or printed, in milliseconds since 1970. */
  at: z.number(),
  /** When its access was read, long before on a page that stays open. Reviews of earlier versions lack it. */
  readAt: z.optional(z.number()),
  users: ids,
  everyBrand: ids,
  /** The users of each brand by role; a brand whose users were not read has null. */
  brands: z.array(z.tuple([z.number(), z.nullable(z.object({ admin: ids, member: ids, reader: ids }))])),
})

/** A review that was exported or printed, as ids: no name and no address. */
export type StoredReview = z.infer<typeof storedSchema>

const ROLES = ['admin', 'member', 'reader'] as const
const keysToIds = (keys: Iterable<string>) => [...keys].flatMap((key) => idIn(key) ?? [])

function toStored(review: AccessReview, at: number): StoredReview {
  const { users, brands, everyBrand, access } = snapshotOf(review)
  return {
    at,
    readAt: review.at,
    users: keysToIds(users.keys()),
    everyBrand: keysToIds(everyBrand),
    brands: [...brands.keys()].flatMap((key) => {
      const id = idIn(key)
      if (id === undefined) return []
      const here = access.get(key)
      const having = (role: SnapshotRole) =>
        keysToIds([...(here ?? [])].flatMap(([user, theirs]) => (theirs === role ? user : [])))
      return [[id, here ? { admin: having('admin'), member: having('member'), reader: having('reader') } : null]]
    }),
  }
}

/** The access as it was then. Names are those of now; who exists no more is called by id. */
export function snapshotOfStored({ users, everyBrand, brands }: StoredReview, now: Snapshot): Snapshot {
  const known = brands.flatMap(([id, here]) => (here ? [[id, here] as const] : []))
  return {
    complete: true,
    users: new Map(users.map((id) => [userKey(id), now.users.get(userKey(id)) ?? standInName(id)])),
    brands: new Map(brands.map(([id]) => [brandKey(id), now.brands.get(brandKey(id)) ?? standInName(id)])),
    unread: new Set(brands.filter(([, here]) => !here).map(([id]) => brandKey(id))),
    ambiguous: new Set(),
    everyBrand: new Set(everyBrand.map(userKey)),
    access: new Map(
      known.map(([id, here]) => [
        brandKey(id),
        new Map(ROLES.flatMap((role) => here[role].map((user) => [userKey(user), role] as const))),
      ]),
    ),
  }
}

const content = (one: StoredReview) => JSON.stringify({ ...one, at: 0, readAt: 0 })

/** The last reviews that a user exported or printed on this device. Removed at sign-out (C076). */
export function createStoredReviews(storage?: SafeStorage) {
  const stored = createKept(EXPORTED_REVIEWS_KEY, storage)
  const read = (userId: number): readonly StoredReview[] => {
    const { items } = stored.read(userId)
    return (Array.isArray(items) ? items : []).flatMap((item: unknown) => storedSchema.safeParse(item).data ?? [])
  }
  return {
    /** Newest first. */
    read,
    add(userId: number, review: AccessReview, at: number): void {
      const item = toStored(review, at)
      // the same access again: only its dates are new
      const others = read(userId).filter((one) => content(one) !== content(item))
      stored.write(userId, { items: [item, ...others].slice(0, MOST) })
    },
  }
}

export const storedReviews = createStoredReviews()
