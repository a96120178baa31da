import type { IntlShape } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import type { UserBrand, BrandUsers } from '~/api/generated/types.gen'
import {
  type AccessBrand,
  type AccessMode,
  type AccessUser,
  type UserAndBrand,
  type Assignment,
  pairsOf,
  type Removal,
  type Restoration,
} from '~/features/access/access-change'
import { MOST_PICKED } from '~/features/access/PickTable'
import type { BulkResult } from '~/features/shared/mutations/use-bulk'
import { displayName } from '~/features/shared/user/user-texts'
import { errorText } from '~/i18n/error-text'
import { canBeGiven } from '~/permissions/permissions'

/** One call of a change of several users and brands, or of its undoing. */
export type AccessStep = Assignment | Removal | Restoration

/** Each user gets, or loses, each brand. */
export type BulkChange = {
  kind: 'assign' | 'remove'
  users: readonly AccessUser[]
  brands: readonly AccessBrand[]
}

/** The lists of access before the change, of the users or of the brands: of whichever are fewer. */
export type Before =
  | { by: 'user'; lists: ReadonlyMap<number, readonly UserBrand[]> }
  | { by: 'brand'; lists: ReadonlyMap<number, BrandUsers> }

/** Which lists take fewer calls to read, and to write. */
export const fewerCalls = ({ users, brands }: Pick<BulkChange, 'users' | 'brands'>): AccessMode =>
  users.length <= brands.length ? 'user' : 'brand'

/** One user, or one brand, before and after. */
export type PlanRow = {
  id: number
  name: string
  /** Number of brands, or of users. */
  before: number
  after: number
  /** Names of what is gained or removed. */
  changed: readonly string[]
  /** Names of what is the same already. */
  same: readonly string[]
}

export type BulkPlan = {
  by: AccessMode
  rows: readonly PlanRow[]
  steps: readonly AccessStep[]
  /** Number of pairs that change, and that are as wanted already. */
  changes: number
  same: number
  stopsAdmin: readonly UserAndBrand[]
}

/** Ids of the users of a brand, and of its administrator. */
const listedUsers = (list: BrandUsers | undefined) => ({
  all: new Set(list?.users.map(({ id }) => id)),
  admins: new Set(list?.users.filter(({ is_brand_admin }) => is_brand_admin).map(({ id }) => id)),
})

const listedBrands = (list: readonly UserBrand[] | undefined) => ({
  all: new Set(list?.map(({ id }) => id)),
  admins: new Set(list?.filter(({ is_admin }) => is_admin).map(({ id }) => id)),
})

const nameOf = (one: AccessUser | AccessBrand) => ('username' in one ? displayName(one) : one.name)

/** What changes, and the calls that change it. */
export function bulkPlan({ kind, users, brands }: BulkChange, before: Before): BulkPlan {
  const giving = kind === 'assign'
  const ones: readonly (AccessUser | AccessBrand)[] = before.by === 'user' ? users : brands
  const others: readonly (AccessUser | AccessBrand)[] = before.by === 'user' ? brands : users
  const pairOf = (one: AccessUser | AccessBrand, other: AccessUser | AccessBrand): UserAndBrand[] => {
    const [user, brand] = before.by === 'user' ? [one, other] : [other, one]
    return 'username' in user && !('username' in brand) ? [{ user, brand }] : []
  }
  const pairs: UserAndBrand[] = []
  const stopsAdmin: UserAndBrand[] = []
  const rows = ones.map((one): PlanRow => {
    const { all, admins } =
      before.by === 'user' ? listedBrands(before.lists.get(one.id)) : listedUsers(before.lists.get(one.id))
    const changed = others.filter(({ id }) => all.has(id) !== giving)
    for (const other of changed) {
      const pair = pairOf(one, other)
      pairs.push(...pair)
      if (!giving && admins.has(other.id)) stopsAdmin.push(...pair)
    }
    return {
      id: one.id,
      name: nameOf(one),
      before: all.size,
      after: all.size + (giving ? changed.length : -changed.length),
      changed: changed.map(nameOf),
      same: others.filter(({ id }) => all.has(id) === giving).map(nameOf),
    }
  })
  return {
    by: before.by,
    rows,
    steps: giving ? assignmentsOf(pairs, before.by) : removalsByBrand(pairs, stopsAdmin),
    changes: pairs.length,
    same: users.length * brands.length - pairs.length,
    stopsAdmin,
  }
}

