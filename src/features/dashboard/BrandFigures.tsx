import { FormattedMessage } from 'react-intl'

import type { BrandsOverview, User } from '~/api/generated/types.gen'
import { KeyFigures } from '~/features/shared/KeyFigures'
import { BRANDS_WITHOUT_ADMIN, INACTIVE_BRANDS, type PageLink } from '~/features/shared/page-links'
import { isCount } from '~/features/shared/provider-data'
import { useFormats } from '~/i18n/formats'
import type { MessageId } from '~/i18n/messages'

/** Each figure with the filters of the list that it counts. */
const FIGURES = [
  ['dashboard.brands.total', 'total_brands', { to: '/brands' }],
  ['dashboard.brands.active', 'active_brands', { to: '/brands', search: { is_active: true } }],
  ['dashboard.brands.inactive', 'inactive_brands', INACTIVE_BRANDS],
  ['dashboard.brands.withoutAdmin', 'brands_without_admin', BRANDS_WITHOUT_ADMIN],
  ['dashboard.brands.users', 'total_users', { to: '/users' }],
] as const satisfies readonly (readonly [MessageId, keyof BrandsOverview, PageLink])[]

/** The label agrees with the value in number. */
type BrandFigure = { label: (typeof FIGURES)[number][0]; value: number; link: PageLink }

/** No field of the overview is documented: shows only the figures in the answer (decision 6). */
export const figuresOf = (overview: BrandsOverview): BrandFigure[] =>
  FIGURES.flatMap(([label, field, link]) => {
    const value = overview[field]
    return isCount(value) ? [{ label, value, link }] : []
  })

/** Whether the answer says that there are no brands. */
export const isEmpty = ({ total_brands, results }: BrandsOverview): boolean =>
  total_brands === undefined ? results?.length === 0 : total_brands <= 0

type BrandFiguresProps = {
  figures: readonly BrandFigure[]
  user: User
}

/** The figures, with labels in the user's language. */
export function BrandFigures({ figures, user }: BrandFiguresProps) {
  const { number } = useFormats()
  return (
    <KeyFigures
      user={user}
      figures={figures.map(({ label, value, link }) => ({
        id: label,
        value: number(value),
        label: <FormattedMessage id={label} values={{ count: value }} />,
        link,
      }))}
    />
  )
}
