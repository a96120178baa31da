import { createFileRoute } from '@tanstack/react-router'

import { PagesScreen } from '~/features/pages/PagesScreen'
import { recentActivityOptions } from '~/features/shared/activity/activity-queries'
import { useBrandSelection } from '~/session/brand-selection'

import { useCurrentUser } from '../-current-user'
import { read, startReads } from '../-page-reads'

export const Route = createFileRoute('/_authenticated/pages')({
  staticData: {
    title: 'pages.title',
    namespaces: ['pages', 'brands'],
    follows: 'brand',
    navigation: { order: 2, label: 'navigation.pages', icon: 'pages' },
  },
  loader: (visit) => startReads(visit, [read(recentActivityOptions())]),
  component: PagesRoute,
})

function PagesRoute() {
  const user = useCurrentUser()
  const selected = useBrandSelection(({ selectedBrandId }) => selectedBrandId)
  return <PagesScreen user={user} brandId={selected} />
}
