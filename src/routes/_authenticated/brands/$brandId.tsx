import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'

import { isGone } from '~/api/is-gone'
import { brandOptions, brandUsersOptions } from '~/features/brands/brands-queries'
import { BrandScreen } from '~/features/brands/BrandScreen'
import { recentActivityOptions } from '~/features/shared/activity/activity-queries'
import { readId } from '~/validation/id-lists'

import { useCurrentUser } from '../../-current-user'
import { read, startReads } from '../../-page-reads'
import { useOwnTitle } from '../../-page-title'

export const Route = createFileRoute('/_authenticated/brands/$brandId')({
  // the heading of the page too, until the brand is known
  staticData: { title: 'forms.label.brand', namespaces: ['brandpages'] },
  // a property: the build cannot take a method out of the first script
  loader: (visit) => {
    const id = readId(visit.params.brandId)
    // an address without an id sends no call (C205)
    if (id !== undefined)
      startReads(visit, [read(brandOptions(id)), read(brandUsersOptions(id)), read(recentActivityOptions())])
  },
  component: BrandRoute,
})

function BrandRoute() {
  const user = useCurrentUser()
  const { brandId } = Route.useParams()
  const navigate = Route.useNavigate()
  const id = readId(brandId)
  return (
    <>
      {id !== undefined && <BrandTitle id={id} />}
      <BrandScreen
        key={brandId}
        user={user}
        id={id}
        // Back would lead to a brand that is gone
        onDeleted={() => navigate({ to: '/brands', search: {}, replace: true })}
      />
    </>
  )
}

/** Names the page after the brand, once the page has loaded it. */
function BrandTitle({ id }: { id: number }) {
  const { data: brand, error } = useQuery({ ...brandOptions(id), enabled: false })
  useOwnTitle(isGone(error) ? undefined : brand?.name)
  return null
}
