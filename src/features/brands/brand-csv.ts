import type { IntlShape } from 'react-intl'

import type { Brand, Member } from '~/api/generated/types.gen'
import { adminName } from '~/features/shared/user/company-users'
import { userCount } from '~/features/shared/user/user-texts'
import { createFormats, type Formats } from '~/i18n/formats'

import type { BrandProblems, BrandRow } from './sheet/brand-rows'

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

const lineOf = (intl: IntlShape, { isoDate }: Formats, users: readonly Member[], brand: Brand) => [
  brand.name,
  brand.url ?? '',
  String(brand.company ?? ''),
  adminName(intl, brand.brand_admin, users),
  typeof brand.brand_admin === 'string' ? brand.brand_admin : '',
  String(userCount(brand) ?? ''),
  intl.formatMessage({ id: brand.is_active ? 'brands.active' : 'brands.inactive' }),
  isoDate(brand.created_at),
]

/**
 * A header row, then a row for each brand of a sheet that is not created, with the reason.
 * @param problems of each row
 * @param ready the rows that the plan has room for
 */
export function uncreatedCsv(
  intl: IntlShape,
  rows: readonly BrandRow[],
  problems: readonly BrandProblems[],
  ready: readonly BrandRow[],
): string[][] {
  const heading = [
    intl.formatMessage({ id: 'sheet.brands.csv.line' }),
    intl.formatMessage({ id: 'forms.label.brand' }),
    intl.formatMessage({ id: 'brandpages.site' }),
    intl.formatMessage({ id: 'brandpages.state' }),
    intl.formatMessage({ id: 'sheet.brands.csv.reason' }),
  ]
  const lines = rows.map((row, at) => {
    const wrong = Object.values(problems[at] ?? {}).map((id) => intl.formatMessage({ id }))
    const over = ready.includes(row) ? '' : intl.formatMessage({ id: 'sheet.brands.over.body' })
    const unconfirmed = row.unconfirmed ? intl.formatMessage({ id: 'brandpages.form.create.unconfirmed' }) : ''
    const state = row.state === '' ? row.writtenState : intl.formatMessage({ id: `brands.${row.state}` })
    return [String(row.line), row.name, row.url, state, wrong.join(' · ') || row.refused || unconfirmed || over]
  })
  return [heading, ...lines.filter((_line, at) => !rows[at]?.sent)]
}
