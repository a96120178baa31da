import { useMemo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import type { Brand, User } from '~/api/generated/types.gen'
import type { ColumnLayout, RowKey, Sort } from '~/design/data/data-table'
import { DataTable } from '~/design/data/DataTable'
import { CheckCircleIcon } from '~/design/icons/first-icons'
import { EditIcon, PauseCircleIcon, TrashIcon, UsersIcon } from '~/design/icons/icons'
import type { MenuAction } from '~/design/layers/RowMenu'
import { useFormats } from '~/i18n/formats'
import { isReadOnly, managesCompany } from '~/permissions/permissions'

import { brandColumns } from './brand-columns'
import { administersSome, mayAdminister, whyNotAdminister, whyNotWrite } from './brand-rights'
import { BrandActive } from './BrandActive'

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
