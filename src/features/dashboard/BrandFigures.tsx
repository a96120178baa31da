import { FormattedMessage } from 'react-intl'

import type { BrandsOverview, User } from '~/api/generated/types.gen'
import { Box } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import { WidthContainer } from '~/design/layout/width-container'
import { AppLink } from '~/features/shared/AppLink'
import { isCount } from '~/features/shared/is-count'
import { BRANDS_WITHOUT_ADMIN, INACTIVE_BRANDS, type PageLink } from '~/features/shared/page-links'
import { PAGES } from '~/features/shared/pages'
import { useFormats } from '~/i18n/formats'
import type { MessageId } from '~/i18n/messages'
import { mayOpenPage } from '~/permissions/permissions'

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

/** Side by side. With less room in pairs, after a row for the total when the count is odd: there is no gap. */
export const FIGURES_GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.25rem, 1fr))',
  gap: '16px 12px',
  m: 0,
  p: 0,
  listStyle: 'none',
  '@container (max-width: 34.25rem)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
  },
  '@container (max-width: 13rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const

type BrandFiguresProps = {
  figures: readonly BrandFigure[]
  user: User
}

/** Each figure links to the list that it counts. */
export function BrandFigures({ figures, user }: BrandFiguresProps) {
  return (
    <WidthContainer>
      <Box component="ul" sx={FIGURES_GRID}>
        {figures.map((figure) => (
          <li key={figure.label}>
            {mayOpenPage(user, PAGES[figure.link.to].right) ? (
              <AppLink {...figure.link} color="inherit" underline="none" sx={LINK}>
                <Figure {...figure} />
              </AppLink>
            ) : (
              <Figure {...figure} />
            )}
          </li>
        ))}
      </Box>
    </WidthContainer>
  )
}

function Figure({ label, value }: BrandFigure) {
  const { number } = useFormats()
  return (
    <>
      <Box component="span" sx={{ display: 'block', typography: 'h1', fontVariantNumeric: 'tabular-nums' }}>
        {number(value)}
      </Box>{' '}
      <Muted as="span" size="small" block>
        <FormattedMessage id={label} values={{ count: value }} />
      </Muted>
    </>
  )
}

const LINK = {
  display: 'block',
  m: -1,
  p: 1,
  borderRadius: 1,
  '&:hover': { backgroundColor: 'action.hover' },
  '&:hover span + span': { textDecoration: 'underline' },
} as const
