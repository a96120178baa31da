import { administersEveryBrand } from '~/permissions/permissions'

import type { AccessPerson } from '../access-change'
import type { AccessReview, ReviewBrand } from './access-review'

/** A line of the matrix: a user, or the one line of all users whose role alone gives access to every brand. */
export type ReviewRow =
  | { kind: 'user'; user: AccessPerson }
  | { kind: 'byRole'; users: readonly AccessPerson[]; open: boolean }

/** How many of these brands are assigned to each user, by user id. One pass over the assignments. */
export function brandCounts({ users }: AccessReview, brands: readonly ReviewBrand[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { id } of brands)
    for (const user of users.get(id)?.keys() ?? []) counts.set(user, (counts.get(user) ?? 0) + 1)
  return counts
}

const row = (user: AccessPerson): ReviewRow => ({ kind: 'user', user })

/** The users as lines. Those whose role alone gives access come first, as one line, below which they stand once it is open. */
export function rowsOf(
  users: readonly AccessPerson[],
  counts: ReadonlyMap<number, number>,
  open: boolean,
): readonly ReviewRow[] {
  const isByRole = (user: AccessPerson) => administersEveryBrand(user) && !counts.has(user.id)
  const byRole = users.filter(isByRole)
  const others = users.filter((user) => !isByRole(user)).map(row)
  if (byRole.length === 0) return others
  return [{ kind: 'byRole', users: byRole, open }, ...(open ? byRole.map(row) : []), ...others]
}
