import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo, useRef } from 'react'

import { useDialogFromUrl } from '~/design/layers/layers'
import { allInvitationsOptions } from '~/features/shared/invitation/invitations'
import { accessLink } from '~/features/shared/page-links'
import { PAGES, unvalidatedSearch } from '~/features/shared/pages'
import {
  readUserFilters,
  readUsersSearch,
  type UserFilters,
  usersOptions,
  type UsersSearch,
} from '~/features/users/users-queries'
import { PendingLink, UsersScreen } from '~/features/users/UsersScreen'
import { isCompanyAdmin, managesCompany, mayChoosePlan } from '~/permissions/permissions'
import { usePageUser, pageQuery, prefetchPage } from '~/routes/-page-queries'

import { LazyAccess } from '../../-LazyAccess'
import { LazyInviteDialog, preloadInviteOnIntent } from './-LazyInviteDialog'

export const Route = createFileRoute('/_authenticated/users/')({
  validateSearch: unvalidatedSearch<UsersSearch>,
  staticData: PAGES['/users'],
  loaderDeps: ({ search }) => search,
  // only company admins, and nobody else asks (decision 26)
  loader: ({ context, deps }) =>
    prefetchPage(context.queryClient, [
      pageQuery(usersOptions(readUserFilters(deps)), isCompanyAdmin),
      pageQuery(allInvitationsOptions(), isCompanyAdmin),
    ]),
  component: UsersRoute,
})

function UsersRoute() {
  const user = usePageUser()
  const address = Route.useSearch()
  const search = useMemo(() => readUsersSearch(address), [address])
  const navigate = Route.useNavigate()
  const filters = useMemo(() => readUserFilters(search), [search])
  const onFilters = useCallback(
    (next: UserFilters, replace: boolean) => void navigate({ search: next, replace, resetScroll: false }),
    [navigate],
  )
  const { history } = useRouter()
  /** The entry before the drawer's is the list, as the drawer was opened from it. */
  const openedHere = useRef(false)

  function show(id: number) {
    openedHere.current = true
    void navigate({ search: { ...filters, user: id }, resetScroll: false })
  }

  function hide() {
    if (openedHere.current) history.back()
    else void navigate({ search: filters, replace: true, resetScroll: false })
    openedHere.current = false
  }

  const inviting = useDialogFromUrl(search.invite === true, managesCompany(user))

  return (
    <UsersScreen
      user={user}
      filters={filters}
      onFilters={onFilters}
      shown={search.user}
      onShow={show}
      onHide={hide}
      onInvite={() => void navigate({ search: { ...filters, invite: true } })}
      inviteIntent={preloadInviteOnIntent}
      onAccess={({ id }) => void navigate(accessLink({ by: 'user', id }))}
      renderAccess={(member) => <LazyAccess user={member} />}
      invitations={<PendingLink user={user} />}
      dialog={
        <LazyInviteDialog
          open={inviting}
          upgradable={mayChoosePlan(user)}
          onClose={() => void navigate({ search: filters, replace: true })}
        />
      }
    />
  )
}
