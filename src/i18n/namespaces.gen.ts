// Written by `npm run messages` from the files of src/i18n/messages/fr. Do not edit.

/** Groups of texts. */
export const NAMESPACES = [
  'access',
  'auth',
  'brandpages',
  'brands',
  'common',
  'compare',
  'dashboard',
  'data',
  'errors',
  'figures',
  'forms',
  'frame',
  'invitations',
  'lists',
  'navigation',
  'onboarding',
  'pages',
  'palette',
  'plans',
  'settings',
  'several',
  'sheet',
  'site',
  'subscription',
  'trial',
  'users',
] as const

export type Namespace = (typeof NAMESPACES)[number]

/** French texts in scripts of their own, loaded together with the route that needs them. */
export const FRENCH_ON_DEMAND = {
  access: () => import('./messages/fr/access.json?messages'),
  auth: () => import('./messages/fr/auth.json?messages'),
  brandpages: () => import('./messages/fr/brandpages.json?messages'),
  brands: () => import('./messages/fr/brands.json?messages'),
  compare: () => import('./messages/fr/compare.json?messages'),
  dashboard: () => import('./messages/fr/dashboard.json?messages'),
  data: () => import('./messages/fr/data.json?messages'),
  figures: () => import('./messages/fr/figures.json?messages'),
  frame: () => import('./messages/fr/frame.json?messages'),
  invitations: () => import('./messages/fr/invitations.json?messages'),
  lists: () => import('./messages/fr/lists.json?messages'),
  onboarding: () => import('./messages/fr/onboarding.json?messages'),
  pages: () => import('./messages/fr/pages.json?messages'),
  palette: () => import('./messages/fr/palette.json?messages'),
  plans: () => import('./messages/fr/plans.json?messages'),
  settings: () => import('./messages/fr/settings.json?messages'),
  several: () => import('./messages/fr/several.json?messages'),
  sheet: () => import('./messages/fr/sheet.json?messages'),
  site: () => import('./messages/fr/site.json?messages'),
  subscription: () => import('./messages/fr/subscription.json?messages'),
  trial: () => import('./messages/fr/trial.json?messages'),
  users: () => import('./messages/fr/users.json?messages'),
}
