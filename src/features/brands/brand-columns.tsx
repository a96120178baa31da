import type { ReactNode } from 'react'
import type { IntlShape } from 'react-intl'

import type { Brand } from '~/api/generated/types.gen'
import { Count } from '~/design/data/Count'
import type { Column } from '~/design/data/data-table'
import { Truncated } from '~/design/data/Truncated'
import { Muted } from '~/design/layout/Text'
import { adminName } from '~/features/shared/admin-name'
import { AppLink } from '~/features/shared/AppLink'
import type { Formats } from '~/i18n/formats'

import { SORTED_BY } from './brands-search'
import { BrandSite } from './BrandSite'
import { hasNoAdmin } from './read-brands'

type Tools = { intl: IntlShape; formats: Formats; active: (brand: Brand) => ReactNode }

/** Sorted by the server; the ids are the names of the fields. Short columns are as wide as their content. */
export const brandColumns = (tools: Tools): Column<Brand>[] =>
  columns(tools).map((column) => ({ ...column, sortable: SORTED_BY.includes(column.id) }))

const columns = ({ intl, formats, active }: Tools): Column<Brand>[] => [
  {
    id: 'name',
    width: '21%',
    header: intl.formatMessage({ id: 'forms.label.brand' }),
    fit: 'column',
    cell: ({ id, name }) => (
      <AppLink to="/brands/$brandId" params={{ brandId: String(id) }} sx={BLOCK}>
        <Truncated>{name}</Truncated>
      </AppLink>
    ),
  },
  {
    id: 'url',
    width: '31%',
    header: intl.formatMessage({ id: 'brandpages.site' }),
    leftOut: 'below-1200',
    fit: 'column',
    cell: ({ url }) => <BrandSite url={url} inList />,
  },
  {
    id: 'brand_admin',
    width: '14%',
    header: intl.formatMessage({ id: 'brandpages.admin' }),
    // words are never cut: for no administrator, or for one known by id alone
    fit: (brand) => (hasNoAdmin(brand) || typeof brand.brand_admin === 'number' ? 'content' : 'column'),
    cell: (brand) =>
      hasNoAdmin(brand) ? (
        <Muted>{intl.formatMessage({ id: 'brandpages.admin.none' })}</Muted>
      ) : (
        <Truncated>{adminName(intl, brand.brand_admin)}</Truncated>
      ),
  },
  {
    id: 'users_count',
    width: '1%',
    align: 'end',
    header: intl.formatMessage({ id: 'brandpages.people' }),
    cell: ({ users_count }) => <Count value={users_count} />,
  },
  {
    id: 'is_active',
    width: '1%',
    header: intl.formatMessage({ id: 'brandpages.state' }),
    cell: active,
  },
  {
    id: 'created_at',
    width: '1%',
    header: intl.formatMessage({ id: 'brandpages.created.on' }),
    leftOut: 'beside-navigation',
    fit: 'content',
    cell: ({ created_at }) => formats.date(created_at),
  },
]

const BLOCK = { display: 'block' } as const
