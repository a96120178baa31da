import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Member } from '~/api/generated/types.gen'
import { UsersIcon } from '~/design/icons/icons'
import { displayName } from '~/features/shared/display-name'
import { EmptyPart } from '~/features/shared/EmptyPart'
import { QueryFailure } from '~/features/shared/failures/QueryFailure'
import { LARGEST_PAGE } from '~/features/shared/lists/list-pages'

import type { AccessChange, AccessBrand } from './access-change'
import { peopleOptions, FIRST_PICK } from './access-queries'
import { PersonLines } from './PersonLines'
import { PickTable } from './PickTable'
import { usePicked } from './use-picked'

type AddPeopleProps = {
  brand: AccessBrand
  /** Already in place: not offered. */
  assigned: ReadonlySet<number>
  busy: boolean
  onAsk: (change: AccessChange) => Promise<boolean>
}

/** Active people a brand may be opened to: 100 a page, searched by the server (B §9). */
export function AddPeople({ brand, assigned, busy, onAsk }: AddPeopleProps) {
  const intl = useIntl()
  const [view, setView] = useState(FIRST_PICK)
  const picked = usePicked<Member>()
  const list = useQuery(peopleOptions(view))
  const rows = list.data?.results.filter(({ id, is_active }) => is_active && !assigned.has(id)) ?? []
  const found = list.data?.results.length ?? 0

  async function assign(people: readonly Member[]) {
    if (await onAsk({ kind: 'assign', by: 'brand', people, brands: [brand], administered: [] })) picked.clear()
  }

  return (
    <PickTable
      label={intl.formatMessage({ id: 'access.add.users' })}
      column="access.column.user"
      search={{
        label: 'access.search.users',
        text: view.search,
        onType: (search) => setView({ ...view, search, page: 1 }),
      }}
      rows={rows}
      rowName={displayName}
      renderRow={(person) => <PersonLines person={person} />}
      picked={picked}
      act={{ label: 'access.act.assign', busy, onAct: (people) => void assign(people) }}
      loading={list.isPending}
      placeholder={
        list.isError ? (
          <QueryFailure failed="users.list.failed" error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          rows.length === 0 && (
            <EmptyPart
              icon={<UsersIcon />}
              title={<FormattedMessage id={found === 0 ? 'access.none.users' : 'access.add.none.users'} />}
            >
              {found > 0 && <FormattedMessage id="access.add.none.body" />}
            </EmptyPart>
          )
        )
      }
      pages={{
        page: view.page,
        size: LARGEST_PAGE,
        total: list.data?.pagination?.count ?? 0,
        onPage: (page) => setView({ ...view, page }),
      }}
    />
  )
}