const byUser = (pairs: readonly UserAndBrand[]) =>
  [...Map.groupBy(pairs, ({ user }) => user.id).values()].flatMap((group) =>
    group.slice(0, 1).map(({ user }) => ({ by: 'user' as const, user, brands: group.map(({ brand }) => brand) })),
  )

const byBrand = (pairs: readonly UserAndBrand[]) =>
  [...Map.groupBy(pairs, ({ brand }) => brand.id).values()].flatMap((group) =>
    group.slice(0, 1).map(({ brand }) => ({ by: 'brand' as const, brand, users: group.map(({ user }) => user) })),
  )

const assignmentsOf = (pairs: readonly UserAndBrand[], by: AccessMode): Assignment[] =>
  (by === 'user' ? byUser(pairs) : byBrand(pairs)).map((access) => ({ kind: 'assign', ...access }))

/** The API removes by brand only. */
export const removalsByBrand = (
  pairs: readonly UserAndBrand[],
  administered: readonly UserAndBrand[] = [],
): Removal[] =>
  byBrand(pairs).map((access) => ({
    kind: 'remove',
    ...access,
    administered: administered.filter((one) => pairsOf(access).some((pair) => isSame(pair, one))),
  }))

const isSame = (one: UserAndBrand, other: UserAndBrand) =>
  one.user.id === other.user.id && one.brand.id === other.brand.id

export const removingSteps = (steps: readonly AccessStep[]) => steps.filter((step) => step.kind === 'remove')

/** Access is given, or given back. */
export const givingSteps = (steps: readonly AccessStep[]) => steps.filter((step) => step.kind !== 'remove')

export const countOf = (steps: readonly AccessStep[]): number => steps.flatMap(pairsOf).length

/** The steps that are still to do. A call that may be done is safe to repeat. */
export const restOf = ({ unconfirmed, failed, left }: BulkResult<AccessStep>): AccessStep[] => [
  ...unconfirmed.map(({ item }) => item),
  ...failed.map(({ item }) => item),
  ...left,
]

/** A step in words: 'Léa: Café, Taxi'. */
export function stepText(
  intl: IntlShape,
  list: (names: readonly string[]) => string,
  step: AccessStep,
  error?: ApiError,
): string {
  const [line, names] =
    step.by === 'user'
      ? [displayName(step.user), step.brands.map(({ name }) => name)]
      : [step.brand.name, step.users.map(displayName)]
  const text = intl.formatMessage({ id: 'access.leave.line.reason' }, { line, reason: list(names) })
  const why = error && errorText(intl, error)
  return why ? intl.formatMessage({ id: 'access.leave.line.reason' }, { line: text, reason: why }) : text
}

/** What changes for one user who gets the same brands as another. */
export type CopyPlan = {
  user: AccessUser
  /** Number of brands before and after. */
  before: number
  after: number
  gained: readonly AccessBrand[]
  /** No brands unless some are removed. */
  removal: Removal & { by: 'user' }
}

const lacks =
  (list: readonly UserBrand[]) =>
  ({ id: wanted }: UserBrand) =>
    !list.some(({ id }) => id === wanted)

/**
 * Active brands of the model that the user lacks are gained. No brand is removed unless `exact`: then those that the
 * model does not have.
 */
export function copyPlan(
  model: readonly UserBrand[],
  user: AccessUser,
  brands: readonly UserBrand[],
  exact: boolean,
): CopyPlan {
  const gained = model.filter(canBeGiven).filter(lacks(brands))
  const removed = exact ? brands.filter(lacks(model)) : []
  const administered = removed.filter(({ is_admin }) => is_admin).map((brand) => ({ user, brand }))
  return {
    user,
    before: brands.length,
    after: brands.length + gained.length - removed.length,
    gained,
    removal: { kind: 'remove', by: 'user', user, brands: removed, administered },
  }
}

/** The calls that the plans need, each at most what one call may send. The API removes by brand only. */
export function stepsOfCopies(plans: readonly CopyPlan[]): AccessStep[] {
  const removals = plans.map(({ removal }) => removal)
  const administered = removals.flatMap((removal) => removal.administered)
  return [...plans.flatMap(gainsOf), ...removalsByBrand(removals.flatMap(pairsOf), administered)]
}

/** No call for a plan that gains nothing. */
function gainsOf({ user, gained }: CopyPlan): Assignment[] {
  const steps: Assignment[] = []
  for (let at = 0; at < gained.length; at += MOST_PICKED)
    steps.push({ kind: 'assign', by: 'user', user, brands: gained.slice(at, at + MOST_PICKED) })
  return steps
}
