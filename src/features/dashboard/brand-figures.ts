import type { BrandsOverview } from '~/api/generated/types.gen'
import { INACTIVE_BRANDS } from '~/features/shared/inactive-brands'
import { isCount } from '~/features/shared/is-count'
import type { PageLink } from '~/features/shared/page-link'
import type { MessageId } from '~/i18n/messages'

import { PLACES, WITHOUT_ADMIN } from './places'

const BRANDS = PLACES.brands

/** Each figure with the filters of the list that it counts. */
const FIGURES = [
  ['dashboard.brands.total', 'total_brands', { to: BRANDS }],
  ['dashboard.brands.active', 'active_brands', { to: BRANDS, search: { is_active: true } }],
  ['dashboard.brands.inactive', 'inactive_brands', INACTIVE_BRANDS],
  ['dashboard.brands.withoutAdmin', 'brands_without_admin', WITHOUT_ADMIN],
  ['dashboard.brands.users', 'total_users', { to: PLACES.users }],
] as const satisfies readonly (readonly [MessageId, keyof BrandsOverview, PageLink])[]

/** The label agrees with the value in number. */
export type BrandFigure = { label: (typeof FIGURES)[number][0]; value: number; link: PageLink }

/** No field of the overview is documented: shows only the figures in the answer (decision 6). */
export const figuresOf = (overview: BrandsOverview): BrandFigure[] =>
  FIGURES.flatMap(([label, field, link]) => {
    const value = overview[field]
    return isCount(value) ? [{ label, value, link }] : []
  })

/** Whether the answer says that there are no brands. */
export const isEmpty = ({ total_brands, results }: BrandsOverview): boolean =>
  total_brands === undefined ? results?.length === 0 : total_brands <= 0
