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
import { useToggleBrand } from './use-toggle-brand'

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
  onToggled: (id: number, active: boolean) => void
}

const nameOf = ({ name }: Brand) => name

export function BrandTable(props: BrandTableProps) {
  const { user, rows, loading, placeholder, sort, onSort, layout, onLayout, selected, onSelect } = props
  const { onEdit, onDelete, onAccess, onToggled } = props
  const intl = useIntl()
  const formats = useFormats()
  const { toggle, busy } = useToggleBrand(onToggled)
  const columns = useMemo(() => {
    const active = (brand: Brand) => (
      <BrandActive
        // the switch of another brand, on the next page, does not slide
        key={brand.id}
        brand={brand}
        busy={busy(brand.id)}
        onToggle={mayAdminister(user, brand.id) ? () => toggle(brand) : undefined}
      />
    )
    return brandColumns({ intl, formats, active })
  }, [intl, formats, user, busy, toggle])

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
        onClick: () => toggle(brand),
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
