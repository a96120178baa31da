import type { IntlShape } from 'react-intl'

import type { BrandUsers, Member } from '~/api/generated/types.gen'
import { displayName } from '~/features/shared/user/user-texts'
import { isReadOnly } from '~/permissions/permissions'

/** `user`: one user and their brands; `brand`: one brand and its users. */
export type AccessMode = 'user' | 'brand'

/** The fields shared by the list of users and the users of a brand. */
export type AccessPerson = Pick<
  Member,
  'id' | 'username' | 'first_name' | 'last_name' | 'email' | 'user_type' | 'is_active' | 'last_login'
>

export type AccessBrand = { id: number; name: string }

/** A user who administers a brand. */
export type Administration = { person: AccessPerson; brand: AccessBrand }

/**
 * A change of access. The list that `by` names has one entry. Of a new administrator it is `people`: `by` says which
 * call names them.
 */
export type AccessChange = {
  kind: 'assign' | 'remove' | 'admin'
  by: AccessMode
  people: readonly AccessPerson[]
  brands: readonly AccessBrand[]
  /** Which of these people administer which of these brands now, as far as the page knows. */
  administered: readonly Administration[]
  /** Of a new administrator: the users of each brand before, by brand id. Brands that could not be read are missing. */
  before?: ReadonlyMap<number, BrandUsers>
}

/** The users and brands whose access changes. */
export const pairsOf = ({ people, brands }: Pick<AccessChange, 'people' | 'brands'>): Administration[] =>
  people.flatMap((person) => brands.map((brand) => ({ person, brand })))

/** A change that the user confirms first. */
export type AskedChange = AccessChange & { kind: 'remove' | 'admin' }

/** `one` becomes the administrator of these brands. */
export const namingOf = (one: AccessPerson, brands: readonly AccessBrand[], by: AccessMode): AccessChange => ({
  kind: 'admin',
  by,
  people: [one],
  brands,
  administered: [],
})

/** Whether these brands are known to have no other administrator: naming one then replaces nobody. */
export const replacesNobody = ({ people: [named], brands, before }: AccessChange): boolean =>
  brands.every(({ id }) => {
    const known = before?.get(id)
    return known !== undefined && (known.admin_user === null || known.admin_user.id === named?.id)
  })

/** Only active accounts that are not read-only (ACC-08). */
export const canBeBrandAdmin = ({ is_active, user_type }: Pick<AccessPerson, 'is_active' | 'user_type'>) =>
  is_active && !isReadOnly({ user_type })

/** Why this user cannot administer a brand; undefined if they can. */
export function refusalToAdminister(intl: IntlShape, person: AccessPerson): string | undefined {
  if (canBeBrandAdmin(person)) return undefined
  return intl.formatMessage({ id: person.is_active ? 'access.act.admin.readonly' : 'access.act.admin.inactive' })
}

/** Key of an action: each key allows one call at a time. */
export const targetOf = ({ by, people, brands }: Pick<AccessChange, 'by' | 'people' | 'brands'>) =>
  `${by} ${(by === 'user' ? people : brands)[0]?.id}`

/** Whether one change would do all that the other does. */
export const covers = (wider: AccessChange, change: AccessChange): boolean =>
  change.people.every(({ id }) => wider.people.some((person) => person.id === id)) &&
  change.brands.every(({ id }) => wider.brands.some((brand) => brand.id === id))

/** The name of a user in the change. The answer of the server has the username. */
export const nameOf = ({ people }: AccessChange, username: string) => {
  const known = people.find((person) => person.username === username)
  return known ? displayName(known) : username
}
