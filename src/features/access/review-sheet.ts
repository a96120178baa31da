import type { IntlShape } from 'react-intl'

import { displayName } from '~/features/shared/display-name'
import { roleLabel } from '~/features/shared/role-label'
import { systemClock, wait } from '~/platform/clock'

import type { AccessPerson } from './access-change'
import { roleOf, roleWords, type AccessReview, type ReviewBrand } from './access-review'

type Shown = { people: readonly AccessPerson[]; brands: readonly ReviewBrand[] }

/** Rows per slice; the page stays responsive between slices. */
const AT_ONCE = 100

/** The matrix as rows of a spreadsheet, the heading first. No access is an empty cell. */
export async function reviewSheet(
  intl: IntlShape,
  review: AccessReview,
  { people, brands }: Shown,
  signal: AbortSignal,
): Promise<string[][]> {
  const words = { ...roleWords(intl), none: '' }
  const heading = [
    ...(['name', 'email', 'role', 'state'] as const).map((column) =>
      intl.formatMessage({ id: `access.review.csv.${column}` }),
    ),
    ...brands.map(({ name }) => name),
  ]
  const rows = [heading]
  for (const [index, person] of people.entries()) {
    rows.push([
      displayName(person),
      person.email,
      roleLabel(intl, person.user_type),
      intl.formatMessage({ id: person.is_active ? 'users.active' : 'users.inactive' }),
      ...brands.map((brand) => words[roleOf(review, person, brand)]),
    ])
    if (index % AT_ONCE === AT_ONCE - 1) await wait(systemClock, 0, signal)
  }
  return rows
}
