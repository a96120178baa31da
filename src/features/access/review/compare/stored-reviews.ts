import { z } from 'zod/mini'

import { standInName } from '~/api/names'
import type { AccessReview } from '~/features/access/review/access-review'
import { createUserStorage } from '~/features/shared/user/user-storage'
import { displayName } from '~/features/shared/user/user-texts'
import { administersEveryBrand, isReadOnly } from '~/permissions/permissions'
import type { SafeStorage } from '~/platform/storage'
import { EXPORTED_REVIEWS_KEY } from '~/session/storage-keys'

/** The role of an assigned user. `unread`: it is not known. */
export type SnapshotRole = 'admin' | 'member' | 'reader' | 'unread'

/** Names by key. The key of what exists now has its id in it. */
type Names = ReadonlyMap<string, string>

/** The access of a company at one moment. */
export type Snapshot = {
  /** It has every user and every brand of that moment: what it does not have did not exist. */
  complete: boolean
  users: Names
  brands: Names
  /** Keys of users and brands whose access is not known. */
  unread: ReadonlySet<string>
  /** Keys of users and brands that several names of a file may stand for. */
  ambiguous: ReadonlySet<string>
  /** Keys of the users whose role gives access to every brand. */
  everyBrand: ReadonlySet<string>
  /** By the key of a brand, then by that of a user. */
  access: ReadonlyMap<string, ReadonlyMap<string, SnapshotRole>>
}

export const userKey = (id: number) => `user:${id}`
export const brandKey = (id: number) => `brand:${id}`
/** The key of a user or brand that is known by its name alone. */
export const deletedKey = (kind: 'user' | 'brand', name: string) => `${kind}:=${name}`
/** The id in a key; undefined in one that has only a name. */
export const idIn = (key: string): number | undefined => {
  const [, id] = /^(?:user|brand):(\d+)$/.exec(key) ?? []
  return id === undefined ? undefined : Number(id)
}

/** What the review shows now. */
export function snapshotOf({ users, brands, usersByBrand: assigned }: AccessReview): Snapshot {
  return {
    complete: true,
    users: new Map(users.map((user) => [userKey(user.id), displayName(user)])),
    brands: new Map(brands.map(({ id, name }) => [brandKey(id), name])),
    unread: new Set(brands.filter(({ id }) => !assigned.has(id)).map(({ id }) => brandKey(id))),
    ambiguous: new Set(),
    everyBrand: new Set(users.filter(administersEveryBrand).map(({ id }) => userKey(id))),
    access: new Map(
      [...assigned].map(([brand, here]) => [
        brandKey(brand),
        new Map(
          [...here.values()].map((user) => [
            userKey(user.id),
            user.is_brand_admin ? 'admin' : isReadOnly(user) ? 'reader' : 'member',
          ]),
        ),
      ]),
    ),
  }
}

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
  const stored = createUserStorage(EXPORTED_REVIEWS_KEY, storage)
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
