import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'

import { useDialogFromUrl } from '~/design/layers/layers'
import {
  invitationsOptions,
  type InvitationsSearch,
  readInvitationsSearch,
  type InvitationFilters,
  readInvitationFilters,
} from '~/features/invitations/invitation-queries'
import { InvitationsScreen } from '~/features/invitations/list/InvitationsScreen'
import { PAGES, unvalidatedSearch } from '~/features/shared/pages'
import { isCompanyAdmin, managesCompany, mayChoosePlan } from '~/permissions/permissions'
import { usePageUser, pageQuery, prefetchPage } from '~/routes/-page-queries'

import { LazyPostponed } from '../../-LazyCards'
import { LazyInviteDialog, preloadInviteOnIntent } from './-LazyInviteDialog'

export const Route = createFileRoute('/_authenticated/users/invitations')({
  validateSearch: unvalidatedSearch<InvitationsSearch>,
  staticData: PAGES['/users/invitations'],
  loaderDeps: ({ search: { status } }) => ({ status }),
  // only company admins invite, and nobody else asks (INV-19)
  loader: ({ context, deps }) =>
    prefetchPage(context.queryClient, [
      pageQuery(invitationsOptions(readInvitationFilters(deps).status), isCompanyAdmin),
    ]),
  component: InvitationsRoute,
})

function InvitationsRoute() {
  const user = usePageUser()
  const address = Route.useSearch()
  const { invite = false, email, brand_id } = useMemo(() => readInvitationsSearch(address), [address])
  const filters = useMemo(() => readInvitationFilters(address), [address])
  const navigate = Route.useNavigate()
  const onFilters = useCallback(
    (next: InvitationFilters, replace: boolean) => void navigate({ search: next, replace, resetScroll: false }),
    [navigate],
  )
  const inviting = useDialogFromUrl(invite, managesCompany(user))

  return (
    <InvitationsScreen
      user={user}
      filters={filters}
      onFilters={onFilters}
      onInvite={() => void navigate({ search: { ...filters, invite: true } })}
      inviteIntent={preloadInviteOnIntent}
      postponed={managesCompany(user) && <LazyPostponed userId={user.id} />}
      dialog={
        <LazyInviteDialog
          open={inviting}
          email={email}
          brandId={brand_id}
          upgradable={mayChoosePlan(user)}
          onClose={() => void navigate({ search: filters, replace: true })}
        />
      }
    />
  )
}
