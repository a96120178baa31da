import type { NavigationPage } from '~/features/shell/navigation'

/** The navigation of decision 26, including pages that do not exist yet. */
export const EVERY_PAGE: readonly NavigationPage[] = [
  { to: '/users/invitations', order: 6, label: 'navigation.invitations', icon: 'mail', reaches: 'company' },
  { to: '/dashboard', order: 1, label: 'navigation.dashboard', icon: 'dashboard' },
  // read-only without pages.write
  { to: '/pages', order: 2, label: 'navigation.pages', icon: 'pages' },
  { to: '/analytics', order: 3, label: 'navigation.analytics', icon: 'analytics', reaches: 'analytics' },
  { to: '/brands', order: 4, label: 'navigation.brands', icon: 'brands' },
  { to: '/users', order: 5, label: 'navigation.users', icon: 'users', reaches: 'company' },
  { to: '/settings', group: 'account', order: 2, label: 'navigation.settings', icon: 'settings' },
  {
    to: '/settings/billing',
    group: 'account',
    order: 1,
    label: 'navigation.subscription',
    icon: 'card',
    reaches: 'subscription',
  },
]
