import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Brand } from '~/api/generated/types.gen'
import { BrandsIcon } from '~/design/icons/icons'
import { EmptyPart } from '~/features/shared/EmptyPart'
import { QueryFailure } from '~/features/shared/failures/QueryFailure'
import { LARGEST_PAGE } from '~/features/shared/lists/list-pages'

import type { AccessChange, AccessPerson } from './access-change'
import { brandsOptions, FIRST_PICK } from './access-queries'
import { BrandLines } from './BrandLines'
import { PickTable } from './PickTable'
import { usePicked } from './use-picked'

type AddBrandsProps = {
  person: AccessPerson
  /** Already in place: not offered. */
  assigned: ReadonlySet<number>
  busy: boolean
  onAsk: (change: AccessChange) => Promise<boolean>
}

/** Active brands a person may be given: 100 a page, searched by the server (B §9). */
export function AddBrands({ person, assigned, busy, onAsk }: AddBrandsProps) {
  const intl = useIntl()
  const [view, setView] = useState(FIRST_PICK)
  const picked = usePicked<Brand>()
  const list = useQuery(brandsOptions(view))
  const rows = list.data?.results.filter(({ id, is_active }) => is_active && !assigned.has(id)) ?? []
  const found = list.data?.results.length ?? 0

  async function assign(brands: readonly Brand[]) {
    if (await onAsk({ kind: 'assign', by: 'user', people: [person], brands, administered: [] })) picked.clear()
  }

  return (
    <PickTable
      label={intl.formatMessage({ id: 'access.add.brands' })}
      column="forms.label.brand"
      search={{
        label: 'access.search.brands',
        text: view.search,
        onType: (search) => setView({ ...view, search, page: 1 }),
      }}
      rows={rows}
      rowName={({ name }) => name}
      renderRow={(brand) => <BrandLines brand={brand} />}
      picked={picked}
      act={{ label: 'access.act.assign', busy, onAct: (brands) => void assign(brands) }}
      loading={list.isPending}
      placeholder={
        list.isError ? (
          <QueryFailure failed="brands.list.failed" error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          rows.length === 0 && (
            <EmptyPart
              icon={<BrandsIcon />}
              title={<FormattedMessage id={found === 0 ? 'access.none.brands' : 'access.add.none.brands'} />}
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
