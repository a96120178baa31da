import type { BrandsOverview } from '~/api/generated/types.gen'
import type { MessageId } from '~/i18n/messages'

const FIGURES = [
  ['dashboard.brands.total', 'total_brands'],
  ['dashboard.brands.active', 'active_brands'],
  ['dashboard.brands.inactive', 'inactive_brands'],
  ['dashboard.brands.withoutAdmin', 'brands_without_admin'],
  ['dashboard.brands.users', 'total_users'],
] as const satisfies readonly (readonly [MessageId, keyof BrandsOverview])[]

/** The label agrees with the value in number. */
export type BrandFigure = { label: (typeof FIGURES)[number][0]; value: number }

/** No field of the overview is documented: the figures that came, and no other (decision 6). */
export const figuresOf = (overview: BrandsOverview): BrandFigure[] =>
  FIGURES.flatMap(([label, field]) => {
    const value = overview[field]
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? [{ label, value }] : []
  })

/** Known to hold no brand at all. */
export const isEmpty = ({ total_brands, results }: BrandsOverview): boolean =>
  total_brands === undefined ? results?.length === 0 : total_brands <= 0
