import { useMemo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import type { Member } from '~/api/generated/types.gen'
import type { ColumnLayout } from '~/design/data/data-table'
import { DataTable } from '~/design/data/DataTable'
import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { BrandsIcon, UsersIcon } from '~/design/icons/icons'
import type { MenuAction } from '~/design/layers/RowMenu'
import { displayName } from '~/features/shared/display-name'

import { userColumns } from './user-columns'

type UserTableProps = {
  rows: readonly Member[]
  loading: boolean
  /** Replaces the rows if there are none. */
  placeholder: ReactNode
  layout: ColumnLayout
  onLayout: (layout: ColumnLayout) => void
  onOpen: (member: Member) => void
  /** Undefined if the user may not change it. */
  onAccess: ((member: Member) => void) | undefined
}

export function UserTable({ rows, loading, placeholder, layout, onLayout, onOpen, onAccess }: UserTableProps) {
  const intl = useIntl()
  const open = useStableCallback(onOpen)
  const columns = useMemo(() => userColumns({ intl, onOpen: open }), [intl, open])
  const actionsOf = (member: Member): MenuAction[] => [
    {
      label: intl.formatMessage({ id: 'users.brands.show' }),
      icon: <BrandsIcon size={18} />,
      onClick: () => onOpen(member),
    },
    ...(onAccess
      ? [
          {
            label: intl.formatMessage({ id: 'users.access' }),
            icon: <UsersIcon size={18} />,
            onClick: () => onAccess(member),
          },
        ]
      : []),
  ]
  return (
    <DataTable
      label={intl.formatMessage({ id: 'navigation.users' })}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={displayName}
      muted={({ is_active }) => !is_active}
      layout={layout}
      onLayout={onLayout}
      rowActions={actionsOf}
      loading={loading}
      placeholder={placeholder}
    />
  )
}
