import { createFileRoute, Navigate } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'

import { Button } from '~/design/inputs/Button'
import { lazyDialog } from '~/design/layers/LayerBoundary'
import { useDialogTarget } from '~/design/layers/layers'
import { preloadDetails } from '~/features/access/AccessPane'
import { AccessScreen } from '~/features/access/AccessScreen'
import { FIRST_VIEW, userListOptions } from '~/features/shared/lists/use-list-filters'
import { accessSearch, readAccessTarget, type AccessSearch } from '~/features/shared/page-links'
import { PAGES, unvalidatedSearch } from '~/features/shared/pages'
import { onlyBrandOf } from '~/features/shared/plan/plan-limits'
import { language } from '~/i18n/language'
import { loadNamespaces } from '~/i18n/message-loader'
import { managesCompany } from '~/permissions/permissions'
import { usePageUser, pageQuery, prefetchPage } from '~/routes/-page-queries'

const BulkAccessDialog = lazyDialog(async () => {
  const [module] = await Promise.all([
    import('~/features/access/bulk/BulkAccessDialog'),
    loadNamespaces(language.get(), ['several']),
  ])
  return module.BulkAccessDialog
})

export const Route = createFileRoute('/_authenticated/access')({
  validateSearch: unvalidatedSearch<AccessSearch>,
  staticData: PAGES['/access'],
  loader: ({ context }) => {
    preloadDetails()
    return prefetchPage(context.queryClient, [pageQuery(userListOptions(FIRST_VIEW), managesCompany)])
  },
  component: AccessRoute,
})

/** The user or brand whose access is shown is in the URL, which follows the choice. */
function AccessRoute() {
  const user = usePageUser()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  // a read-only user changes no access, and may review it
  if (!managesCompany(user)) return <Navigate to="/settings/access-review" replace />
  return (
    <AccessScreen
      target={readAccessTarget(search)}
      onTarget={(target) => void navigate({ search: accessSearch(target), replace: true, resetScroll: false })}
      actions={onlyBrandOf(user) === undefined && <SeveralAtOnce />}
    />
  )
}

/** Opens the dialog about several users and brands. Its code and texts are loaded when the user is about to. */
function SeveralAtOnce() {
  const dialog = useDialogTarget<true>()
  return (
    <>
      <Button
        variant="outlined"
        color="neutral"
        {...BulkAccessDialog.preloadOnIntent}
        onClick={() => dialog.open(true)}
      >
        <FormattedMessage id="access.several" />
      </Button>
      {dialog.target && <BulkAccessDialog open={dialog.isOpen} onClose={dialog.close} onClosed={dialog.clear} />}
    </>
  )
}
