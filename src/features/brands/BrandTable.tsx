import { type ReactNode, useMemo } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import type { Brand, User } from '~/api/generated/types.gen'
import { Avatar } from '~/design/data/Avatar'
import { Count } from '~/design/data/Count'
import type { Column, ColumnLayout, RowKey, Sort } from '~/design/data/data-table'
import { DataTable } from '~/design/data/DataTable'
import { Truncated } from '~/design/data/Truncated'
import { CheckCircleIcon } from '~/design/icons/first-icons'
import { EditIcon, PauseCircleIcon, TrashIcon, UserIcon, UsersIcon } from '~/design/icons/icons'
import type { MenuAction } from '~/design/layers/MenuLayer'
import { Row } from '~/design/layout/Flex'
import { FavouriteStar, BrandActive, ListedSite, NoAdmin } from '~/features/brands/BrandCells'
import { AppLink } from '~/features/shared/AppLink'
import { brandLink } from '~/features/shared/page-links'
import type { ChooseAdmin } from '~/features/shared/user/company-users'
import { USER_COUNT, userCount } from '~/features/shared/user/user-texts'
import { type Formats, useFormats } from '~/i18n/formats'
import {
  administersSome,
  type BrandDenial,
  isReadOnly,
  managesCompany,
  mayAdminister,
  whyNotAdminister,
  whyNotWrite,
} from '~/permissions/permissions'

import { hasNoAdmin, SORTED_BY } from './brand-queries'

type Tools = {
  intl: IntlShape
  formats: Formats
  active: (brand: Brand) => ReactNode
  /** Undefined if the user may not choose an administrator. */
  onChooseAdmin?: ChooseAdmin | undefined
  adminName: (admin: Brand['brand_admin']) => string
}

/** Sorted by the server; the ids are the names of the fields. Short columns are as wide as their content. */
export const brandColumns = (tools: Tools): Column<Brand>[] =>
  columns(tools).map((column) => ({ ...column, sortable: SORTED_BY.includes(column.id) }))

const columns = ({ intl, formats, active, onChooseAdmin, adminName }: Tools): Column<Brand>[] => [
  {
    id: 'name',
    width: '30%',
    header: intl.formatMessage({ id: 'forms.label.brand' }),
    fit: 'column',
    cell: (brand) => (
      <Row gap="4px 8px" align="center" wrap>
        <Avatar name={brand.name} shape="square" size={24} />
        <BrandLink {...brand} />
        <FavouriteStar brand={brand} />
      </Row>
    ),
    line: BrandLink,
  },
  {
    id: 'url',
    width: '22%',
    header: intl.formatMessage({ id: 'brandpages.site' }),
    leftOut: 'below-1440',
    fit: 'column',
    cell: ({ url }) => <ListedSite url={url} />,
  },
  {
    id: 'brand_admin',
    width: '18%',
    header: intl.formatMessage({ id: 'brandpages.admin' }),
    // words are never cut: for no administrator, or for one known by id alone
    fit: (brand) => (hasNoAdmin(brand) || typeof brand.brand_admin === 'number' ? 'content' : 'column'),
    cell: (brand) =>
      hasNoAdmin(brand) ? (
        <NoAdmin brand={brand} onChooseAdmin={onChooseAdmin} />
      ) : (
        <Admin name={adminName(brand.brand_admin)} />
      ),
    line: (brand) =>
      hasNoAdmin(brand) ? intl.formatMessage({ id: 'brandpages.admin.none' }) : adminName(brand.brand_admin),
  },
  {
    id: USER_COUNT,
    width: '1%',
    align: 'end',
    header: intl.formatMessage({ id: 'brandpages.people' }),
    cell: (brand) => {
      const count = userCount(brand)
      return count === null ? <Count value={count} /> : intl.formatNumber(count)
    },
    line: (brand) => {
      const count = userCount(brand)
      return count !== null && intl.formatMessage({ id: 'brandpages.people.count' }, { count })
    },
  },
  {
    id: 'is_active',
    width: '1%',
    header: intl.formatMessage({ id: 'brandpages.state' }),
    fit: 'content',
    cell: active,
    line: ({ is_active }) => !is_active && intl.formatMessage({ id: 'brands.inactive' }),
    startsLine: true,
  },
  {
    id: 'created_at',
    width: '1%',
    header: intl.formatMessage({ id: 'brandpages.created.on' }),
    leftOut: 'least-room',
    fit: 'content',
    cell: ({ created_at }) => formats.date(created_at),
  },
]

