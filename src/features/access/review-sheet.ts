import type { IntlShape } from 'react-intl'

import { displayName } from '~/features/shared/display-name'
import { roleLabel } from '~/features/shared/role-label'

import type { AccessPerson } from './access-change'
import { roleOf, type AccessReview, type ReviewBrand } from './access-review'

type Shown = { people: readonly AccessPerson[]; brands: readonly ReviewBrand[] }

/** The matrix as rows of a spreadsheet, the heading first. No access is an empty cell. */
export function reviewSheet(intl: IntlShape, review: AccessReview, { people, brands }: Shown): string[][] {
  const says = (role: ReturnType<typeof roleOf>) =>
    role === 'none' ? '' : intl.formatMessage({ id: `access.review.role.${role}` })
  const heading = [
    ...(['name', 'email', 'role', 'state'] as const).map((column) =>
      intl.formatMessage({ id: `access.review.csv.${column}` }),
    ),
    ...brands.map(({ name }) => name),
  ]
  const rows = people.map((person) => [
    displayName(person),
    person.email,
    roleLabel(intl, person.user_type),
    intl.formatMessage({ id: person.is_active ? 'users.active' : 'users.inactive' }),
    ...brands.map((brand) => says(roleOf(review, person, brand))),
  ])
  return [heading, ...rows]
}
