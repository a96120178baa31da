import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'

import { lazyDialog } from '~/design/layers/LayerBoundary'
import { useEverOpen, useDialogFromUrl } from '~/design/layers/layers'
import {
  type BrandFilters,
  brandsOptions,
  type BrandsSearch,
  readBrandFilters,
  readBrandsSearch,
} from '~/features/brands/brand-queries'
import { CreateBrand } from '~/features/brands/BrandList'
import { BrandsScreen } from '~/features/brands/BrandsScreen'
import { accessLink } from '~/features/shared/page-links'
import { PAGES, unvalidatedSearch } from '~/features/shared/pages'
import { language } from '~/i18n/language'
import { loadNamespaces } from '~/i18n/message-loader'
import { can, mayChoosePlan } from '~/permissions/permissions'
import { isId } from '~/platform/storage'
import { usePageUser, pageQuery, prefetchPage } from '~/routes/-page-queries'

import { useAdminPicker } from '../../-LazyAccess'

/** The dialog for several brands. Its code and texts are loaded when it first opens. */
const BrandSheetDialog = lazyDialog(async () => {
  const [module] = await Promise.all([
    import('~/features/brands/sheet/BrandSheetDialog'),
    loadNamespaces(language.get(), ['sheet']),
  ])
  return module.BrandSheetDialog
})

// #region route
export const Route = createFileRoute('/_authenticated/brands/')({
  validateSearch: unvalidatedSearch<BrandsSearch>,
  staticData: PAGES['/brands'],
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetchPage(context.queryClient, [pageQuery(brandsOptions(readBrandFilters(deps)))]),
  component: BrandsRoute,
})
// #endregion

function BrandsRoute() {
  const user = usePageUser()
  const address = Route.useSearch()
  const search = useMemo(() => readBrandsSearch(address), [address])
  const navigate = Route.useNavigate()
  const filters = useMemo(() => readBrandFilters(search), [search])
  const mayCreate = can(user, 'brands.write')
  const creating = useDialogFromUrl(search.create === true, mayCreate)
  const pasting = useDialogFromUrl(search.create === 'sheet', mayCreate)
  const sheetNeeded = useEverOpen(pasting)
  const toList = () => void navigate({ search: filters, replace: true })
  const { chooseAdmin, picker } = useAdminPicker(user)
  const onFilters = useCallback(
    (next: BrandFilters, replace: boolean) => void navigate({ search: next, replace, resetScroll: false }),
    [navigate],
  )

  // #region page
  return (
    <BrandsScreen
      user={user}
      filters={filters}
      onFilters={onFilters}
      onCreate={() => void navigate({ search: { ...filters, create: true } })}
      onChooseAdmin={chooseAdmin}
      onAccess={({ id }) => void navigate(accessLink({ by: 'brand', id }))}
      dialog={
        <>
          <CreateBrand
            user={user}
            open={creating}
            onSheet={() => void navigate({ search: { ...filters, create: 'sheet' }, replace: true })}
            onClose={toList}
            // the brand replaces its form in the history; an answer without an id leads back to the list
            onCreated={({ id }) =>
              isId(id)
                ? navigate({ to: '/brands/$brandId', params: { brandId: String(id) }, search: {}, replace: true })
                : navigate({ search: filters, replace: true })
            }
          />
          {sheetNeeded && <BrandSheetDialog open={pasting} upgradable={mayChoosePlan(user)} onClose={toList} />}
          {picker}
        </>
      }
    />
  )
  // #endregion
}