const BrandLink = ({ id, name }: Pick<Brand, 'id' | 'name'>) => (
  <AppLink {...brandLink(id)} sx={NAME}>
    <Truncated>{name}</Truncated>
  </AppLink>
)

const Admin = ({ name }: { name: string }) => (
  <>
    <Avatar name={name} size={24} data-compact="hidden" />
    <Truncated>{name}</Truncated>
  </>
)

/** In a large text the star stands below the name, so that no word breaks. */
const NAME = { display: 'block', flex: '1 1 6em', minWidth: 0 } as const

type BrandTableProps = {
  user: User
  rows: readonly Brand[]
  loading: boolean
  /** Replaces the rows if there are none. */
  placeholder: ReactNode
  sort: Sort
  onSort: (sort: Sort) => void
  layout: ColumnLayout
  onLayout: (layout: ColumnLayout) => void
  selected: ReadonlySet<RowKey>
  onSelect: (keys: ReadonlySet<RowKey>) => void
  onEdit: (brand: Brand) => void
  onDelete: (brand: Brand) => void
  onAccess: (brand: Brand) => void
  onChooseAdmin: ChooseAdmin | undefined
  adminName: Tools['adminName']
  onToggle: (brand: Brand) => void
  /** The state of this brand is being changed. */
  busy: (id: number) => boolean
}

const nameOf = ({ name }: Brand) => name

export function BrandTable(props: BrandTableProps) {
  const { user, rows, loading, placeholder, sort, onSort, layout, onLayout, selected, onSelect } = props
  const { onEdit, onDelete, onAccess, onChooseAdmin, adminName, onToggle, busy } = props
  const intl = useIntl()
  const formats = useFormats()
  const columns = useMemo(() => {
    const active = (brand: Brand) => (
      <BrandActive
        // a key per brand: the switch must not slide when the next page shows another brand
        key={brand.id}
        brand={brand}
        inCell
        busy={busy(brand.id)}
        onToggle={mayAdminister(user, brand.id) ? () => onToggle(brand) : undefined}
      />
    )
    return brandColumns({ intl, formats, active, onChooseAdmin, adminName })
  }, [intl, formats, user, busy, onToggle, onChooseAdmin, adminName])

  function actionsOf(brand: Brand): MenuAction[] {
    const administer = whyNotAdminister(user, brand.id)
    const write = whyNotWrite(user)
    const reason = (denial: BrandDenial | undefined) =>
      denial && intl.formatMessage({ id: `brandpages.denied.${denial}` })
    return [
      {
        label: intl.formatMessage({ id: 'lists.edit' }),
        icon: <EditIcon size={18} />,
        disabledReason: reason(administer),
        onClick: () => onEdit(brand),
      },
      {
        label: intl.formatMessage({ id: brand.is_active ? 'brandpages.deactivate' : 'brandpages.activate' }),
        icon: brand.is_active ? <PauseCircleIcon size={18} /> : <CheckCircleIcon size={18} />,
        disabledReason: reason(administer),
        onClick: () => onToggle(brand),
      },
      {
        label: intl.formatMessage({ id: hasNoAdmin(brand) ? 'brandpages.admin.set' : 'brandpages.admin.change' }),
        icon: <UserIcon size={18} />,
        disabledReason: onChooseAdmin ? undefined : intl.formatMessage({ id: 'brandpages.denied.access' }),
        onClick: (opener) => onChooseAdmin?.({ brands: [brand], opener }),
      },
      {
        label: intl.formatMessage({ id: 'brandpages.access' }),
        icon: <UsersIcon size={18} />,
        disabledReason: managesCompany(user) ? undefined : intl.formatMessage({ id: 'brandpages.denied.access' }),
        onClick: () => onAccess(brand),
      },
      {
        label: intl.formatMessage({ id: 'lists.delete' }),
        icon: <TrashIcon size={18} />,
        danger: true,
        disabledReason: reason(write),
        onClick: () => onDelete(brand),
      },
    ]
  }

  return (
    <DataTable
      label={intl.formatMessage({ id: 'navigation.brands' })}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={nameOf}
      muted={({ is_active }) => !is_active}
      sort={sort}
      onSort={onSort}
      layout={layout}
      onLayout={onLayout}
      {...(administersSome(user) && {
        selection: { keys: selected, onChange: onSelect, selectable: ({ id }: Brand) => mayAdminister(user, id) },
      })}
      {...(!isReadOnly(user) && { rowActions: actionsOf })}
      loading={loading}
      placeholder={placeholder}
    />
  )
}
