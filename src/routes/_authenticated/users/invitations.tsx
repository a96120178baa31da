import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'

import {
  invitationsOptions,
  type InvitationsSearch,
  readInvitationsSearch,
} from '~/features/invitations/invitation-queries'
import { InvitationsScreen } from '~/features/invitations/InvitationsScreen'
import { useDialogFromUrl } from '~/features/shared/dialog-state'
import { PAGES } from '~/features/shared/pages'
import { canManageSubscription, isCompanyAdmin, managesCompany } from '~/permissions/permissions'

import { LazyPostponed } from '../-LazyPostponed'
import { useCurrentUser } from '../../-current-user'
import { pageQuery, prefetchPage } from '../../-page-queries'
import { unreadSearch } from '../../-unread-search'
import { LazyInviteDialog, preloadInviteDialog } from './-LazyInviteDialog'

export const Route = createFileRoute('/_authenticated/users/invitations')({
  validateSearch: unreadSearch<InvitationsSearch>,
  staticData: PAGES['/users/invitations'],
  loaderDeps: ({ search: { status } }) => ({ status }),
  // only company admins invite, and nobody else asks (INV-19)
  loader: ({ context, deps }) =>
    prefetchPage(context.queryClient, [
      pageQuery(invitationsOptions(readInvitationsSearch(deps).status), isCompanyAdmin),
    ]),
  component: InvitationsRoute,
})

function InvitationsRoute() {
  const user = useCurrentUser()
  const address = Route.useSearch()
  const { status, invite = false, email, brand_id } = useMemo(() => readInvitationsSearch(address), [address])
  const navigate = Route.useNavigate()
  const inviting = useDialogFromUrl(invite, managesCompany(user))

  return (
    <InvitationsScreen
      user={user}
      status={status}
      onStatus={(chosen) => void navigate({ search: filtered(chosen), replace: true })}
      onInvite={() => void navigate({ search: { ...filtered(status), invite: true } })}
      onInviteNear={preloadInviteDialog}
      postponed={managesCompany(user) && <LazyPostponed userId={user.id} />}
      dialog={
        <LazyInviteDialog
          userId={user.id}
          open={inviting}
          email={email}
          brandId={brand_id}
          upgradable={canManageSubscription(user)}
          onClose={() => void navigate({ search: filtered(status), replace: true })}
        />
      }
    />
  )
}

const filtered = (status: string | undefined) => (status === undefined ? {} : { status })
