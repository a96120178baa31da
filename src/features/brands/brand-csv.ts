import type { IntlShape } from 'react-intl'

import type { Brand, Member } from '~/api/generated/types.gen'
import { adminName } from '~/features/shared/user/admin-name'
import { createFormats, type Formats } from '~/i18n/formats'

/**
 * A header row, then a row for each brand.
 * @param users those among whom the administrators are found
 */
export function brandCsv(intl: IntlShape, brands: readonly Brand[], users: readonly Member[]): string[][] {
  const heading = [
    intl.formatMessage({ id: 'forms.label.brand' }),
    intl.formatMessage({ id: 'brandpages.site' }),
    intl.formatMessage({ id: 'brandpages.company' }),
    intl.formatMessage({ id: 'brandpages.admin' }),
    intl.formatMessage({ id: 'brandpages.admin.username' }),
    intl.formatMessage({ id: 'brandpages.people' }),
    intl.formatMessage({ id: 'brandpages.state' }),
    intl.formatMessage({ id: 'brandpages.created.on' }),
  ]
  const formats = createFormats(intl)
  return [heading, ...brands.map((brand) => lineOf(intl, formats, users, brand))]
}

const lineOf = (
  intl: IntlShape,
  { isoDate }: Formats,
  users: readonly Member[],
  { name, url, company, brand_admin, users_count, is_active, created_at }: Brand,
) => [
  name,
  url ?? '',
  String(company ?? ''),
  adminName(intl, brand_admin, users),
  typeof brand_admin === 'string' ? brand_admin : '',
  String(users_count ?? ''),
  intl.formatMessage({ id: is_active ? 'brands.active' : 'brands.inactive' }),
  isoDate(created_at),
]
