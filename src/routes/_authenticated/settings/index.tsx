import { createFileRoute } from '@tanstack/react-router'

import { ComingSoonScreen } from '~/features/shared/ComingSoonScreen'

export const Route = createFileRoute('/_authenticated/settings/')({
  staticData: { title: 'navigation.settings' },
  component: SettingsRoute,
})

function SettingsRoute() {
  return <ComingSoonScreen title="navigation.settings" />
}
