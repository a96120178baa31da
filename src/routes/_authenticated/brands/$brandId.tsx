import { createFileRoute } from '@tanstack/react-router'

import { brandOptions, brandUsersOptions } from '~/features/brands/brands-queries'
import { BrandScreen } from '~/features/brands/BrandScreen'
import { recentActivityOptions } from '~/features/shared/activity/activity-queries'
import { readId } from '~/validation/id-lists'

import { useCurrentUser } from '../../-current-user'
import { read, startReads } from '../../-page-reads'

export const Route = createFileRoute('/_authenticated/brands/$brandId')({
  staticData: { title: 'navigation.brands', namespaces: ['brandpages'] },
  // as a property: the build takes no method out of the first script
  loader: (visit) => {
    const id = readId(visit.params.brandId)
    // an address without an id asks for nothing (C205)
    if (id !== undefined)
      startReads(visit, [read(brandOptions(id)), read(brandUsersOptions(id)), read(recentActivityOptions())])
  },
  component: BrandRoute,
})

function BrandRoute() {
  const user = useCurrentUser()
  const { brandId } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <BrandScreen
      key={brandId}
      user={user}
      id={readId(brandId)}
      onDeleted={() => navigate({ to: '/brands', search: {} })}
    />
  )
}
