import type { IntlShape } from 'react-intl'

import type { Brand } from '~/api/generated/types.gen'

import { adminLogin } from './admin-names'

/** A header row, then a row for each brand. */
export function brandCsv(intl: IntlShape, brands: readonly Brand[]): string[][] {
  const heading = [
    intl.formatMessage({ id: 'forms.label.brand' }),
    intl.formatMessage({ id: 'brandpages.site' }),
    intl.formatMessage({ id: 'brandpages.company' }),
    intl.formatMessage({ id: 'brandpages.admin' }),
    intl.formatMessage({ id: 'brandpages.people' }),
    intl.formatMessage({ id: 'brandpages.state' }),
    intl.formatMessage({ id: 'brandpages.created.on' }),
  ]
  return [heading, ...brands.map((brand) => lineOf(intl, brand))]
}

const lineOf = (intl: IntlShape, { name, url, company, brand_admin, users_count, is_active, created_at }: Brand) => [
  name,
  url ?? '',
  String(company ?? ''),
  adminLogin(brand_admin),
  String(users_count),
  intl.formatMessage({ id: is_active ? 'brands.active' : 'brands.inactive' }),
  // ISO date: every spreadsheet reads it
  created_at?.slice(0, 10) ?? '',
]
