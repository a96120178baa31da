import type { IntlShape } from 'react-intl'

import { mayAdminister, type AccessPerson } from './access-change'

/** Why this person cannot be put in charge of a brand; undefined where they can (ACC-08). */
export function refusalToAdminister(intl: IntlShape, person: AccessPerson): string | undefined {
  if (mayAdminister(person)) return undefined
  return intl.formatMessage({ id: person.is_active ? 'access.act.admin.readonly' : 'access.act.admin.inactive' })
}
