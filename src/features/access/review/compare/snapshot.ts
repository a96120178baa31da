import { displayName } from '~/features/shared/user/user-texts'
import { administersEveryBrand, isReadOnly } from '~/permissions/permissions'

import type { AccessReview } from '../access-review'

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
export function snapshotOf({ people: users, brands, users: assigned }: AccessReview): Snapshot {
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
