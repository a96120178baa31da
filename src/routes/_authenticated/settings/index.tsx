import { createFileRoute } from '@tanstack/react-router'

import { ComingSoonScreen } from '~/features/shared/ComingSoonScreen'

export const Route = createFileRoute('/_authenticated/settings/')({
  staticData: {
    title: 'navigation.settings',
    navigation: { group: 'account', order: 2, label: 'navigation.settings', icon: 'settings' },
  },
  component: SettingsRoute,
})

function SettingsRoute() {
  return <ComingSoonScreen title="navigation.settings" />
}
