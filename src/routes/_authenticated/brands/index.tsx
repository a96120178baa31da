import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'

import { brandsOptions } from '~/features/brands/brands-queries'
import { readBrandFilters, readBrandsSearch, type BrandFilters } from '~/features/brands/brands-search'
import { BrandsScreen } from '~/features/brands/BrandsScreen'
import { CreateBrand } from '~/features/brands/CreateBrand'
import { ACCESS_PLACE } from '~/features/shared/access-place'
import { can } from '~/permissions/permissions'

import { useCurrentUser } from '../../-current-user'
import { read, startReads } from '../../-page-reads'

export const Route = createFileRoute('/_authenticated/brands/')({
  validateSearch: readBrandsSearch,
  staticData: {
    title: 'navigation.brands',
    namespaces: ['brandpages'],
    navigation: { order: 4, label: 'navigation.brands', icon: 'brands' },
  },
  loaderDeps: ({ search }) => readBrandFilters(search),
  loader: (visit) => startReads(visit, [read(brandsOptions(visit.deps))]),
  component: BrandsRoute,
})

function BrandsRoute() {
  const user = useCurrentUser()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const filters = useMemo(() => readBrandFilters(search), [search])
  const onFilters = useCallback(
    (next: BrandFilters, replace: boolean) => void navigate({ search: next, replace, resetScroll: false }),
    [navigate],
  )

  return (
    <BrandsScreen
      user={user}
      filters={filters}
      onFilters={onFilters}
      onCreate={() => void navigate({ search: { ...filters, create: true } })}
      onAccess={() => void navigate(ACCESS_PLACE)}
      dialog={
        <CreateBrand
          user={user}
          open={search.create === true && can(user, 'brands.write')}
          onClose={() => void navigate({ search: filters, replace: true })}
          onCreated={({ id }) => navigate({ to: '/brands/$brandId', params: { brandId: String(id) }, search: {} })}
        />
      }
    />
  )
}
