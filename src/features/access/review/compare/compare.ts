import type { Snapshot, SnapshotRole } from './stored-reviews'

type Named = {
  key: string
  name: string
  /** It exists no more. */
  deleted: boolean
}

/** How the access of a user to a brand differs. Without `brand`: to every brand, by role. */
export type AccessDifference = {
  kind: 'added' | 'removed' | 'changed'
  user: Named
  brand: Named | undefined
  before: SnapshotRole | undefined
  after: SnapshotRole | undefined
}

export type Comparison = {
  differences: readonly AccessDifference[]
  /** Names of users and brands with access, which one side does not list: new, or left out by a filter. */
  unlisted: { users: readonly string[]; brands: readonly string[] }
  /** Names of brands of which one side does not know the role of every user. */
  unread: readonly string[]
}

/** Some access may differ that the comparison does not know. */
export const isPartial = ({ unlisted, unread, namesakes }: Comparison & { namesakes: Comparison['unlisted'] }) =>
  [unread, unlisted.users, unlisted.brands, namesakes.users, namesakes.brands].some(({ length }) => length > 0)

const kindOf = (before: unknown, after: unknown) =>
  before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'

/** Every name of both sides, the later one first. */
const namesOf = (before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>) => new Map([...before, ...now])

/** What differs between two moments. Where one of them does not know, the brand is named. */
export function compare(before: Snapshot, now: Snapshot): Comparison {
  const users = namesOf(before.users, now.users)
  const brands = namesOf(before.brands, now.brands)
  const differences: AccessDifference[] = []
  const unlisted = { users: new Set<string>(), brands: new Set<string>() }
  const named = (key: string, names: ReadonlyMap<string, string>, of: 'users' | 'brands'): Named => ({
    key,
    name: names.get(key) ?? '',
    deleted: !now[of].has(key),
  })
  const isUnlisted = (key: string, of: 'users' | 'brands') =>
    [before, now].some((side) => !side.complete && !side[of].has(key))
  const unread = new Set([...before.unread, ...now.unread])
  const partly = new Set<string>()
  const isAmbiguous = (key: string) => before.ambiguous.has(key) || now.ambiguous.has(key)

  for (const user of users.keys())
    if (!isAmbiguous(user)) {
      const [had, has] = [before.everyBrand.has(user), now.everyBrand.has(user)]
      // a new company admin, who may be assigned to no brand
      if (had !== has && isUnlisted(user, 'users')) unlisted.users.add(user)
      else if (had !== has)
        differences.push({
          kind: has ? 'added' : 'removed',
          user: named(user, users, 'users'),
          brand: undefined,
          before: undefined,
          after: undefined,
        })
    }

  for (const brand of brands.keys()) {
    if (isAmbiguous(brand) || unread.has(brand)) continue
    const [were, are] = [before.access.get(brand), now.access.get(brand)]
    const assigned = new Set([...(were?.keys() ?? []), ...(are?.keys() ?? [])])
    if (isUnlisted(brand, 'brands')) {
      if (assigned.size > 0) unlisted.brands.add(brand)
      continue
    }
    for (const user of assigned) {
      const [had, has] = [were?.get(user), are?.get(user)]
      if (isAmbiguous(user) || had === has) continue
      if (had === 'unread' || has === 'unread') partly.add(brand)
      else if (isUnlisted(user, 'users')) unlisted.users.add(user)
      else
        differences.push({
          kind: kindOf(had, has),
          user: named(user, users, 'users'),
          brand: named(brand, brands, 'brands'),
          before: had,
          after: has,
        })
    }
  }
  return {
    differences,
    unlisted: {
      users: [...unlisted.users].map((key) => users.get(key) ?? ''),
      brands: [...unlisted.brands].map((key) => brands.get(key) ?? ''),
    },
    unread: [...brands].flatMap(([key, name]) =>
      !isAmbiguous(key) && (unread.has(key) || partly.has(key)) ? name : [],
    ),
  }
}

export type UserDifferences = { user: Named; differences: readonly AccessDifference[] }

/** The differences of each user, by name. */
export function byUser(differences: readonly AccessDifference[], language: string): readonly UserDifferences[] {
  const { compare: order } = new Intl.Collator(language)
  const found = new Map<string, AccessDifference[]>()
  for (const one of differences) {
    const same = found.get(one.user.key)
    if (same) same.push(one)
    else found.set(one.user.key, [one])
  }
  return [...found.values()]
    .flatMap((same) => {
      const [first] = same
      if (!first) return []
      return {
        user: first.user,
        differences: same.toSorted((one, other) => order(one.brand?.name ?? '', other.brand?.name ?? '')),
      }
    })
    .toSorted((one, other) => order(one.user.name, other.user.name))
}
