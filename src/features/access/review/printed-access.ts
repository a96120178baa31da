import type { IntlShape } from 'react-intl'

import { type AccessPerson as User, reachesEveryBrand } from '../access-change'
import { type AccessReview, type ReviewBrand, type ReviewFilters, standings, unreadBrands } from './access-review'

/** The access of a user as the sheet names it: a sheet that is signed says 'no access' only of who has none at all. */
export function printedAccess(
  intl: IntlShape,
  review: AccessReview,
  /** Those of the sheet. */
  brands: readonly ReviewBrand[],
): (user: User) => readonly string[] {
  // loops over the assignments: they are fewer than the cells of the matrix
  const names = new Map<number, string[]>()
  for (const brand of brands)
    for (const [id, { is_brand_admin }] of review.users.get(brand.id) ?? []) {
      const name = is_brand_admin
        ? intl.formatMessage({ id: 'access.review.print.admin' }, { brand: brand.name })
        : brand.name
      const known = names.get(id)
      if (known) known.push(name)
      else names.set(id, [name])
    }
  const unread = unreadBrands({ ...review, brands })
  const isUnreadElsewhere = unreadBrands(review).length > unread.length
  const assigned = standings(review)

  function without({ id }: User): string {
    if (unread.length > 0)
      return intl.formatMessage(
        { id: 'access.review.print.unread' },
        { brands: intl.formatList(unread.map(({ name }) => name)) },
      )
    return intl.formatMessage({
      id: isUnreadElsewhere || assigned.has(id) ? 'access.review.print.elsewhere' : 'access.review.role.none',
    })
  }

  return (user) => {
    const everything = reachesEveryBrand(user) ? [intl.formatMessage({ id: 'access.review.print.everything' })] : []
    const all = [...everything, ...(names.get(user.id) ?? [])]
    return all.length > 0 ? all : [without(user)]
  }
}

/** What the sheet is filtered by; empty if by nothing. */
export function printedFilters(intl: IntlShape, { show, people: users, brands }: ReviewFilters): string {
  return [
    ...(show === 'all' ? [] : [intl.formatMessage({ id: `access.review.show.${show}` })]),
    ...(users.trim() ? [intl.formatMessage({ id: 'access.review.print.filter.users' }, { text: users.trim() })] : []),
    ...(brands.trim()
      ? [intl.formatMessage({ id: 'access.review.print.filter.brands' }, { text: brands.trim() })]
      : []),
  ].join(' · ')
}
