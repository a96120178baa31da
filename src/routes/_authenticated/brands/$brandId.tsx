import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { isInaccessible } from '~/api/api-error'
import type { User } from '~/api/generated/types.gen'
import { brandOptions, brandUsersOptions } from '~/features/brands/brand-queries'
import { BrandScreen, ForbiddenBrand } from '~/features/brands/BrandScreen'
import { recentActivityOptions } from '~/features/shared/activity/ActivityCard'
import { allInvitationsOptions } from '~/features/shared/invitation/invitations'
import { PAGES } from '~/features/shared/pages'
import { isCompanyAdmin, managesCompany, mayOpenBrand } from '~/permissions/permissions'
import { useCurrentUserQuery, usePageUser, pageQuery, prefetchPage } from '~/routes/-page-queries'
import { readId } from '~/validation/call-parameters'

import { LazyAccess, useAdminPicker } from '../../-LazyAccess'
import { LoadingPage } from '../../-PageOfUser'
import { useOwnTitle } from '../../../features/shell/page-title'

/** A user fetched less than this ago is up to date. */
const JUST_NOW_MS = 5000

export const Route = createFileRoute('/_authenticated/brands/$brandId')({
  staticData: PAGES['/brands/$brandId'],
  // a property: the build cannot take a method out of the first script
  loader: ({ context, params }) => {
    const id = readId(params.brandId)
    // an address without an id sends no call (C205)
    if (id === undefined) return { queries: [] }
    return prefetchPage(context.queryClient, [
      pageQuery(brandOptions(id), (user) => mayOpenBrand(user, id)),
      pageQuery(brandUsersOptions(id), (user) => mayOpenBrand(user, id)),
      pageQuery(recentActivityOptions()),
      pageQuery(allInvitationsOptions(), isCompanyAdmin),
    ])
  },
  component: BrandRoute,
})

/** The route stays mounted from brand to brand: its state must not pass to the next brand. */
function BrandRoute() {
  const { brandId } = Route.useParams()
  return <BrandOfAddress key={brandId} brandId={brandId} />
}

function BrandOfAddress({ brandId }: { brandId: string }) {
  const user = usePageUser()
  const navigate = Route.useNavigate()
  const id = readId(brandId)
  const access = useBrandAccess(user, id)
  const { chooseAdmin, picker } = useAdminPicker(user)
  if (access === 'denied') return <ForbiddenBrand user={user} />
  if (access === 'unknown') return <LoadingPage />
  return (
    <>
      {id !== undefined && <BrandTitle id={id} />}
      <BrandScreen
        user={user}
        id={id}
        onChooseAdmin={chooseAdmin}
        renderAccess={managesCompany(user) ? (brand) => <LazyAccess brand={brand} /> : undefined}
        // Back would lead to a deleted brand
        onDeleted={() => navigate({ to: '/brands', search: {}, replace: true })}
      />
      {picker}
    </>
  )
}

/** The user may have got access since they were fetched: they are fetched again before a brand is refused. */
function useBrandAccess(user: User, id: number | undefined): 'given' | 'denied' | 'unknown' {
  const { dataUpdatedAt, errorUpdatedAt, isFetchedAfterMount, refetch } = useCurrentUserQuery()
  const [isRecent] = useState(() => Date.now() - Math.max(dataUpdatedAt, errorUpdatedAt) < JUST_NOW_MS)
  const given = id === undefined || mayOpenBrand(user, id)
  // not by the time of the answer alone: the clock may be set back meanwhile
  const outdated = !given && !isRecent && !isFetchedAfterMount
  useEffect(() => {
    if (outdated) void refetch({ cancelRefetch: false })
  }, [outdated, refetch])
  if (given) return 'given'
  return outdated ? 'unknown' : 'denied'
}

/** Names the page after the brand, once the page has loaded it. */
function BrandTitle({ id }: { id: number }) {
  const { data: brand, error } = useQuery({ ...brandOptions(id), enabled: false })
  useOwnTitle(isInaccessible(error) ? undefined : brand?.name)
  return null
}
