import { type ReactNode, useMemo } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import type { Brand, User } from '~/api/generated/types.gen'
import { Count } from '~/design/data/Count'
import type { Column, ColumnLayout, RowKey, Sort } from '~/design/data/data-table'
import { DataTable } from '~/design/data/DataTable'
import { Truncated } from '~/design/data/Truncated'
import { CheckCircleIcon } from '~/design/icons/first-icons'
import { EditIcon, PauseCircleIcon, TrashIcon, UsersIcon } from '~/design/icons/icons'
import type { MenuAction } from '~/design/layers/RowMenu'
import { Muted } from '~/design/layout/Text'
import { AppLink } from '~/features/shared/AppLink'
import { adminName } from '~/features/shared/user/admin-name'
import { type Formats, useFormats } from '~/i18n/formats'
import { isReadOnly, managesCompany } from '~/permissions/permissions'

import { administersSome, mayAdminister, whyNotAdminister, whyNotWrite } from './brand-form'
import { hasNoAdmin, SORTED_BY } from './brand-queries'
import { BrandActive, BrandSite } from './BrandActive'

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
  onToggle: (brand: Brand) => void
  /** The state of this brand is being changed. */
  busy: (id: number) => boolean
}

const nameOf = ({ name }: Brand) => name

export function BrandTable(props: BrandTableProps) {
  const { user, rows, loading, placeholder, sort, onSort, layout, onLayout, selected, onSelect } = props
  const { onEdit, onDelete, onAccess, onToggle, busy } = props
  const intl = useIntl()
  const formats = useFormats()
  const columns = useMemo(() => {
    const active = (brand: Brand) => (
      <BrandActive
        // a key per brand: the switch must not slide when the next page shows another brand
        key={brand.id}
        brand={brand}
        busy={busy(brand.id)}
        onToggle={mayAdminister(user, brand.id) ? () => onToggle(brand) : undefined}
      />
    )
    return brandColumns({ intl, formats, active })
  }, [intl, formats, user, busy, onToggle])

  function actionsOf(brand: Brand): MenuAction[] {
    const administer = whyNotAdminister(user, brand.id)
    const write = whyNotWrite(user)
    const reason = (id: typeof administer) => id && intl.formatMessage({ id })
    return [
      {
        label: intl.formatMessage({ id: 'data.edit' }),
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
        label: intl.formatMessage({ id: 'brandpages.access' }),
        icon: <UsersIcon size={18} />,
        disabledReason: managesCompany(user) ? undefined : intl.formatMessage({ id: 'brandpages.denied.access' }),
        onClick: () => onAccess(brand),
      },
      {
        label: intl.formatMessage({ id: 'data.delete' }),
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
