import { type DefaultError, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { BrandUser, UserBrand } from '~/api/generated/types.gen'
import { hasNextPage, LARGEST_PAGE, type ListPage, totalOf } from '~/api/list-pages'
import { BrandsIcon, SearchIcon, UsersIcon } from '~/design/icons/icons'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { type ListView } from '~/features/shared/lists/use-list-filters'
import { QueryFailure } from '~/features/shared/queries/QuerySection'
import { EmptySection } from '~/features/shared/Section'
import { useCurrentUser } from '~/features/shared/user/current-user'
import { displayName } from '~/features/shared/user/user-texts'
import type { PlainMessageId } from '~/i18n/messages'
import { canBeGiven } from '~/permissions/permissions'

import {
  type AccessBrand,
  type AccessUser,
  adminChangeOf,
  refusalToAdminister,
  type RequestedChange,
} from './access-change'
import { FIRST_PICK } from './access-queries'
import { PickTable, usePicked, useShownRows } from './PickTable'
import { BrandLines, UserLines } from './UserLines'

type AssignedBrandsProps = {
  user: AccessUser
  brands: readonly UserBrand[]
  busy: boolean
  onRequest: (change: RequestedChange) => Promise<boolean>
}

const nameOf = ({ name }: UserBrand) => name
const renderBrand = (brand: UserBrand) => <BrandLines brand={brand} admin={brand.is_admin} />

/** The brands of a user: remove them, or make the user their administrator. */
export function AssignedBrands({ user, brands, busy, onRequest }: AssignedBrandsProps) {
  const intl = useIntl()
  const picked = usePicked<UserBrand>(({ id }) => brands.every((brand) => brand.id !== id))
  const shown = useShownRows(brands, ({ name }) => name)

  async function removeAll(rows: readonly UserBrand[]) {
    const administered = rows.filter(({ is_admin }) => is_admin).map((brand) => ({ user, brand }))
    if (await onRequest({ kind: 'remove', by: 'user', user, brands: rows, administered })) picked.clear()
  }

  return (
    <PickTable
      of="brands"
      label={intl.formatMessage({ id: 'access.assigned.brands' }, { name: displayName(user) })}
      column="forms.label.brand"
      search={{ label: 'access.review.filter.brands', text: shown.text, onType: shown.type }}
      rows={shown.rows}
      rowName={nameOf}
      renderRow={renderBrand}
      rowActions={(brand) => [
        {
          label: intl.formatMessage({ id: 'access.act.promote' }),
          disabledReason: brand.is_admin
            ? intl.formatMessage({ id: 'access.act.admin.already' })
            : refusalToAdminister(intl, user),
          onClick: () => void onRequest(adminChangeOf(user, [brand], 'user')),
        },
      ]}
      picked={picked}
      action={{ label: 'access.act.remove', danger: true, busy, onApply: (rows) => void removeAll(rows) }}
      placeholder={
        brands.length === 0 ? (
          <EmptySection icon={<BrandsIcon />} title={<FormattedMessage id="access.assigned.none.brands" />}>
            <FormattedMessage id="access.assigned.none.brands.body" />
          </EmptySection>
        ) : (
          shown.rows.length === 0 && (
            <EmptySection icon={<SearchIcon />} title={<FormattedMessage id="access.none.brands" />} />
          )
        )
      }
      pages={shown.pages}
    />
  )
}

type AssignedUsersProps = {
  brand: AccessBrand
  users: readonly BrandUser[]
  busy: boolean
  onRequest: (change: RequestedChange) => Promise<boolean>
}

/** The users of a brand: remove them, or make one its administrator. */
export function AssignedUsers({ brand, users, busy, onRequest }: AssignedUsersProps) {
  const intl = useIntl()
  const selfId = useCurrentUser()?.id
  const picked = usePicked<BrandUser>(({ id }) => users.every((user) => user.id !== id))
  const shown = useShownRows(users, (user) => `${displayName(user)} ${user.email} ${user.username}`)
  const renderUser = useCallback(
    (user: BrandUser) => <UserLines user={user} admin={user.is_brand_admin} self={user.id === selfId} />,
    [selfId],
  )

  async function removeAll(rows: readonly BrandUser[]) {
    const administered = rows.filter(({ is_brand_admin }) => is_brand_admin).map((user) => ({ user, brand }))
    if (await onRequest({ kind: 'remove', by: 'brand', brand, users: rows, administered })) picked.clear()
  }

  return (
    <PickTable
      of="users"
      label={intl.formatMessage({ id: 'access.assigned.users' }, { name: brand.name })}
      column="access.column.user"
      search={{ label: 'access.review.filter.people', text: shown.text, onType: shown.type }}
      rows={shown.rows}
      rowName={displayName}
      renderRow={renderUser}
      rowActions={(user) => [
        {
          label: intl.formatMessage({ id: 'access.act.admin' }),
          disabledReason: user.is_brand_admin
            ? intl.formatMessage({ id: 'access.act.admin.already' })
            : refusalToAdminister(intl, user),
          onClick: () => void onRequest(adminChangeOf(user, [brand], 'brand')),
        },
      ]}
      picked={picked}
      action={{ label: 'access.act.remove', danger: true, busy, onApply: (rows) => void removeAll(rows) }}
      placeholder={
        users.length === 0 ? (
          <EmptySection icon={<UsersIcon />} title={<FormattedMessage id="access.assigned.none.users" />}>
            <FormattedMessage id="access.assigned.none.users.body" />
          </EmptySection>
        ) : (
          shown.rows.length === 0 && (
            <EmptySection icon={<SearchIcon />} title={<FormattedMessage id="access.none.users" />} />
          )
        )
      }
      pages={shown.pages}
    />
  )
}

type Addable = { id: number; is_active: boolean }
type RowOf<Data extends ListPage<Addable>> = Data['results'][number]

type AddRowsProps<Data extends ListPage<Addable>, Key extends QueryKey> = {
  kind: 'users' | 'brands'
  icon: ReactNode
  column: PlainMessageId
  query: (view: ListView) => UseQueryOptions<Data, DefaultError, Data, Key>
  rowName: (row: RowOf<Data>) => string
  renderRow: (row: RowOf<Data>) => ReactNode
  /** Not offered. A role that reaches every brand does not count: an assignment outlasts it. */
  isAssigned: (row: RowOf<Data>) => boolean
  busy: boolean
  /** @returns whether the rows were added */
  onAdd: (rows: readonly RowOf<Data>[]) => Promise<boolean>
}

/** Active users or brands to add: 100 a page, searched by the server. */
export function AddRows<Data extends ListPage<Addable>, Key extends QueryKey>(props: AddRowsProps<Data, Key>) {
  const { kind, icon, column, query, rowName, renderRow, isAssigned, busy, onAdd } = props
  const intl = useIntl()
  const [view, setView] = useState(FIRST_PICK)
  const picked = usePicked(isAssigned)
  const list = useQuery({ ...query(view), ...INLINE_ERROR })
  const found: readonly RowOf<Data>[] = list.data?.results ?? []
  const rows = found.filter((row) => canBeGiven(row) && !isAssigned(row))

  async function add(chosen: readonly RowOf<Data>[]) {
    if (await onAdd(chosen)) picked.clear()
  }

  return (
    <PickTable
      of={kind}
      label={intl.formatMessage({ id: `access.add.${kind}` })}
      column={column}
      search={{
        label: `access.search.${kind}`,
        text: view.search,
        onType: (search) => setView({ ...view, search, page: 1 }),
      }}
      {...{ rows, rowName, renderRow, picked }}
      action={{ label: 'access.act.assign', busy, onApply: (chosen) => void add(chosen) }}
      loading={list.isPending}
      placeholder={
        // rows that are shown stay when they fail to load again
        list.isLoadingError ? (
          <QueryFailure failed={`${kind}.list.failed`} error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          rows.length === 0 && (
            <EmptySection
              icon={icon}
              title={<FormattedMessage id={found.length === 0 ? `access.none.${kind}` : `access.add.none.${kind}`} />}
            >
              {found.length > 0 && <FormattedMessage id="access.add.none.body" />}
            </EmptySection>
          )
        )
      }
      pages={{
        page: view.page,
        size: LARGEST_PAGE,
        total: list.data && totalOf(list.data),
        count: found.length,
        hasNext: list.data !== undefined && hasNextPage(list.data),
        onPage: (page) => setView({ ...view, page }),
      }}
    />
  )
}
